import { useId } from 'react'
import type { RegisterNow } from '#domain/calendar/register-now.ts'
import type { CalendarTrouble } from '#workflows/calendar/calendar-trouble.ts'
import { CalendarNotice } from './calendar-notice.tsx'
import { Icon } from './icon.tsx'
import { RegisterLink } from './register-link.tsx'
import { languageOf } from './text/language-of.ts'

export type UpcomingEvent = {
  summary: string
  /** For people: "14 November 2026". */
  when: string
  /** For machines: a day, or a time with its offset. */
  start: string
  price: string | undefined
  register: RegisterNow | undefined
}

type Props = {
  dates: { events: UpcomingEvent[]; trouble: CalendarTrouble | undefined }
  none: string | undefined
}

/** Most people want one of the next; the others are one tap away. */
const AT_ONCE = 3

/** Upcoming dates, soonest first; otherwise a sentence that there are none or that they are unknown. */
export function UpcomingEvents({ dates: { events, trouble }, none }: Props) {
  return (
    <>
      <CalendarNotice trouble={trouble} />
      {events.length > 0 && <EventList events={events.slice(0, AT_ONCE)} />}
      {events.length > AT_ONCE && (
        <details className="more-dates">
          <summary>More dates</summary>
          <EventList events={events.slice(AT_ONCE)} />
        </details>
      )}
      {events.length === 0 && none && <p className="events-none">{none}</p>}
    </>
  )
}

function EventList({ events }: { events: UpcomingEvent[] }) {
  return (
    <ul className="events">
      {events.map((event) => (
        <EventItem key={`${event.summary} ${event.start}`} event={event} />
      ))}
    </ul>
  )
}

function EventItem({ event }: { event: UpcomingEvent }) {
  const { summary, when, start, price, register } = event
  const about = useId()
  return (
    <li className="event">
      <Icon name="calendar" />
      <div id={about}>
        <h3 dir="auto" lang={languageOf(summary)}>
          {summary}
        </h3>
        <p>
          <time dateTime={start}>{when}</time>
        </p>
        {price && <p className="event-price">{price}</p>}
      </div>
      {register && <RegisterLink register={register} describedBy={about} />}
    </li>
  )
}
