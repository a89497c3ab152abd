import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { RegisterLink } from '#app/ui/register-link.tsx'
import { languageOf } from '#app/ui/text/language-of.ts'
import type { ShownEvent } from '#workflows/calendar/show-event.ts'

/** Every event of the month, with its links. */
export function EventList({ events }: { events: ShownEvent[] }) {
  return (
    <ul className="calendar-events">
      {events.map((event) => (
        <EventItem key={event.id} event={event} />
      ))}
    </ul>
  )
}

/** The provider's text may be in any language and direction. */
function EventItem({ event }: { event: ShownEvent }) {
  const { id, summary, when, start, location, description, price, register } = event
  const titleId = `event-${id}-title`
  return (
    <li className="calendar-event card" id={`event-${id}`}>
      <div className="calendar-event-words">
        <h3 lang={languageOf(summary)} id={titleId} dir="auto">
          {summary}
        </h3>
        <Fact icon="clock">
          <time dateTime={start}>{when}</time>
        </Fact>
        {location && (
          <Fact icon="pin">
            <span dir="auto" lang={languageOf(location)}>
              {location}
            </span>
          </Fact>
        )}
        {price && <Fact icon="rupee">{price}</Fact>}
        {description && (
          <p className="calendar-event-about" dir="auto" lang={languageOf(description)}>
            {description}
          </p>
        )}
      </div>
      <div className="calendar-event-actions">
        {register && <RegisterLink register={register} describedBy={titleId} />}
        <a
          className="button button-quiet"
          href={`/calendar/${id}.ics`}
          aria-describedby={titleId}
          download
        >
          Add to calendar
        </a>
      </div>
    </li>
  )
}

function Fact({ icon, children }: { icon: 'clock' | 'pin' | 'rupee'; children: ReactNode }) {
  return (
    <p className="calendar-event-fact">
      <Icon name={icon} />
      {children}
    </p>
  )
}
