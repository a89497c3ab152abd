import { timeInIndia } from '#domain/days.ts'
import { formatRupees } from '#domain/money.ts'
import type { Today } from '#workflows/office/read-today.ts'
import { Sheet } from '../sheet.tsx'
import { MonthChart } from './month-chart.tsx'

export function GiftsToday({ gifts }: { gifts: NonNullable<Today['gifts']> }) {
  const { count, amountMinor, newest, perMonth } = gifts
  const columns = [
    { label: 'Name' },
    { label: 'Fund' },
    { label: 'Method' },
    { label: 'Amount', isNumber: true },
    { label: 'Time', isNumber: true },
  ]
  const rows = newest.map((gift) => ({
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
  }))
  return (
    <section aria-labelledby="gifts-today">
      <h2 id="gifts-today">
        {count === 1 ? '1 gift today' : `${count} gifts today`}
        {count > 0 && `: ${formatRupees(amountMinor)}`}
      </h2>
      {rows.length > 0 && <Sheet caption="The newest of today" columns={columns} rows={rows} />}
      <MonthChart months={perMonth} />
    </section>
  )
}
