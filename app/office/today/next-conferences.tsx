import type { ReactNode } from 'react'
import { shortDays } from '#domain/conferences/short-name.ts'
import type { Day } from '#domain/days.ts'
import { formatRupees } from '#domain/money.ts'
import type { Today } from '#workflows/attention/read-today.ts'
import { DayChart } from './day-chart.tsx'
import { PlacesBar } from './places-bar.tsx'

type Registrations = NonNullable<Today['registrations']>

const MAX_SHOWN = 3

type Props = Registrations & { day: Day; children: ReactNode }

export function NextConferences({ day, conferences, perDay, children }: Props) {
  return (
    <section className="office-card" aria-labelledby="next-conferences">
      <h2 id="next-conferences">Next conferences</h2>
      {conferences.length === 0 && <p>No conference is open. Open one under Conferences.</p>}
      <ul className="next-conferences">
        {conferences.slice(0, MAX_SHOWN).map(({ code, name, days, people, capacity, dueMinor }) => (
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
          </li>
        ))}
      </ul>
      <DayChart days={perDay} />
      {children}
    </section>
  )
}
