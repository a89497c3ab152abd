import type { ReactNode } from 'react'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { FactsList } from '#app/ui/facts-list.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PrintButton } from '#app/ui/print-button.tsx'
import type { ShownResult } from '#app/words/en/payments.ts'
import { RefundNotes } from './refund-notes.tsx'

type Props = {
  result: ShownResult
  /** Undefined for somebody who has only the transaction number. */
  receipt: string | undefined
  children?: ReactNode
}

export function SuccessView({ result, receipt, children }: Props) {
  return (
    <div className="card result result-success">
      <p className="lead result-outcome">
        <Icon name="check" />
        Thank you. We have received your payment.
      </p>
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
      {children}
      <div className="button-row no-print">
        <ButtonLink to="/">Go to the start page</ButtonLink>
        {/* A plain link, so that a private page is not prefetched. */}
        {receipt && (
          <a className="button button-quiet" href={receipt}>
            Receipt
          </a>
        )}
        <PrintButton />
      </div>
    </div>
  )
}

/** Overpayment and refunds. */
function Notes({ result }: { result: ShownResult }) {
  return (
    <>
      {result.overpaid && (
        <p className="result-note">
          Another payment for the same thing had already reached us, so this one came twice. Nothing
          is lost: our office sees it and gives it back, unless you tell us otherwise.
        </p>
      )}
      <RefundNotes refunds={result.refunds} />
    </>
  )
}
