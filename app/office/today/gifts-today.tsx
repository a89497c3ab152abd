import { timeInIndia } from '#domain/days.ts'
import { formatRupees } from '#domain/money.ts'
import type { Today } from '#workflows/attention/read-today.ts'
import { Sheet } from '../sheet.tsx'
import { MonthChart } from './month-chart.tsx'

type Gifts = NonNullable<Today['gifts']>

export function GiftsToday({ gifts }: { gifts: Gifts }) {
  const { count, amountMinor, newest, perMonth } = gifts
  return (
    <section aria-labelledby="gifts-today">
      <h2 id="gifts-today">
        {count === 1 ? '1 gift today' : `${count} gifts today`}
        {count > 0 && `: ${formatRupees(amountMinor)}`}
      </h2>
      {newest.length > 0 && (
        <Sheet caption="The newest of today" columns={COLUMNS} rows={newest.map(toRow)} />
      )}
      <MonthChart months={perMonth} />
    </section>
  )
}

const COLUMNS = [
  { label: 'Name' },
  { label: 'Fund' },
  { label: 'Method' },
  { label: 'Amount', isNumber: true },
  { label: 'Time', isNumber: true },
]

function toRow(gift: Gifts['newest'][number]) {
  return {
    key: `${gift.id}${gift.at}`,
    cells: [
      <a key="name" href={`/office/gifts/${gift.id}`}>
        {gift.full_name}
      </a>,
      gift.fund,
      gift.method,
      formatRupees(gift.amount_minor),
      timeInIndia(Date.parse(gift.at)),
    ],
  }
}
