import { peopleWords } from '#app/office/words/conferences.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import type { DatePage } from '#workflows/conferences/read-dates.ts'
import { dateAddress, ofDate } from './date-addresses.ts'

const PRINTS = [
  ['arrivals', 'Arrivals'],
  ['rooms', 'Rooms'],
  ['contacts', 'Contacts'],
  ['children', 'Children'],
] as const

const DAY = [
  ['arrivals', 'Who is here', staffCan.seeRegistrations],
  ['rooms', 'Rooms', staffCan.seeRegistrations],
  ['folder', 'Folder to print', staffCan.printFolder],
] as const

/** Links to the people of a date and to its lists on paper, for those who see registrations. */
export function DateLists({ date, actor }: { date: DatePage; actor: Actor }) {
  const { code } = date
  return (
    <>
      <section className="office-card" aria-labelledby="people">
        <h2 id="people">People</h2>
        <People date={date} actor={actor} />
      </section>
      <section className="office-card" aria-labelledby="day">
        <h2 id="day">The day itself</h2>
        <ul className="date-links">
          {DAY.filter(([, , isAllowed]) => isAllowed(actor)).map(([name, label]) => (
            <li key={name}>
              <a href={`${dateAddress(code)}/${name}`}>{label}</a>
            </li>
          ))}
        </ul>
      </section>
      <section className="office-card" aria-labelledby="prints">
        <h2 id="prints">Lists to print</h2>
        <ul className="date-links">
          {PRINTS.map(([name, label]) => (
            <li key={name}>
              <a href={ofDate(`/office/print/${name}`, code)}>{label}</a>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

function People({ date: { code, figures }, actor }: { date: DatePage; actor: Actor }) {
  const { people = 0, waiting = 0, owing = 0 } = figures ?? {}
  const list = '/office/registrations'
  return (
    <ul className="date-links">
      <li>
        <a href={ofDate(list, code)}>
          {people === 0 ? 'Nobody yet: open the list' : `All ${peopleWords(people)}`}
        </a>
      </li>
      {owing > 0 && (
        <>
          <li>
            <a href={ofDate(list, code, { standing: 'Part paid' })}>Part paid</a>
          </li>
          <li>
            <a href={ofDate(list, code, { standing: 'Not paid' })}>Not paid</a>
          </li>
        </>
      )}
      {waiting > 0 && (
        <li>
          <a href={`/office/waiting#${code}`}>{waiting} waiting</a>
        </li>
      )}
      {staffCan.writeToPeople(actor) && people > 0 && (
        <li>
          <a href={ofDate('/office/registrations/write', code)}>Write to these people</a>
        </li>
      )}
      <li>
        <a href={ofDate('/office/registrations.csv', code)}>CSV</a>
      </li>
      <li>
        <a href={ofDate('/office/registrations.xlsx', code)}>Excel</a>
      </li>
      {staffCan.takeRegistration(actor) && (
        <li>
          <a href="/office/registrations/new">Take a registration</a>
        </li>
      )}
    </ul>
  )
}
