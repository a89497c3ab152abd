import { scaleBand, scaleLinear } from 'd3-scale'
import { shortDays } from '#domain/conferences/short-name.ts'
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
      <figcaption>Registrations a day</figcaption>
      <details>
        <summary>In numbers</summary>
        <Sheet
          caption="Registrations a day"
          columns={[{ label: 'Day' }, { label: 'Registrations', isNumber: true }]}
          rows={days.map(({ day, count }) => ({ key: day, cells: [formatDay(day), count] }))}
        />
      </details>
    </figure>
  )
}

const TICKS = 3

function Bars({ days }: { days: readonly DayCount[] }) {
  const most = Math.max(...days.map(({ count }) => count))
  const x = scaleBand(
    days.map(({ day }) => day),
    [PLOT.left, PLOT.right],
  ).paddingInner(0.2)
  const y = scaleLinear([0, most], [PLOT.bottom, PLOT.top]).nice(TICKS)
  const ticks = y.ticks(Math.min(TICKS, most)).map((value) => ({ y: y(value), label: `${value}` }))
  return (
    <ChartFrame
      id="registrations-chart"
      title={`Registrations a day over the last ${days.length} days, at most ${most}`}
      first={shortDays(
        { first: days[0]?.day ?? '', last: days[0]?.day ?? '' },
        days.at(-1)?.day ?? '',
      )}
      last="Today"
      ticks={ticks}
    >
      {days.map(({ day, count }) => (
        <rect
          key={day}
          className={day === days.at(-1)?.day ? 'chart-bar chart-bar-today' : 'chart-bar'}
          x={x(day)}
          y={y(count)}
          width={x.bandwidth()}
          height={y(0) - y(count)}
        />
      ))}
    </ChartFrame>
  )
}
