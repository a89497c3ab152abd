import type { ReactNode } from 'react'
import { FactsList } from '#app/ui/facts-list.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useLanguage, useWords } from '#app/ui/language.tsx'
import { PrintButton } from '#app/ui/print-button.tsx'
import { ButtonLink } from '#app/ui/site-link.tsx'
import type { Language } from '#domain/language.ts'
import { momentIn, rupeesIn } from '#domain/language-formats.ts'
import { toDecimalText } from '#domain/money.ts'
import { ENDING_WORDS, PAYMENT_WORDS, RESULT_WORDS } from '#words/payments.ts'
import { PayButton } from './pay-button.tsx'
import type { OwnPayment, ShownResult } from './read-response.server.ts'
import { refusalWords } from './refusal-words.ts'

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
  const language = useLanguage()
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
          ...returnedFacts(language, result),
          ...referenceFacts(language, result),
        ]}
      />
      {result.overpaid && <p className="note">{words.paidTwice}</p>}
      <RefundNotes result={result} />
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
  const language = useLanguage()
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
          ...returnedFacts(language, result),
          ...referenceFacts(language, result),
        ]}
      />
      {result.refunds.length > 1 && <RefundNotes result={result} />}
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
  const language = useLanguage()
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
          ...returnedFacts(language, result),
          ...referenceFacts(language, result),
        ]}
      />
      <RefundNotes result={result} />
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
  const references = referenceFacts(useLanguage(), result)
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
      {references.some(([, value]) => value) && (
        <details className="result-facts" open={!isOwn}>
          <summary>{words.about}</summary>
          <FactsList facts={references} />
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
  own: OwnPayment | undefined
  sent: boolean
}) {
  const { label, own, sent } = props
  const language = useLanguage()
  if (!own) return <LinkByMail leadsTo="paying" sent={sent} />
  if (!own.refusal) return <PayButton label={label} />
  return (
    <p className="note" role="status">
      {refusalWords(language, own.refusal)}
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
export function RefundNotes({ result: { refunds } }: { result: Pick<ShownResult, 'refunds'> }) {
  const language = useLanguage()
  const { wasGivenBack, isComingBack } = PAYMENT_WORDS[language]
  return refunds.map(({ isDone, amountMinor, at }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two refunds may read the same
    <p className="note" key={index}>
      {(isDone ? wasGivenBack : isComingBack)(
        rupeesIn(language, amountMinor),
        momentIn(language, new Date(at)),
      )}
    </p>
  ))
}

type Fact = readonly [label: string, value: string]

/** What a bank needs to trace the payment. */
export function referenceFacts(
  language: Language,
  { kind, references }: Pick<ShownResult, 'kind' | 'references'>,
): Fact[] {
  const { takenMinor, bankReference, providerId, method, chargedOnTopMinor } = references
  const words = PAYMENT_WORDS[language]
  const wasPaid = kind === 'success' || kind === 'refunded'
  const onTop = chargedOnTopMinor > 0 ? words.decimalRupees(toDecimalText(chargedOnTopMinor)) : ''
  return [
    [words.amountTaken, takenMinor === undefined ? '' : rupeesIn(language, takenMinor)],
    [words.bankReference, bankReference],
    [words.providerNumber, providerId],
    [wasPaid ? words.paidBy : words.method, method],
    [words.onTop, onTop],
  ]
}

/** The refunded and the kept amount; empty when nothing was refunded. */
export function returnedFacts(
  language: Language,
  { returned: { doneMinor, keptMinor } }: Pick<ShownResult, 'returned'>,
): Fact[] {
  const { givenBack, kept } = PAYMENT_WORDS[language]
  if (doneMinor === 0) return []
  return [
    [givenBack, rupeesIn(language, doneMinor)],
    [kept, keptMinor > 0 ? rupeesIn(language, keptMinor) : ''],
  ]
}
