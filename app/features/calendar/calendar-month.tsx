import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ShownEvent } from '#app/ui/events/show-event.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useWords } from '#app/ui/language.tsx'
import { CancelledNote, RegisterLink } from '#app/ui/register-link.tsx'
import { Section } from '#app/ui/section.tsx'
import { CopyText } from '#app/ui/text/copy-text.tsx'
import { Marked } from '#app/ui/text/language-of.tsx'
import { CalendarNotice } from '#app/ui/upcoming-events.tsx'
import { CALENDAR_WORDS } from '#words/media.ts'
import type { GridDay, ShownMonth } from './read-calendar-month.server.ts'

export function CalendarMonth({ shown }: { shown: ShownMonth }) {
  const { trouble, month, listHeading, events, nothing, feed } = shown
  const words = useWords(CALENDAR_WORDS)
  return (
    <>
      <Section>
        <CalendarNotice trouble={trouble} />
        <MonthTable month={month} />
      </Section>
      <Section heading={listHeading}>
        {events.length > 0 && (
          <ul className="calendar-events stack">
            {events.map((event) => (
              <EventItem key={event.id} event={event} />
            ))}
          </ul>
        )}
        {nothing && <p>{nothing}</p>}
        {feed && (
          <div className="card">
            <h2>{words.feed}</h2>
            <p>{words.aboutFeed}</p>
            <p>
              <a className="button" href={feed}>
                {words.subscribe}
              </a>
            </p>
            <CopyText label={words.feedAddress} text={feed} />
          </div>
        )}
      </Section>
    </>
  )
}

/** The provider's text may be in any language and direction. */
function EventItem({ event }: { event: ShownEvent }) {
  const { id, summary, title, when, start, location, description, price, register } = event
  const titleId = `event-${id}-title`
  const words = useWords(CALENDAR_WORDS)
  return (
    <li className="calendar-event card" id={`event-${id}`}>
      <div className="calendar-event-words stack gap-2">
        <Marked as="h3" words={summary} id={titleId} dir="auto" />
        {title && <Marked as="p" words={title} className="soft small" dir="auto" />}
        <Fact icon="clock">
          <time dateTime={start}>{when}</time>
        </Fact>
        {location && (
          <Fact icon="pin">
            <Marked as="span" words={location} dir="auto" />
          </Fact>
        )}
        {price && <Fact icon="rupee">{price}</Fact>}
        {description && <Marked as="p" words={description} className="written soft" dir="auto" />}
      </div>
      <div className="calendar-event-actions cluster">
        {register && <RegisterLink register={register} describedBy={titleId} />}
        {event.isCancelled && <CancelledNote />}
        <a
          className="button button-quiet"
          href={`/calendar/${id}.ics`}
          aria-describedby={titleId}
          download
        >
          {words.add}
        </a>
      </div>
    </li>
  )
}

function Fact({ icon, children }: { icon: 'clock' | 'pin' | 'rupee'; children: ReactNode }) {
  return (
    <p className="line gap-2">
      <Icon name={icon} />
      {children}
    </p>
  )
}

/** Limits the height of a row. */
const MAX_TITLES = 3

function MonthTable({ month }: { month: ShownMonth['month'] }) {
  const words = useWords(CALENDAR_WORDS)
  return (
    <div className="month stack">
      <div className="month-head row gap-3 split">
        <h2 id="month">{month.title}</h2>
        <nav className="button-row no-print" aria-label={words.months}>
          <MonthLink link={month.previous} words={words.earlier} />
          <MonthLink link={month.next} words={words.later} />
        </nav>
      </div>
      <table className="month-table" aria-labelledby="month">
        <thead>
          <tr>
            {month.weekdays.map((name, at) => (
              <th key={name} scope="col" abbr={name}>
                {month.shortWeekdays[at]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {month.weeks.map((week) => (
            <tr key={week[0]?.day}>
              {week.map((day) => (
                <DayCell key={day.day} day={day} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function MonthLink({ link, words }: { link?: { to: string; title: string }; words: string }) {
  if (!link) return null
  return (
    <Link className="button button-quiet" to={link.to} preventScrollReset>
      <span className="visually-hidden">{words}: </span>
      {link.title}
    </Link>
  )
}

function DayCell({ day: { date, events, isOwn, isToday, name } }: { day: GridDay }) {
  const words = useWords(CALENDAR_WORDS)
  if (!isOwn) return <td className="month-other">{date}</td>
  const first = events.find(({ isOver }) => !isOver)
  const more = events.length - MAX_TITLES
  return (
    <td aria-current={isToday ? 'date' : undefined}>
      {first ? (
        <a className="month-day" href={`#event-${first.id}`}>
          <span aria-hidden="true">{date}</span>
          <span className="visually-hidden">
            {name}: {words.events(events.length)}
          </span>
        </a>
      ) : (
        <span className="month-day">{date}</span>
      )}
      {events.length > 0 && (
        <ul className="month-titles">
          {events.slice(0, MAX_TITLES).map(({ id, summary, isOver }) => (
            <Marked as="li" words={summary} className="soft" key={id} dir="auto">
              {isOver ? summary : <a href={`#event-${id}`}>{summary}</a>}
            </Marked>
          ))}
          {more > 0 && <li className="soft">{words.more(more)}</li>}
        </ul>
      )}
    </td>
  )
}
