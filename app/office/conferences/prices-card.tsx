import type { ReactNode } from 'react'
import { type PriceTable, RESIDENTIAL_TYPES } from '#domain/registration/price.ts'
import { priceList } from '#words/price-list.ts'

/** What each person pays. */
export function PricesCard({ prices, children }: { prices: PriceTable; children?: ReactNode }) {
  return (
    <section className="office-card box stack gap-2" aria-labelledby="prices">
      <h2 id="prices">Prices</h2>
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
    </section>
  )
}
