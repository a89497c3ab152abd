import { useId } from 'react'
import type { RegisterLink as Register } from '#domain/calendar/register-now.ts'
import type { CalendarTrouble } from '#workflows/calendar/calendar-trouble.ts'
import { CalendarNotice } from './calendar-notice.tsx'
import { Icon } from './icon.tsx'
import { languageOf } from './language-of.ts'
import { RegisterLink } from './register-link.tsx'

export type UpcomingEvent = {
  summary: string
  /** For people: "14 November 2026". */
  when: string
  /** For machines: a day, or a time with its offset. */
  start: string
  register: Register | undefined
}

type Props = {
  dates: { events: UpcomingEvent[]; trouble: CalendarTrouble | undefined }
  none: string | undefined
}

/** Upcoming dates, soonest first; otherwise a sentence that there are none or that they are unknown. */
export function UpcomingEvents({ dates: { events, trouble }, none }: Props) {
  return (
    <>
      <CalendarNotice trouble={trouble} />
      {events.length > 0 && <EventList events={events} />}
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

function EventItem({ event: { summary, when, start, register } }: { event: UpcomingEvent }) {
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
      </div>
      {register && <RegisterLink register={register} describedBy={about} />}
    </li>
  )
}
