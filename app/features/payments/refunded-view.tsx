import type { ReactNode } from 'react'
import { FactsList } from '#app/ui/facts-list.tsx'
import { useWords } from '#app/ui/language.tsx'
import { PrintButton } from '#app/ui/print-button.tsx'
import { ButtonLink } from '#app/ui/site-link.tsx'
import { RESULT_WORDS } from '#words/payments.ts'
import { RefundNotes } from './refund-notes.tsx'
import type { ShownResult } from './show-payments.server.ts'

export function RefundedView({ result, children }: { result: ShownResult; children?: ReactNode }) {
  const words = useWords(RESULT_WORDS)
  return (
    <div className="card result">
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
