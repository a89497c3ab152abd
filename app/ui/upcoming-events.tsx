import { ButtonLink } from './button-link.tsx'
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

/** Coming dates, soonest first; a sentence while there are none. */
export function UpcomingEvents({ events, none }: { events: UpcomingEvent[]; none: string }) {
  if (events.length === 0) return <p className="events-none">{none}</p>
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
