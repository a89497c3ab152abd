import { scaleLinear, scalePoint } from 'd3-scale'
import { area, line } from 'd3-shape'
import { formatMonth } from '#domain/calendar/month.ts'
import { formatRupees, type Paise } from '#domain/money.ts'
import { Sheet } from '../sheet.tsx'
import { ChartFrame, PLOT } from './chart-frame.tsx'

type MonthSum = { month: string; amountMinor: Paise }

/** Giving a month, as a line and in numbers. */
export function MonthChart({ months }: { months: readonly MonthSum[] }) {
  const isEmpty = months.every(({ amountMinor }) => amountMinor <= 0)
  return (
    <figure className="chart-figure">
      {isEmpty ? (
        <p>Nothing was given in the last {months.length} months.</p>
      ) : (
        <Line months={months} />
      )}
      <details>
        <summary>Giving a month in numbers</summary>
        <Sheet
          caption="Giving a month: received, less given back"
          columns={[{ label: 'Month' }, { label: 'Amount', isNumber: true }]}
          rows={months.map(({ month, amountMinor }) => ({
            key: month,
            cells: [formatMonth(month), formatRupees(amountMinor)],
          }))}
        />
      </details>
    </figure>
  )
}

const TICKS = 3

/** A month in which more went back than came is drawn as nothing. */
function Line({ months }: { months: readonly MonthSum[] }) {
  const most = Math.max(...months.map(({ amountMinor }) => amountMinor))
  const x = scalePoint(
    months.map(({ month }) => month),
    [PLOT.left, PLOT.right],
  ).padding(0.2)
  const y = scaleLinear([0, most], [PLOT.bottom, PLOT.top]).nice(TICKS).clamp(true)
  const ticks = y.ticks(TICKS).map((value) => ({ y: y(value), label: formatRupees(value) }))
  const xOf = ({ month }: MonthSum) => x(month) ?? 0
  const yOf = ({ amountMinor }: MonthSum) => y(amountMinor)
  return (
    <ChartFrame
      id="giving-chart"
      title={`Giving a month over the last ${months.length} months, at most ${formatRupees(most)}`}
      first={formatMonth(months[0]?.month ?? '')}
      last="This month"
      ticks={ticks}
    >
      <path className="chart-area" d={area(xOf, y(0), yOf)([...months]) ?? ''} />
      <path className="chart-line" d={line(xOf, yOf)([...months]) ?? ''} />
      {months.map((each) => (
        <circle key={each.month} className="chart-dot" cx={xOf(each)} cy={yOf(each)} r={2.5} />
      ))}
    </ChartFrame>
  )
}
