import type { ReactNode } from 'react'
import { priceList, STAYS } from '#app/words/en/prices.ts'
import type { PriceTable } from '#domain/registration/price.ts'

/** What each person pays. */
export function PricesCard({ prices, children }: { prices: PriceTable; children?: ReactNode }) {
  return (
    <section className="office-card" aria-labelledby="prices">
      <h2 id="prices">Prices</h2>
      <dl className="date-prices">
        {priceList(prices).map(({ label, amounts }) => (
          <div key={label}>
            <dt>{label}</dt>
            {amounts.map((amount, index) => (
              <dd key={STAYS[index]}>
                {amount}
                {amounts.length > 1 && <small>{` ${STAYS[index]}`}</small>}
              </dd>
            ))}
          </div>
        ))}
      </dl>
      {children}
    </section>
  )
}
