import { receiptNumber } from '#domain/payments/financial-year.ts'

type Numbered = { year: string; number: number }

export function officeReceiptAddress(receipt: Numbered): string {
  return `/office/receipts/${receiptNumber(receipt)}`
}

/** Beside its payment. */
export function ReceiptLink({ receipt }: { receipt: Numbered }) {
  return (
    <>
      <a href={officeReceiptAddress(receipt)}>Receipt</a> {receiptNumber(receipt)}
    </>
  )
}
