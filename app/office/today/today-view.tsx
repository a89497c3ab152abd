import { formatDay } from '#domain/dates.ts'
import type { Today } from '#workflows/office/read-today.ts'
import { AttentionList, type RefusedNote } from './attention-list.tsx'
import { GiftsToday } from './gifts-today.tsx'
import { RegistrationsToday } from './registrations-today.tsx'

type Props = {
  today: Today
  maySettle: boolean
  newKey: () => string
  refused?: RefusedNote | undefined
}

export function TodayView({ today, ...attention }: Props) {
  const { day, registrations, gifts } = today
  return (
    <div className="today">
      <h1>Today, {formatDay(day)}</h1>
      <section aria-labelledby="attention">
        <h2 id="attention">Needs attention</h2>
        <AttentionList items={today.attention} {...attention} />
      </section>
      {registrations && <RegistrationsToday registrations={registrations} />}
      {gifts && <GiftsToday gifts={gifts} />}
    </div>
  )
}
