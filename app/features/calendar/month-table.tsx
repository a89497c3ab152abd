import { Link } from 'react-router'
import { languageOf } from '#app/ui/text/language-of.ts'
import type { GridDay } from './month-grid.server.ts'
import type { ShownMonth } from './read-calendar-month.server.ts'

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** Limits the height of a row. */
const MAX_TITLES = 3

/** The month as a table. Each day links to its events in the list below. */
export function MonthTable({ month }: { month: ShownMonth['month'] }) {
  return (
    <div className="month">
      <div className="month-head">
        <h2 id="month">{month.title}</h2>
        <nav className="button-row" aria-label="Months">
          <MonthLink link={month.previous} words="Earlier" />
          <MonthLink link={month.next} words="Later" />
        </nav>
      </div>
      <table className="month-table" aria-labelledby="month">
        <thead>
          <tr>
            {WEEKDAYS.map((weekday) => (
              <th key={weekday} scope="col" abbr={weekday}>
                {weekday.slice(0, 3)}
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

function DayCell({ day }: { day: GridDay }) {
  const { date, events, isOwn, isToday, name } = day
  if (!isOwn) return <td className="month-other">{date}</td>
  const first = events.find(({ isOver }) => !isOver)
  return (
    <td aria-current={isToday ? 'date' : undefined}>
      {first ? (
        <a className="month-day" href={`#event-${first.id}`}>
          <span aria-hidden="true">{date}</span>
          <span className="visually-hidden">
            {name}: {events.length === 1 ? '1 event' : `${events.length} events`}
          </span>
        </a>
      ) : (
        <span className="month-day">{date}</span>
      )}
      {events.length > 0 && <Titles events={events} />}
    </td>
  )
}

function Titles({ events }: { events: GridDay['events'] }) {
  const more = events.length - MAX_TITLES
  return (
    <ul className="month-titles">
      {events.slice(0, MAX_TITLES).map(({ id, summary, isOver }) => (
        <li key={id} dir="auto" lang={languageOf(summary)}>
          {isOver ? summary : <a href={`#event-${id}`}>{summary}</a>}
        </li>
      ))}
      {more > 0 && <li>and {more} more</li>}
    </ul>
  )
}
