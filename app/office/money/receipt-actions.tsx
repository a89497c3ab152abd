import { formatMoment } from '#domain/dates.ts'
import { receiptNumber } from '#domain/payments/financial-year.ts'
import type { Receipt } from '#workflows/receipts/void-receipt.ts'
import { VoidForm } from './void-form.tsx'

type Props = {
  receipts: readonly Receipt[]
  mayVoid: boolean
  /** The page on which they are. */
  back: string
  /** Of the gift or registration that they are for. */
  version: number
}

export function ReceiptActions({ receipts, mayVoid, ...form }: Props) {
  return (
    <section aria-labelledby="receipts">
      <h2 id="receipts">Receipts</h2>
      <ul className="money-receipts">
        {receipts.map((receipt) => (
          <li key={receipt.number}>
            <strong>{receiptNumber(receipt)}</strong>
            {receipt.voided_at
              ? ` is void since ${formatMoment(new Date(receipt.voided_at))}: ${receipt.void_reason}`
              : ` of ${formatMoment(new Date(receipt.issued_at))}`}
            {mayVoid && !receipt.voided_at && (
              <details className="no-print">
                <summary>Void receipt</summary>
                <VoidForm year={receipt.year} number={receipt.number} {...form} />
              </details>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
