import { formatDay } from '#domain/dates.ts'
import type { Today } from '#workflows/office/read-today.ts'
import { AttentionList, type RefusedNote } from './attention-list.tsx'
import { GiftsToday } from './gifts-today.tsx'
import { RegistrationsToday } from './registrations-today.tsx'

type Props = {
  today: Today
  maySettle: boolean
  /** Whether the empty office offers to make samples. */
  mayFill: boolean
  newKey: () => string
  refused?: RefusedNote | undefined
}

export function TodayView({ today, mayFill, ...attention }: Props) {
  const { day, registrations, gifts } = today
  return (
    <div className="today">
      <h1>Today, {formatDay(day)}</h1>
      {mayFill && <FillForm />}
      <section aria-labelledby="attention">
        <h2 id="attention">Needs attention</h2>
        <AttentionList items={today.attention} {...attention} />
      </section>
      {registrations && <RegistrationsToday registrations={registrations} />}
      {gifts && <GiftsToday gifts={gifts} />}
    </div>
  )
}

function FillForm() {
  return (
    <form method="post" action="/office/samples" className="notice">
      <p>Nobody has registered yet. To see the office at work, fill it with made-up records.</p>
      <p>
        <button type="submit" className="button">
          Fill with sample families
        </button>
      </p>
    </form>
  )
}
