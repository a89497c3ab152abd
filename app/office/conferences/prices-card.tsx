import type { ReactNode } from 'react'
import { priceList } from '#app/words/en/prices.ts'
import type { PriceTable } from '#domain/registration/price.ts'

/** What each person pays. */
export function PricesCard({ prices, children }: { prices: PriceTable; children?: ReactNode }) {
  return (
    <section className="office-card" aria-labelledby="prices">
      <h2 id="prices">Prices</h2>
      <dl className="date-prices">
        {priceList(prices).map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  )
}
