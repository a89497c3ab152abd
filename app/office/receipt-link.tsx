import { useFound } from '#app/office/back-to-found.tsx'
import { receiptNumber } from '#domain/payments/financial-year.ts'

type ReceiptId = { year: string; number: number }

export function officeReceiptAddress(receipt: ReceiptId): string {
  return `/office/receipts/${receiptNumber(receipt)}`
}

export function ReceiptLink({ receipt }: { receipt: ReceiptId & { voided_at?: string | null } }) {
  const found = useFound()
  return (
    <>
      <a href={found(officeReceiptAddress(receipt))}>Receipt</a>{' '}
      <span className="money-number nowrap">{receiptNumber(receipt)}</span>
      {receipt.voided_at && ' (void)'}
    </>
  )
}

/** Where the head of the column says what it is. */
export function ReceiptNumber({ receipt }: { receipt: ReceiptId }) {
  return (
    <a className="money-number nowrap" href={officeReceiptAddress(receipt)}>
      <span className="visually-hidden">Receipt </span>
      {receiptNumber(receipt)}
    </a>
  )
}

export function voucherAddress(entry: string): string {
  return `/office/vouchers/${entry}`
}

export function VoucherLink({ entry }: { entry: string }) {
  const found = useFound()
  return (
    <>
      {' · '}
      <a href={found(voucherAddress(entry))}>Voucher</a>
    </>
  )
}
