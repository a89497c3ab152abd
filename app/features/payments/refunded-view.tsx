import type { ReactNode } from 'react'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { FactsList } from '#app/ui/facts-list.tsx'
import { PrintButton } from '#app/ui/print-button.tsx'
import type { ShownResult } from '#app/words/en/payments.ts'
import { RefundNotes } from './refund-notes.tsx'

type Props = { result: ShownResult; children?: ReactNode }

export function RefundedView({ result, children }: Props) {
  return (
    <div className="card result">
      <p className="lead" role="status">
        This payment was received and has been given back in full.
      </p>
      <FactsList
        facts={[
          ['Date', result.date],
          ['Transaction number', result.txnid],
          ['Paid towards', result.towards],
          ['Amount', result.amount],
          ['Payer', result.payer],
          ...result.returned,
          ...result.references,
        ]}
      />
      {result.refunds.length > 1 && <RefundNotes refunds={result.refunds} />}
      <p>
        Banks may take up to seven working days to show it. If it has not arrived by then, please
        give your bank the numbers above.
      </p>
      {children}
      <div className="button-row no-print">
        <ButtonLink to="/contact" quiet>
          Contact us
        </ButtonLink>
        <PrintButton />
      </div>
    </div>
  )
}
