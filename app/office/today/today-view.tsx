import type { RefusedForm } from '#app/ui/form/typed.ts'
import { formatDay, formatMoment } from '#domain/dates.ts'
import type { Today } from '#workflows/attention/read-today.ts'
import { AttentionList } from './attention-list.tsx'
import { GiftsToday } from './gifts-today.tsx'
import { RegistrationsToday } from './registrations-today.tsx'

type Props = {
  today: Today
  maySettle: boolean
  /** Whether the empty office offers to make samples. */
  mayFill: boolean
  newKey: () => string
  refused?: RefusedForm | undefined
  settledBy?: SettledBy | undefined
  /** What was typed about it. */
  note?: string | undefined
}

/** Who has marked something as settled meanwhile. */
export type SettledBy = { author: string; at: string }

export function TodayView({ today, mayFill, settledBy, note, ...attention }: Props) {
  const { day, registrations, gifts } = today
  return (
    <div className="today">
      <h1>Today, {formatDay(day)}</h1>
      {mayFill && <FillForm />}
      {settledBy && (
        <p className="notice notice-warning" role="alert">
          {settledBy.author} settled this on {formatMoment(new Date(settledBy.at))}. Your note was
          not stored: {note}
        </p>
      )}
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
