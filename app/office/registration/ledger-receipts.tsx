import { ReceiptLink } from '#app/office/receipt-link.tsx'
import { receiptNumber } from '#domain/payments/financial-year.ts'
import type { RegistrationRecord } from '#workflows/registration/read-registration-record.ts'

type Props = { receipts: RegistrationRecord['receipts']; mayHand: boolean }

/** The receipts of one line. Who may not hand them out sees their numbers. */
export function LedgerReceipts({ receipts, mayHand }: Props) {
  return receipts.map((receipt) => (
    <span key={receipt.number}>
      {' · '}
      {mayHand ? <ReceiptLink receipt={receipt} /> : `Receipt ${receiptNumber(receipt)}`}
      {receipt.voided_at && ' (void)'}
    </span>
  ))
}
