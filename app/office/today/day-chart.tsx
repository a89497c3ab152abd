import { scaleBand, scaleLinear } from 'd3-scale'
import { formatDay } from '#domain/dates.ts'
import { Sheet } from '../sheet.tsx'
import { ChartFrame, PLOT } from './chart-frame.tsx'

type DayCount = { day: string; count: number }

/** Registrations a day, as bars and in numbers. */
export function DayChart({ days }: { days: readonly DayCount[] }) {
  const isEmpty = days.every(({ count }) => count === 0)
  return (
    <figure className="chart-figure">
      {isEmpty ? (
        <p>Nobody has registered in the last {days.length} days.</p>
      ) : (
        <Bars days={days} />
      )}
      <details>
        <summary>Registrations a day in numbers</summary>
        <Sheet
          caption="Registrations a day"
          columns={[{ label: 'Day' }, { label: 'Registrations', isNumber: true }]}
          rows={days.map(({ day, count }) => ({ key: day, cells: [formatDay(day), count] }))}
        />
      </details>
    </figure>
  )
}

function Bars({ days }: { days: readonly DayCount[] }) {
  const most = Math.max(...days.map(({ count }) => count))
  const x = scaleBand(
    days.map(({ day }) => day),
    [PLOT.left, PLOT.right],
  ).paddingInner(0.2)
  const y = scaleLinear([0, most], [PLOT.bottom, PLOT.top])
  return (
    <ChartFrame
      id="registrations-chart"
      title={`Registrations a day over the last ${days.length} days, at most ${most}`}
      first={formatDay(days[0]?.day ?? '')}
      last="Today"
      most={`${most}`}
    >
      {days.map(({ day, count }) => (
        <rect
          key={day}
          className="chart-bar"
          x={x(day)}
          y={y(count)}
          width={x.bandwidth()}
          height={y(0) - y(count)}
        />
      ))}
    </ChartFrame>
  )
}
