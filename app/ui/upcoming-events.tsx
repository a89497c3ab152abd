import type { CalendarTrouble } from '#workflows/calendar/calendar-trouble.ts'
import { ButtonLink } from './button-link.tsx'
import { CalendarNotice } from './calendar-notice.tsx'
import { Icon } from './icon.tsx'
import { languageOf } from './language-of.ts'

export type UpcomingEvent = {
  summary: string
  /** As people read it: "14 November 2026". */
  when: string
  /** The same for machines: a day, or a moment with its offset. */
  start: string
  register?: { to: string; label: string }
}

type Props = {
  dates: { events: UpcomingEvent[]; trouble: CalendarTrouble | undefined }
  none: string | undefined
}

/** Coming dates, soonest first; a sentence while there are none, another while they are not known. */
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
      {events.map(({ summary, when, start, register }) => (
        <li className="event" key={`${summary} ${start}`}>
          <Icon name="calendar" />
          <div>
            <h3 lang={languageOf(summary)}>{summary}</h3>
            <p>
              <time dateTime={start}>{when}</time>
            </p>
          </div>
          {register && <ButtonLink to={register.to}>{register.label}</ButtonLink>}
        </li>
      ))}
    </ul>
  )
}
