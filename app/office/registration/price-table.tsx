import { explainPrice } from '#app/words/en/prices.ts'
import { formatRupees } from '#domain/money.ts'
import type { RegistrationRecord } from '#workflows/registration/read-registration-record.ts'
import { Sheet } from '../sheet.tsx'

/** The price with its reasons, and what was taken off it. */
export function PriceTable({ record }: { record: RegistrationRecord }) {
  const { lines, registration, account } = record
  const { reducedMinor } = account
  const price = formatRupees(registration.full_minor)
  const rows = [
    ...lines.map((line, index) => ({
      key: String(index),
      cells: [explainPrice(line), formatRupees(line.amount + line.balance)],
    })),
    ...(registration.fee_minor > 0
      ? [
          {
            key: 'fee',
            cells: ['Kept for people who cancelled', formatRupees(registration.fee_minor)],
          },
        ]
      : []),
    { key: 'price', cells: [lines.length > 0 ? 'Price' : 'Price, as it was sold', price] },
    ...(reducedMinor > 0
      ? [{ key: 'reductions', cells: ['Reductions', `− ${formatRupees(reducedMinor)}`] }]
      : []),
  ]
  return (
    <Sheet caption="The price and its reasons" hidesCaption columns={PRICE_COLUMNS} rows={rows} />
  )
}

const PRICE_COLUMNS = [{ label: 'What for' }, { label: 'Amount', isNumber: true }]
