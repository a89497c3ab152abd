import type { ReactNode } from 'react'
import { shortDays } from '#domain/conferences/short-name.ts'
import { formatRupees } from '#domain/money.ts'
import type { Today } from '#workflows/attention/read-today.ts'
import { PlacesBar } from '../places-bar.tsx'

/** The numbers of the day: who registered, what is due, what was given, and how full the next one is. */
export function Figures({ today: { day, registrations, gifts } }: { today: Today }) {
  const next = registrations?.conferences[0]
  return (
    <dl className="figures">
      {registrations && (
        <>
          <RegisteredToday people={registrations.people} />
          <StillDue conferences={registrations.conferences} />
        </>
      )}
      {gifts && (
        <Figure label="Given this month" value={formatRupees(gifts.month.amountMinor)}>
          {countOf(gifts.month.count, 'gift')}, {formatRupees(gifts.today.amountMinor)} today
        </Figure>
      )}
      {next && (
        <Figure
          label={`Next: ${next.name}${next.days ? `, ${shortDays(next.days, day)}` : ''}`}
          value={
            next.capacity === undefined
              ? countOf(next.people, 'person', 'people')
              : `${next.people} of ${next.capacity}`
          }
        >
          <PlacesBar people={next.people} capacity={next.capacity} />
          {placesLeft(next)}
        </Figure>
      )}
    </dl>
  )
}

type Registrations = NonNullable<Today['registrations']>

function RegisteredToday({ people }: Pick<Registrations, 'people'>) {
  return (
    <Figure label="Registered today" value={countOf(people.today, 'person', 'people')}>
      {people.week} this week, {people.weekBefore} the week before
    </Figure>
  )
}

function StillDue({ conferences }: Pick<Registrations, 'conferences'>) {
  const dueMinor = conferences.reduce((sum, each) => sum + each.dueMinor, 0)
  const owing = conferences.reduce((sum, each) => sum + each.owing, 0)
  return (
    <Figure label="Still due for coming conferences" value={formatRupees(dueMinor)}>
      {countOf(owing, 'registration')}
    </Figure>
  )
}

function placesLeft({ people, capacity, waiting }: Registrations['conferences'][number]): string {
  const left = capacity === undefined ? '' : `${Math.max(0, capacity - people)} places left`
  return [left, waiting > 0 ? `${waiting} waiting` : ''].filter(Boolean).join(', ')
}

function countOf(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}

function Figure({ label, value, children }: { label: string; value: string; children: ReactNode }) {
  return (
    <div className="figure">
      <dt>{label}</dt>
      <dd className="figure-value">{value}</dd>
      <dd className="figure-note">{children}</dd>
    </div>
  )
}
