import type { ReactNode } from 'react'
import { FactsList } from '#app/ui/facts-list.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useWords } from '#app/ui/language.tsx'
import { PrintButton } from '#app/ui/print-button.tsx'
import { ButtonLink } from '#app/ui/site-link.tsx'
import { ENDING_WORDS, RESULT_WORDS } from '#words/payments.ts'
import { RefundNotes } from './refund-notes.tsx'
import type { ShownResult } from './show-payments.server.ts'

type Props = {
  result: ShownResult
  /** When it takes place, for the payer's own browser. */
  when?: string | undefined
  /** The conference, for the same. */
  name?: string | undefined
  /** Undefined for somebody who has only the transaction number. */
  receipt: string | undefined
  /** What comes before the facts in the payer's own browser: tickets and the private page. */
  ending: ReactNode
  children?: ReactNode
}

export function SuccessView({ result, name = '', when = '', receipt, ending, children }: Props) {
  const words = useWords(RESULT_WORDS)
  return (
    <div className="card result result-success">
      {result.isGift ? <GiftThanks result={result} /> : <Thanks />}
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
      <Notes result={result} />
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

function Thanks() {
  const words = useWords(ENDING_WORDS)
  return (
    <p className="lead result-outcome strong">
      <Icon name="check" />
      {words.registration.thanks}
    </p>
  )
}

function GiftThanks({ result }: { result: ShownResult }) {
  const words = useWords(ENDING_WORDS)
  return (
    <>
      <p className="lead result-outcome strong">
        <Icon name="check" />
        {words.gift.thanks}
      </p>
      {result.fundLang ? (
        <p>
          {words.received} <span lang={result.fundLang}>{result.fund}</span>
        </p>
      ) : (
        <p>{[words.received, result.fund].filter(Boolean).join(' ')}</p>
      )}
    </>
  )
}

/** Overpayment and refunds. */
function Notes({ result }: { result: ShownResult }) {
  const words = useWords(RESULT_WORDS)
  return (
    <>
      {result.overpaid && <p className="result-note">{words.paidTwice}</p>}
      <RefundNotes refunds={result.refunds} />
    </>
  )
}
