import { scaleBand, scaleLinear } from 'd3-scale'
import type { ReactNode } from 'react'
import { Sheet } from '#app/office/sheet.tsx'
import { shortDays } from '#domain/conferences/short-name.ts'
import { formatDay, formatMoment } from '#domain/dates.ts'
import type { Day } from '#domain/days.ts'
import { formatRupees } from '#domain/money.ts'
import type { ConferenceLine } from '#workflows/attention/list-next-conferences.ts'
import type { Today } from '#workflows/attention/read-today.ts'
import { PlacesBar } from '../places-bar.tsx'
import { ChartFrame, PLOT } from './chart-frame.tsx'

type Registrations = NonNullable<Today['registrations']>

const MAX_SHOWN = 3

type Props = Registrations & { day: Day; children: ReactNode }

export function NextConferences({ day, conferences, perDay, children }: Props) {
  return (
    <section className="office-card" aria-labelledby="next-conferences">
      <h2 id="next-conferences">Next conferences</h2>
      {conferences.length === 0 && <p>No conference is open. Open one under Conferences.</p>}
      <ul className="next-conferences">
        {conferences
          .slice(0, MAX_SHOWN)
          .map(({ code, name, days, people, capacity, dueMinor, ...queue }) => (
            <li key={code}>
              <a href={`/office/registrations?${new URLSearchParams({ conference: code })}`}>
                <strong>{name}</strong>
                {days && <span>{shortDays(days, day)}</span>}
              </a>
              <span>
                {capacity === undefined ? people : `${people} of ${capacity}`}
                <PlacesBar people={people} capacity={capacity} />
              </span>
              <span className="next-due">{formatRupees(dueMinor)} due</span>
              <Queue code={code} {...queue} />
            </li>
          ))}
      </ul>
      <DayChart days={perDay} />
      {children}
    </section>
  )
}

type QueueProps = Pick<ConferenceLine, 'code' | 'waiting' | 'offers' | 'offeredUntil'>

/** How many wait, and until when the first open offer holds. */
function Queue({ code, waiting, offers, offeredUntil }: QueueProps) {
  if (waiting === 0 && !offeredUntil) return null
  return (
    <a className="next-waiting" href={`/office/waiting#${code}`}>
      {waiting} waiting
      {offeredUntil && `, ${offers} offered until ${formatMoment(new Date(offeredUntil))}`}
    </a>
  )
}

type DayCount = { day: string; count: number }

/** Registrations a day, as bars and in numbers. */
function DayChart({ days }: { days: readonly DayCount[] }) {
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
