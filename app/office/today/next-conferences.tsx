import type { ReactNode } from 'react'
import { numbers, Sheet } from '#app/office/sheet.tsx'
import { peopleWords } from '#app/office/words/conferences.ts'
import { shortDays } from '#domain/conferences/short-name.ts'
import { shortDay, shortMoment } from '#domain/dates.ts'
import type { Day } from '#domain/days.ts'
import { formatRupees } from '#domain/money.ts'
import type { ConferenceLine, Today } from '#workflows/attention/read-today.ts'
import { PlacesBar } from '../figure.tsx'
import { BarChart } from './bar-chart.tsx'

type Registrations = NonNullable<Today['registrations']>

const MAX_SHOWN = 3

export function NextConferences(props: Registrations & { day: Day; children: ReactNode }) {
  const { day, conferences, perDay, children } = props
  return (
    <section className="office-card box stack gap-2" aria-labelledby="next-conferences">
      <h2 id="next-conferences">Next conferences</h2>
      {conferences.length === 0 && <p>No conference is open. Open one under Conferences.</p>}
      <ul className="next-conferences lines">
        {conferences
          .slice(0, MAX_SHOWN)
          .map(({ code, name, days, people, capacity, dueMinor, ...queue }) => (
            <li key={code}>
              <a href={`/office/registrations?${new URLSearchParams({ conference: code })}`}>
                <strong>{name}</strong>
                {days && <span className="soft">{shortDays(days, day)}</span>}
              </a>
              <span>
                {capacity === undefined ? peopleWords(people) : `${people} of ${capacity}`}
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

/** How many wait, and until when the first open offer holds. */
function Queue(props: Pick<ConferenceLine, 'code' | 'waiting' | 'offers' | 'offeredUntil'>) {
  const { code, waiting, offers, offeredUntil } = props
  if (waiting === 0 && !offeredUntil) return null
  return (
    <a className="whole" href={`/office/waiting#${code}`}>
      {waiting} waiting
      {offeredUntil && `, ${offers} offered until ${shortMoment(offeredUntil)}`}
    </a>
  )
}

/** Registrations per day, as bars and in numbers. */
function DayChart({ days }: { days: readonly { day: string; count: number }[] }) {
  const max = Math.max(...days.map(({ count }) => count))
  const [first, today] = [days[0]?.day ?? '', days.at(-1)?.day ?? '']
  if (max === 0) return <p>Nobody has registered in the last {days.length} days.</p>
  return (
    <BarChart
      caption="Registrations per day"
      summary={`Registrations per day over the last ${days.length} days, at most ${max}`}
      bars={days.map(({ day, count }) => ({ key: day, value: count, words: String(count) }))}
      first={shortDays({ first, last: first }, today)}
      last="Today"
      tickWords={String}
    >
      <Sheet
        caption="Registrations per day"
        hidesCaption
        columns={['Day', ...numbers('Registrations')]}
        rows={days.map(({ day, count }) => ({ key: day, cells: [shortDay(day), count] }))}
      />
    </BarChart>
  )
}
