import { randomUUID } from 'node:crypto'
import { formatMoment } from '#domain/dates.ts'
import { receiptNumber } from '#domain/payments/financial-year.ts'
import type { Receipt } from '#workflows/office/void-receipt.ts'

type Props = { receipts: readonly Receipt[]; mayVoid: boolean }

export function ReceiptActions({ receipts, mayVoid }: Props) {
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
            {mayVoid && !receipt.voided_at && <VoidForm receipt={receipt} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

function VoidForm({ receipt: { year, number } }: { receipt: Receipt }) {
  const id = `void-${year}-${number}`
  return (
    <details className="no-print">
      <summary>Void receipt</summary>
      <form method="post" action="/office/receipts/void" className="form">
        <input type="hidden" name="key" value={randomUUID()} />
        <input type="hidden" name="year" value={year} />
        <input type="hidden" name="number" value={number} />
        <div className="field">
          <label className="field-label" htmlFor={id}>
            Reason
          </label>
          <input id={id} name="reason" className="input" maxLength={200} required />
        </div>
        <label>
          <input type="checkbox" name="reissue" value="yes" /> Issue a new receipt with a new number
        </label>
        <button type="submit" className="button button-quiet">
          Void receipt {year}/{String(number).padStart(6, '0')}
        </button>
      </form>
    </details>
  )
}
