import { formatMonth } from '#domain/calendar/month.ts'
import { formatRupees, type Paise, signedRupees } from '#domain/money.ts'
import { Sheet } from '../sheet.tsx'
import { BarChart } from './bar-chart.tsx'

type MonthSum = { month: string; amountMinor: Paise }

/** Giving per month, as bars and in numbers. A month in which more went back than came has none. */
export function MonthChart({ months }: { months: readonly MonthSum[] }) {
  const most = Math.max(...months.map(({ amountMinor }) => amountMinor))
  if (most <= 0) return <p>Nothing was given in the last {months.length} months.</p>
  return (
    <BarChart
      caption="Giving per month"
      summary={`Giving per month over the last ${months.length} months, at most ${formatRupees(most)}`}
      bars={months.map(({ month, amountMinor }) => ({
        key: month,
        value: amountMinor,
        words: SHORT.format(amountMinor / 100),
      }))}
      first={formatMonth(months[0]?.month ?? '')}
      last="This month"
      tickWords={formatRupees}
    >
      <Sheet
        caption="Giving per month: received, less given back"
        columns={[{ label: 'Month' }, { label: 'Amount', isNumber: true }]}
        rows={months.map(({ month, amountMinor }) => ({
          key: month,
          cells: [formatMonth(month), signedRupees(amountMinor)],
        }))}
      />
    </BarChart>
  )
}

/** "13K", "1.2L": there is no room for more above a bar. */
const SHORT = new Intl.NumberFormat('en-IN', { notation: 'compact' })
