import { Link } from 'react-router'
import { useLanguage, useWords } from '#app/ui/language.tsx'
import { languageOf } from '#app/ui/text/language-of.tsx'
import { CALENDAR_WORDS } from '#words/media.ts'
import type { GridDay, ShownMonth } from './read-calendar-month.server.ts'

/** Limits the height of a row. */
const MAX_TITLES = 3

export function MonthTable({ month }: { month: ShownMonth['month'] }) {
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
  const language = useLanguage()
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
            <li key={id} dir="auto" lang={languageOf(summary, language)}>
              {isOver ? summary : <a href={`#event-${id}`}>{summary}</a>}
            </li>
          ))}
          {more > 0 && <li>{words.more(more)}</li>}
        </ul>
      )}
    </td>
  )
}
