import type { ReactNode } from 'react'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { FactsList } from '#app/ui/facts-list.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PrintButton } from '#app/ui/print-button.tsx'
import { ENDING_WORDS, giftWords, registeredWords } from '#app/words/en/endings.ts'
import type { ShownResult } from '#app/words/en/payments.ts'
import { RefundNotes } from './refund-notes.tsx'

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
  return (
    <div className="card result result-success">
      {result.isGift ? <GiftThanks result={result} /> : <Thanks />}
      {when && <p className="result-when">{registeredWords({ name, when })}</p>}
      {ending}
      {children}
      <FactsList
        facts={[
          ['Date', result.date],
          ['Transaction number', result.txnid],
          ['Paid towards', result.towards],
          ['Amount paid', result.amount],
          ['Payer', result.payer],
          ...result.returned,
          ...result.references,
        ]}
      />
      <Notes result={result} />
      <div className="button-row no-print">
        {/* A plain link, so that a private page is not prefetched. */}
        {receipt && (
          <a className="button button-quiet" href={receipt}>
            Receipt
          </a>
        )}
        <PrintButton />
        <ButtonLink to="/" quiet>
          Go to the start page
        </ButtonLink>
      </div>
    </div>
  )
}

function Thanks() {
  return (
    <p className="lead result-outcome">
      <Icon name="check" />
      {ENDING_WORDS.registration.thanks}
    </p>
  )
}

function GiftThanks({ result }: { result: ShownResult }) {
  return (
    <>
      <p className="lead result-outcome">
        <Icon name="check" />
        {ENDING_WORDS.gift.thanks}
      </p>
      <p>{giftWords(result)}</p>
    </>
  )
}

/** Overpayment and refunds. */
function Notes({ result }: { result: ShownResult }) {
  return (
    <>
      {result.overpaid && (
        <p className="result-note">
          Another payment for the same thing had already reached us, so you have paid twice. Our
          office will give this payment back, unless you tell us otherwise.
        </p>
      )}
      <RefundNotes refunds={result.refunds} />
    </>
  )
}
