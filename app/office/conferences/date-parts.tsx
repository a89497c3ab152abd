import type { ReactNode } from 'react'
import { OfficeCard } from '#app/office/office-card.tsx'
import { stateWords } from '#app/office/words/conferences.ts'
import type { DateState } from '#domain/conferences/calendar-date.ts'
import { type PriceTable, RESIDENTIAL_TYPES } from '#domain/registration/price.ts'
import { priceList } from '#words/price-list.ts'

const TONES: Record<DateState, 'good' | 'open' | 'waiting' | 'over'> = {
  open: 'good',
  full: 'waiting',
  'to-open': 'open',
  closed: 'over',
  over: 'over',
  'over-open': 'open',
}

export function StateChip({ state, opens }: { state: DateState; opens: number | undefined }) {
  return <span className={`chip chip-${TONES[state]}`}>{stateWords(state, opens)}</span>
}

export function PricesCard({ prices, children }: { prices: PriceTable; children?: ReactNode }) {
  return (
    <OfficeCard id="prices" title="Prices">
      <dl className="date-prices lines">
        {priceList('en', prices).map(({ label, amounts }) => (
          <div className="cluster split" key={label}>
            <dt>{label}</dt>
            {amounts.map((amount, index) => (
              <dd key={RESIDENTIAL_TYPES[index]}>
                {amount}
                {amounts.length > 1 && <small>{` ${RESIDENTIAL_TYPES[index]}`}</small>}
              </dd>
            ))}
          </div>
        ))}
      </dl>
      {children}
    </OfficeCard>
  )
}
