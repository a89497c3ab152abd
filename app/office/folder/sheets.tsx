import { PaperSheet } from '#app/office/sheet.tsx'
import { dayWithWeekday, formatTimeOfDay } from '#domain/dates.ts'
import { type MealCount, mealsByDay } from '#domain/folder/meals.ts'
import { formatRupees } from '#domain/money.ts'
import { shortNumber } from '#domain/record-numbers.ts'
import { CONTACT_FIELDS, FORM_FIELDS, fullName } from '#domain/registration/person.ts'
import { roomName } from '#domain/rooms/room.ts'
import { REGISTRATION_FIELDS } from '#words/forms.ts'
import { peopleWords } from '#words/office/conferences.ts'
import type { FolderPerson } from '#workflows/folder/read-folder.ts'
import { Badges, ChildrenSheet, type FolderPartProps, Stickers } from './cards.tsx'

export const FOLDER_PARTS = [
  { slug: 'sign-in', title: 'Sign-in sheet', Part: SignInSheet },
  { slug: 'money', title: 'Money to collect', Part: MoneySheet },
  { slug: 'arrivals', title: 'Arrivals by hour', Part: ArrivalsSheet },
  { slug: 'rooms', title: 'Rooms', Part: RoomSheet },
  { slug: 'children', title: 'Children', Part: ChildrenSheet },
  { slug: 'stickers', title: 'Children’s stickers and slips', Part: Stickers },
  { slug: 'meals', title: 'Meals', Part: MealsSheet },
  { slug: 'badges', title: 'Badges', Part: Badges },
  { slug: 'contacts', title: 'Contacts', Part: ContactsSheet },
  { slug: 'notes', title: 'Notes', Part: NotesSheet },
  { slug: 'walk-in', title: 'Walk-in forms', Part: WalkInForms },
  // These are printed by themselves: a sheet for each door does not lie in a folder.
  { slug: 'door-signs', title: 'Door signs', Part: DoorSigns, isApart: true },
  { slug: 'keys', title: 'Key list', Part: KeyList, isApart: true },
]

function SignInSheet({ folder: { people } }: FolderPartProps) {
  return (
    <PaperSheet
      caption={`${people.length} coming, by surname`}
      none={NOBODY}
      rows={people}
      columns={[
        ['Here', TickBox, 'tick'],
        [
          'Name',
          ({ first_name, last_name }) => (
            <>
              <strong>{last_name}</strong> {first_name}
            </>
          ),
        ],
        ['Mobile', ({ phone }) => phone, 'short'],
        ['Still due', dueWords, 'number'],
        ['Ticket', ({ ticket }) => (ticket ? `… ${ticket.code.slice(-4)}` : ''), 'short'],
        ['Room', ({ room }) => room, 'room'],
      ]}
    />
  )
}

const NOBODY = 'Nobody comes yet.'

function TickBox() {
  return <span className="folder-box" />
}

/** It stands with each of a party, because whoever comes first is asked. */
function dueWords({ dueMinor, isPayer, payer }: FolderPerson): string {
  if (dueMinor === 0) return ''
  return isPayer ? formatRupees(dueMinor) : `${formatRupees(dueMinor)} with ${fullName(payer)}`
}

function MoneySheet({ folder: { registrations } }: FolderPartProps) {
  const owing = registrations.filter(({ still_due_minor }) => still_due_minor > 0)
  const total = owing.reduce((sum, { still_due_minor }) => sum + still_due_minor, 0)
  return (
    <PaperSheet
      caption={`${owing.length === 1 ? '1 party has' : `${owing.length} parties have`} something to pay`}
      none="Nothing is due."
      rows={owing}
      columns={[
        ['Name', ({ people }) => fullName(people[0])],
        ['Number', shortNumber, 'short'],
        ['Mobile', ({ people }) => people[0]?.phone, 'short'],
        ['Still due', ({ still_due_minor }) => formatRupees(still_due_minor), 'number'],
        ['Received', () => '', 'write'],
        ['Receipt', () => '', 'write'],
        ['Signature', () => '', 'write'],
      ]}
      totals={['Total', '', '', formatRupees(total)]}
    />
  )
}

function ArrivalsSheet({ folder: { registrations } }: FolderPartProps) {
  if (registrations.length === 0) return <p>{NOBODY}</p>
  const sorted = registrations.toSorted((a, b) => a.arrival.localeCompare(b.arrival))
  const hours = Map.groupBy(sorted, ({ arrival }) => arrival.slice(0, '2026-11-15T09'.length))
  return [...hours].map(([hour, arriving]) => {
    const [day = '', time] = hour.split('T')
    const people = arriving.reduce((sum, { places }) => sum + places, 0)
    return (
      <PaperSheet
        key={hour}
        caption={`${dayWithWeekday(day)}, from ${formatTimeOfDay(`${time}:00`)}: ${peopleWords(people)}`}
        rows={arriving}
        columns={[
          ['Name', (row) => fullName(row.people[0])],
          ['Time', (row) => formatTimeOfDay(row.arrival.slice('2026-11-15T'.length)), 'short'],
          ['People', ({ places }) => places, 'number'],
          ['Type of registration', ({ residential }) => residential, 'short'],
          ['Still due', ({ still_due_minor: due }) => due > 0 && formatRupees(due), 'number'],
        ]}
      />
    )
  })
}

const LABELS = REGISTRATION_FIELDS.en.person

function ContactsSheet({ folder: { people } }: FolderPartProps) {
  const fields = CONTACT_FIELDS.toSorted((a, b) => a.contactPlace - b.contactPlace)
  return (
    <PaperSheet
      caption={peopleWords(people.length)}
      none={NOBODY}
      rows={people}
      columns={[
        ['Name', fullName],
        ...fields.map(
          ({ name, column }) => [LABELS[name], (person: FolderPerson) => person[column]] as const,
        ),
      ]}
    />
  )
}

function MealsSheet({ folder: { people, days } }: FolderPartProps) {
  if (!days) return <p>{NOBODY}</p>
  const noted = people.filter(({ dayNote }) => dayNote !== undefined)
  const eaters = people.map(({ age, registration: { arrival, residential } }) => ({
    age,
    arrival,
    staysOvernight: residential === 'Residential',
  }))
  return (
    <>
      <PaperSheet
        caption="Meals by day"
        rows={mealsByDay(eaters, days)}
        columns={[
          ['Day', ({ day }) => dayWithWeekday(day)],
          ['Breakfast', ({ breakfast }) => countWords(breakfast), 'number'],
          ['Lunch', ({ lunch }) => countWords(lunch), 'number'],
          ['Dinner', ({ dinner }) => countWords(dinner), 'number'],
        ]}
      />
      <p>
        Breakfast: whoever slept here. Lunch: everybody who has arrived by 1 PM. Dinner: whoever
        sleeps here and has arrived by 8 PM. Children are under 12.
      </p>
      <PaperSheet
        caption={`Notes for the day: ${noted.length}`}
        rows={noted}
        columns={[
          ['Name', fullName],
          ['Note', ({ dayNote }) => dayNote],
        ]}
      />
    </>
  )
}

/** "120, 14 of them children" */
function countWords({ people, children }: MealCount): string {
  if (children === 0) return String(people)
  return `${people}, ${children === 1 ? '1 of them a child' : `${children} of them children`}`
}

const LINES = 18

function NotesSheet({ folder: { notes, registrations } }: FolderPartProps) {
  const names = new Map(registrations.map(({ id, people }) => [id, fullName(people[0])]))
  const known = registrations.flatMap(({ id }) =>
    notes.filter(({ registrationId }) => registrationId === id),
  )
  return (
    <>
      <PaperSheet
        caption={known.length === 1 ? '1 note' : `${known.length} notes`}
        rows={known}
        columns={[
          ['Name', ({ registrationId }) => names.get(registrationId)],
          ['Note', ({ note }) => note],
          ['By', ({ author }) => author],
        ]}
      />
      <ul className="folder-lines" aria-label="Lines to write on">
        {Array.from({ length: LINES }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty lines have nothing else
          <li key={index} />
        ))}
      </ul>
    </>
  )
}

const WALK_IN_FIELDS = [
  ...FORM_FIELDS.map(({ name }) => LABELS[name]),
  'Stays overnight: yes / no',
  'Room',
  'Paid: cash / UPI / cheque',
  'Amount',
  'Receipt',
  'Signature',
]

function WalkInForms() {
  return ['first', 'second'].map((form) => (
    <section key={form} className="walk-in" aria-label={`Walk-in form, ${form}`}>
      <h3>Walk-in</h3>
      <dl>
        {WALK_IN_FIELDS.map((label) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd />
          </div>
        ))}
      </dl>
    </section>
  ))
}

function RoomSheet({ folder: { rooms, people: everybody } }: FolderPartProps) {
  if (rooms.length === 0) return <p>{NO_ROOMS}</p>
  const staying = everybody.filter(({ registration }) => registration.residential === 'Residential')
  const without = staying.filter(({ room }) => room === undefined)
  return (
    <>
      <PaperSheet
        caption={`${rooms.length === 1 ? '1 room' : `${rooms.length} rooms`}, ${peopleWords(staying.length - without.length)} with a bed`}
        rows={rooms}
        columns={[
          ['Room', roomName, 'room'],
          ['Beds', ({ beds }) => beds, 'number'],
          [
            'Guests',
            ({ guests }) =>
              guests
                .map((guest) => `${fullName(guest)}${guest.bed.isExtra ? ' (extra bed)' : ''}`)
                .join(', '),
          ],
        ]}
      />
      <PaperSheet
        caption={`Without a bed: ${without.length}`}
        rows={without}
        columns={[
          ['Name', fullName],
          ['Mobile', ({ phone }) => phone, 'short'],
          ['Room', () => '', 'write'],
        ]}
      />
    </>
  )
}

const NO_ROOMS = 'No rooms are on the list yet.'

/** As many names as stand below each other on one sign. */
const MANY = 8

function DoorSigns({ folder: { rooms } }: FolderPartProps) {
  const taken = rooms.filter(({ guests }) => guests.length > 0)
  if (taken.length === 0) return <p>Nobody has a bed yet.</p>
  return (
    <div className="door-signs">
      {taken.map((room) => (
        <article
          key={room.id}
          className={room.guests.length > MANY ? 'door-sign door-sign-many' : 'door-sign'}
        >
          <h2>
            <span>{room.building}</span> {room.name}
          </h2>
          <ul>
            {room.guests.map((guest) => (
              <li key={`${guest.registrationId} ${guest.position}`}>{fullName(guest)}</li>
            ))}
          </ul>
        </article>
      ))}
    </div>
  )
}

function KeyList({ folder: { rooms } }: FolderPartProps) {
  return (
    <PaperSheet
      caption={rooms.length === 1 ? 'The key of 1 room' : `The keys of ${rooms.length} rooms`}
      none={NO_ROOMS}
      rows={rooms}
      columns={[
        ['Room', roomName, 'room'],
        ['Guests', ({ guests }) => guests.map(fullName).join(', ')],
        ['Key given to', () => '', 'write'],
        ['Signature', () => '', 'write'],
        ['Back', TickBox, 'tick'],
      ]}
    />
  )
}
