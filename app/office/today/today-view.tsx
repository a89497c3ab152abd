import type { RefusedForm } from '#app/ui/form/typed.ts'
import { dayWithWeekday, shortMoment } from '#domain/dates.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import type { Today } from '#workflows/attention/read-today.ts'
import { AttentionList, isUntidy } from './attention-list.tsx'
import { Figures } from './figures.tsx'
import { FirstSteps } from './first-steps.tsx'
import { MonthChart } from './month-chart.tsx'
import { NextConferences } from './next-conferences.tsx'

type Props = {
  today: Today
  actor: Actor
  /** Whether the empty office offers to make samples. */
  mayFill: boolean
  newKey: () => string
  /** The kind whose items are shown. */
  open?: string | undefined
  refused?: RefusedForm | undefined
  settledBy?: SettledBy | undefined
  /** What was typed about it. */
  note?: string | undefined
}

/** Who has marked something as settled meanwhile. */
export type SettledBy = { author: string; at: string }

export function TodayView(props: Props) {
  const { today, actor, mayFill, settledBy, note, ...attention } = props
  const { day, isEmpty, registrations, gifts } = today
  const items = isEmpty ? today.attention.filter((item) => !isUntidy(item)) : today.attention
  return (
    <div className="today">
      <header className="today-head">
        <h1>Today, {dayWithWeekday(day)}</h1>
        {staffCan.takeRegistration(actor) && (
          <a className="button office-primary" href="/office/registrations/new">
            Take a registration
          </a>
        )}
      </header>
      {isEmpty && <FirstSteps actor={actor} mayFill={mayFill} />}
      {settledBy && (
        <p className="notice notice-warning" role="alert">
          {settledBy.author} settled this on {shortMoment(settledBy.at)}. Your note was not stored:{' '}
          {note}
        </p>
      )}
      {!isEmpty && <Figures today={today} />}
      <div className="today-columns">
        {(!isEmpty || items.length > 0) && (
          <section className="office-card" aria-labelledby="attention">
            <h2 id="attention">Needs attention</h2>
            <AttentionList items={items} today={day} actor={actor} {...attention} />
          </section>
        )}
        {registrations && !isEmpty && (
          <NextConferences day={day} {...registrations}>
            {gifts && (
              <details className="today-giving">
                <summary>Giving in the last twelve months</summary>
                <MonthChart months={gifts.perMonth} />
              </details>
            )}
          </NextConferences>
        )}
      </div>
    </div>
  )
}
