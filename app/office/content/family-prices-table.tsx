import { formatRupees } from '#domain/money.ts'
import { Sheet } from '../sheet.tsx'
import { BUTTON } from './edit/form-buttons.ts'
import type { FamilyPrice } from './family-prices.ts'

const COLUMNS = [
  { label: 'Dates' },
  { label: 'With beds', isNumber: true },
  { label: 'Without beds', isNumber: true },
  { label: 'To reserve', isNumber: true },
]

/** What a family would pay at the prices that are in the form. */
export function FamilyPrices({ prices }: { prices: readonly FamilyPrice[] }) {
  return (
    <section aria-labelledby="family">
      <h2 id="family">What a family of four would pay</h2>
      <p className="field-help">Two adults, a child of 8 and a child of 4.</p>
      {prices.length > 0 && (
        <Sheet
          caption="For each date"
          columns={COLUMNS}
          rows={prices.map(({ event, withBeds, withoutBeds, part }, index) => ({
            key: `${index} ${event}`,
            cells: [event, ...[withBeds, withoutBeds, part].map((amount) => formatRupees(amount))],
          }))}
        />
      )}
      <p>
        <button className="button button-quiet" type="submit" name={BUTTON} value="show prices">
          Work it out again
        </button>
      </p>
    </section>
  )
}
