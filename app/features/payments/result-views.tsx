import type { ReactNode } from 'react'
import { FactsList } from '#app/ui/facts-list.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useWords } from '#app/ui/language.tsx'
import { PrintButton } from '#app/ui/print-button.tsx'
import { ButtonLink } from '#app/ui/site-link.tsx'
import { ENDING_WORDS, RESULT_WORDS } from '#words/payments.ts'
import { PayButton } from './pay-button.tsx'
import type { ShownPayment } from './read-response.server.ts'
import type { ShownResult } from './show-payments.server.ts'

export function SuccessView(props: {
  result: ShownResult
  /** When it takes place, for the payer's own browser. */
  when?: string | undefined
  /** The conference, for the same. */
  name?: string | undefined
  /** Whose draft is no longer needed. */
  form: string | undefined
  /** Undefined for somebody who has only the transaction number. */
  receipt: string | undefined
  /** What comes before the facts in the payer's own browser: tickets and the private page. */
  ending: ReactNode
  children?: ReactNode
}) {
  const { result, name = '', when = '', form, receipt, ending, children } = props
  const words = useWords(RESULT_WORDS)
  return (
    <div className="card result-success narrow" data-forget-draft={form}>
      <Thanks result={result} />
      {when && <p className="strong">{`${name}: ${when}`}</p>}
      {ending}
      {children}
      <FactsList
        facts={[
          [words.date, result.date],
          [words.txnid, result.txnid],
          [words.paidTowards, result.towards, result.fundLang],
          [words.amountPaid, result.amount],
          [words.payer, result.payer],
          ...result.returned,
          ...result.references,
        ]}
      />
      {result.overpaid && <p className="note">{words.paidTwice}</p>}
      <RefundNotes refunds={result.refunds} />
      <div className="button-row no-print">
        {/* A plain link, so that a private page is not prefetched. */}
        {receipt && (
          <a className="button button-quiet" href={receipt}>
            {words.receipt}
          </a>
        )}
        <PrintButton />
        <ButtonLink to="/" quiet>
          {words.toStart}
        </ButtonLink>
      </div>
    </div>
  )
}

function Thanks({ result }: { result: ShownResult }) {
  const words = useWords(ENDING_WORDS)
  return (
    <>
      <p className="lead line top strong">
        <Icon name="check" />
        {(result.isGift ? words.gift : words.registration).thanks}
      </p>
      {result.isGift && (
        <p>
          {result.fundLang ? (
            <>
              {words.received} <span lang={result.fundLang}>{result.fund}</span>
            </>
          ) : (
            [words.received, result.fund].filter(Boolean).join(' ')
          )}
        </p>
      )}
    </>
  )
}

export function RefundedView({ result, children }: { result: ShownResult; children?: ReactNode }) {
  const words = useWords(RESULT_WORDS)
  return (
    <div className="card result narrow">
      <p className="lead" role="status">
        {words.refunded}
      </p>
      <FactsList
        facts={[
          [words.date, result.date],
          [words.txnid, result.txnid],
          [words.paidTowards, result.towards, result.fundLang],
          [words.amount, result.amount],
          [words.payer, result.payer],
          ...result.returned,
          ...result.references,
        ]}
      />
      {result.refunds.length > 1 && <RefundNotes refunds={result.refunds} />}
      <p>{words.bankTakes}</p>
      {children}
      <div className="button-row no-print">
        <ButtonLink to="/contact" quiet>
          {words.contact}
        </ButtonLink>
        <PrintButton />
      </div>
    </div>
  )
}

/** Shown while the outcome is unknown: what is known, and whether to wait or to pay again. The script looks again. */
export function ConfirmingView(props: {
  result: ShownResult
  /** The button to pay, or the reason why there is none. */
  wayOn: ReactNode
  children?: ReactNode
}) {
  const { result, wayOn, children } = props
  const words = useWords(RESULT_WORDS)
  const known: Partial<Record<ShownResult['outcome'], typeof words.waiting>> = words.outcomes
  const { lead, more } = known[result.outcome] ?? words.waiting
  return (
    <div className="card result narrow" data-look-again="">
      <p className="lead" role="status">
        {lead}
      </p>
      <p>{more}</p>
      <p>{words.checksAgain}</p>
      <FactsList
        facts={[
          [words.txnid, result.txnid],
          [words.towards, result.towards, result.fundLang],
          [words.amount, result.amount],
          [words.payer, result.payer],
          ...result.returned,
          ...result.references,
        ]}
      />
      <RefundNotes refunds={result.refunds} />
      {children}
      {wayOn}
    </div>
  )
}

export function FailureView(props: {
  result: ShownResult
  /** The button to pay, or the reason why there is none. */
  wayOn: ReactNode
  /** Whether this is the payer's own browser. Others have come for the facts. */
  isOwn: boolean
  children?: ReactNode
}) {
  const { result, wayOn, isOwn, children } = props
  const words = useWords(RESULT_WORDS)
  const { taken, more } = words[result.outcome === 'dropped' ? 'dropped' : 'failed']
  return (
    <div className="card result-failure narrow">
      <p className="lead line top strong">
        <Icon name="alert" />
        {words.failures[result.why]}
      </p>
      <p>{taken}</p>
      <div className="button-row no-print">
        {wayOn}
        <ButtonLink to="/contact" quiet>
          {words.contact}
        </ButtonLink>
      </div>
      <FactsList
        facts={[
          [words.date, result.date],
          [words.txnid, result.txnid],
          [words.towards, result.towards, result.fundLang],
          [words.reason, result.reason, 'en'],
          [words.details, result.details, 'en'],
          [words.amount, result.amount],
          [words.payer, result.payer],
        ]}
      />
      {children}
      <p>{more}</p>
      {result.references.some(([, value]) => value) && (
        <details className="result-facts" open={!isOwn}>
          <summary>{words.about}</summary>
          <FactsList facts={result.references} />
        </details>
      )}
    </div>
  )
}

/**
 * After a payment that did not succeed: the button to pay, the reason why there is none, or the link by
 * mail.
 */
export function PayAgain(props: {
  label: string
  /** Undefined for somebody who has only the transaction number. */
  own: ShownPayment['own'] | undefined
  sent: boolean
}) {
  const { label, own, sent } = props
  if (!own) return <LinkByMail leadsTo="paying" sent={sent} />
  if (own.refused === undefined) return <PayButton label={label} />
  return (
    <p className="note" role="status">
      {own.refused}
    </p>
  )
}

/**
 * Shown to somebody who has only the transaction number: personal data is behind the link in the mail.
 */
export function LinkByMail(props: {
  /** What the link leads to. */
  leadsTo: 'everything' | 'paying'
  /** Whether the mail was requested a moment ago. */
  sent: boolean
}) {
  const { leadsTo, sent } = props
  const words = useWords(RESULT_WORDS)
  return (
    <form className="stack no-print" method="post">
      <p>{leadsTo === 'everything' ? words.linkToEverything : words.linkToPaying}</p>
      {sent && (
        <p className="note" role="status">
          {words.linkSent}
        </p>
      )}
      <div>
        <button className="button button-quiet" type="submit" name="intent" value={MAIL_THE_LINK}>
          {words.sendLink}
        </button>
      </div>
    </form>
  )
}

export const MAIL_THE_LINK = 'send-link'

/** The refunds that are under way or done. */
function RefundNotes({ refunds }: { refunds: readonly string[] }) {
  return refunds.map((refund, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two refunds may read the same
    <p className="note" key={index}>
      {refund}
    </p>
  ))
}
