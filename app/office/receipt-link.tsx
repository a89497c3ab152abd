import { useFound } from '#app/office/back-to-found.tsx'
import { receiptNumber } from '#domain/payments/financial-year.ts'

type Numbered = { year: string; number: number }

export function officeReceiptAddress(receipt: Numbered): string {
  return `/office/receipts/${receiptNumber(receipt)}`
}

export function ReceiptLink({ receipt }: { receipt: Numbered & { voided_at?: string | null } }) {
  const found = useFound()
  return (
    <>
      <a href={found(officeReceiptAddress(receipt))}>Receipt</a>{' '}
      <span className="money-number nowrap">{receiptNumber(receipt)}</span>
      {receipt.voided_at && ' (void)'}
    </>
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
