import { useId } from 'react'
import { PAGES_WORDS } from '#words/site.ts'
import type { ShownEvent, ShownTrouble } from './events/show-event.ts'
import { Icon } from './icon.tsx'
import { useWords, useWordsLang } from './language.tsx'
import { Phone } from './phone-link.tsx'
import { CancelledNote, RegisterLink } from './register-link.tsx'
import { Filled } from './text/filled.tsx'
import { Marked } from './text/language-of.tsx'

export type UpcomingEvent = Pick<
  ShownEvent,
  'summary' | 'title' | 'when' | 'start' | 'price' | 'register' | 'isCancelled'
>

/** Most people want one of the next; the others are one tap away. */
const AT_ONCE = 3

export function UpcomingEvents(props: {
  dates: { events: UpcomingEvent[]; trouble: ShownTrouble | undefined }
  none: string | undefined
}) {
  const { dates, none } = props
  const { events, trouble } = dates
  const words = useWords(PAGES_WORDS)
  const lang = useWordsLang()
  return (
    <>
      <CalendarNotice trouble={trouble} />
      {events.length > 0 && <EventList events={events.slice(0, AT_ONCE)} />}
      {events.length > AT_ONCE && (
        <details className="more-dates">
          <summary lang={lang}>{words.moreDates}</summary>
          <EventList events={events.slice(AT_ONCE)} />
        </details>
      )}
      {events.length === 0 && none && <p className="events-none">{none}</p>}
    </>
  )
}

function EventList({ events }: { events: UpcomingEvent[] }) {
  return (
    <ul className="events" lang={useWordsLang()}>
      {events.map((event) => (
        <EventItem key={`${event.summary} ${event.start}`} event={event} />
      ))}
    </ul>
  )
}

function EventItem({ event }: { event: UpcomingEvent }) {
  const { summary, title, when, start, price, register, isCancelled } = event
  const about = useId()
  return (
    <li className="event">
      <Icon name="calendar" />
      <div id={about}>
        <Marked as="h3" words={summary} dir="auto" />
        {title && <Marked as="p" words={title} className="soft small" dir="auto" />}
        <p>
          <time dateTime={start}>{when}</time>
        </p>
        {price && <p className="soft small">{price}</p>}
      </div>
      {register && <RegisterLink register={register} describedBy={about} />}
      {isCancelled && <CancelledNote />}
    </li>
  )
}

export function CalendarNotice({ trouble }: { trouble: ShownTrouble | undefined }) {
  if (!trouble) return null
  const { words, phone = '' } = trouble
  return (
    <p className="notice notice-warning" role="status">
      <Filled text={words} phone={<Phone number={phone} />} />
    </p>
  )
}
