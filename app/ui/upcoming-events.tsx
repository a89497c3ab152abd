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

/** Something on the same page, in another language, about the dates with these titles. */
type SummaryTarget = { id: string; heading: string; titles: readonly string[] }

type Props = {
  dates: { events: UpcomingEvent[]; trouble: CalendarTrouble | undefined }
  none: string | undefined
  summaries?: readonly SummaryTarget[]
}

/** Upcoming dates, soonest first; otherwise a sentence that there are none or that they are unknown. */
export function UpcomingEvents({ dates: { events, trouble }, none, summaries = [] }: Props) {
  return (
    <>
      <CalendarNotice trouble={trouble} />
      {events.length > 0 && <EventList events={events} summaries={summaries} />}
      {events.length === 0 && none && <p className="events-none">{none}</p>}
    </>
  )
}

type ListProps = { events: UpcomingEvent[]; summaries: readonly SummaryTarget[] }

function EventList({ events, summaries }: ListProps) {
  return (
    <ul className="events">
      {events.map((event) => (
        <EventItem
          key={`${event.summary} ${event.start}`}
          event={event}
          target={summaries.find(({ titles }) => titles.includes(event.summary))}
        />
      ))}
    </ul>
  )
}

type ItemProps = { event: UpcomingEvent; target: SummaryTarget | undefined }

function EventItem({ event, target }: ItemProps) {
  const { summary, when, start, price, register } = event
  const about = useId()
  return (
    <li className="event">
      <Icon name="calendar" />
      <div>
        <div id={about}>
          <h3 dir="auto" lang={languageOf(summary)}>
            {summary}
          </h3>
          <p>
            <time dateTime={start}>{when}</time>
          </p>
          {price && <p className="event-price">{price}</p>}
        </div>
        {target && (
          <a
            className="event-summary-link"
            href={`#${target.id}`}
            lang={languageOf(target.heading)}
          >
            {target.heading}
          </a>
        )}
      </div>
      {register && <RegisterLink register={register} describedBy={about} />}
    </li>
  )
}
