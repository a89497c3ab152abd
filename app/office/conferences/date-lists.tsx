import { LinkList } from '#app/office/link-list.tsx'
import { peopleWords } from '#app/office/words/conferences.ts'
import { PRINTS } from '#app/office/words/prints.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import type { DatePage } from '#workflows/conferences/read-dates.ts'
import { dateAddress, ofDate } from './date-addresses.ts'

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
      <section className="office-card box stack gap-2" aria-labelledby="people">
        <h2 id="people">People</h2>
        <People date={date} actor={actor} />
      </section>
      <section className="office-card box stack gap-2" aria-labelledby="day">
        <h2 id="day">The day itself</h2>
        <LinkList
          links={DAY.map(
            ([name, label, isAllowed]) =>
              isAllowed(actor) && [`${dateAddress(code)}/${name}`, label],
          )}
        />
      </section>
      <section className="office-card box stack gap-2" aria-labelledby="prints">
        <h2 id="prints">Lists to print</h2>
        <LinkList
          links={PRINTS.map(([name, label]) => [ofDate(`/office/print/${name}`, code), label])}
        />
      </section>
    </>
  )
}

function People({ date: { code, figures }, actor }: { date: DatePage; actor: Actor }) {
  const { people = 0, waiting = 0, owing = 0 } = figures ?? {}
  const list = '/office/registrations'
  return (
    <LinkList
      links={[
        [
          ofDate(list, code),
          people === 0 ? 'Nobody yet: open the list' : `All ${peopleWords(people)}`,
        ],
        owing > 0 && [ofDate(list, code, { standing: 'Part paid' }), 'Part paid'],
        owing > 0 && [ofDate(list, code, { standing: 'Not paid' }), 'Not paid'],
        waiting > 0 && [`/office/waiting#${code}`, `${waiting} waiting`],
        staffCan.writeToPeople(actor) &&
          people > 0 && [ofDate(`${list}/write`, code), 'Write to these people'],
        [ofDate(`${list}.csv`, code), 'CSV'],
        [ofDate(`${list}.xlsx`, code), 'Excel'],
        staffCan.takeRegistration(actor) && [`${list}/new`, 'Take a registration'],
      ]}
    />
  )
}
