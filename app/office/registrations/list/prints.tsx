import type { ReactNode } from 'react'
import { type Instead, officePage } from '#app/office/engine/engine.tsx'
import { readList } from '#app/office/form/read-list.ts'
import { numbers, Sheet } from '#app/office/sheet.tsx'
import type { Content } from '#content-model/schema/content.ts'
import { eventLabel, nameEvent } from '#domain/conferences/conference.ts'
import { dayWithWeekday, formatTimeOfDay } from '#domain/dates.ts'
import { REGISTRATION_PARAMETERS } from '#domain/list-filters.ts'
import type { Given } from '#domain/list-parameters.ts'
import { formatRupees } from '#domain/money.ts'
import { CONTACT_FIELDS, fullName, GENDERS } from '#domain/registration/person.ts'
import { ageBand } from '#domain/registration/price.ts'
import { REGISTRATION_FIELDS } from '#words/forms.ts'
import {
  type PrintedRegistration,
  printRegistrations,
} from '#workflows/registration-lists/list-registrations.ts'
import { insteadOfList, unreadFilter } from './registration-filter.tsx'

type PrintedList = { registrations: readonly PrintedRegistration[] }

/** A map, because an object would find inherited names such as `constructor`. */
const KINDS: ReadonlyMap<string, Kind> = new Map([
  ['arrivals', { title: 'Arrivals', List: ArrivalList }],
  ['rooms', { title: 'Rooms', List: RoomList }],
  ['contacts', { title: 'Contacts', List: ContactList }],
  ['children', { title: 'Children', List: ChildrenList }],
])

type Kind = { title: string; List: (list: PrintedList) => ReactNode }

export const printing = officePage({
  path: '/print/:kind',
  async read(services, { actor, kind: slug }, sent) {
    const kind = KINDS.get(slug)
    if (!kind) return undefined
    const { filter, given, query } = readList(sent, REGISTRATION_PARAMETERS)
    const unread = unreadFilter(given, sent)
    if (unread) return unread
    const printed = await printRegistrations(services, { actor, filter })
    const back = `/office/registrations${query}`
    if (!printed.ok) return printed.problem === 'too-long' ? tooLong(back) : printed
    return { ...kind, ...printed, back, filter: filterWords(services.content, given) }
  },
  title: ({ title }) => title,
  // The heading of a printed list, and the way back, which is not printed.
  View: ({ page: { title, List, registrations, onlyExpected, back, filter } }) => (
    <div className="stack print-list">
      <p className="no-print">
        <a href={back}>Back to the list</a>. Print this page with your browser.
      </p>
      <h1>{title}</h1>
      <p>{filter.length > 0 ? filter.join(', ') : 'All conferences'}</p>
      {onlyExpected && (
        <p className="no-print">
          Those who are waiting, refunded, cancelled or expired are left out. Choose a standing to
          see them.
        </p>
      )}
      {registrations.length === 0 ? (
        <p>Nobody is on this list.</p>
      ) : (
        <List registrations={registrations} />
      )}
    </div>
  ),
})

/** What the list was filtered by, so that the sheet of paper says what it is. */
function filterWords({ conferences }: Content, given: readonly Given[]): string[] {
  const typed = new Map(given.map(({ name, text }) => [name, text]))
  const [event, arrival, search] = WORDED.map((name) => typed.get(name))
  const others = given.filter(({ name }) => !WORDED.includes(name) && name !== 'sort')
  const conference = event && nameEvent(conferences, event)
  return [
    conference ? eventLabel(conference) : event,
    arrival && `arriving ${arrival}`,
    ...others.map(({ text }) => text),
    search && `“${search}”`,
  ].filter((words) => words !== undefined)
}

const WORDED = ['event', 'arrivalDay', 'search']

function tooLong(back: string): Instead {
  return insteadOfList(
    'Too long to print',
    422,
    <>
      More than 5,000 registrations are in this list. <a href={back}>Go back</a> and choose a
      conference or an arrival day.
    </>,
  )
}

const DAY_LENGTH = '2026-11-15'.length

/** For the desk at the door: who comes when, and what is still to be paid. */
function ArrivalList({ registrations }: PrintedList) {
  const sorted = registrations.toSorted((a, b) => a.arrival.localeCompare(b.arrival))
  const days = Map.groupBy(sorted, ({ arrival }) => arrival.slice(0, DAY_LENGTH))
  return [...days].map(([day, arriving]) => (
    <Sheet
      key={day}
      caption={`${dayWithWeekday(day)}: ${arriving.reduce((sum, { places }) => sum + places, 0)} people`}
      columns={COLUMNS}
      rows={arriving.map((row) => ({
        key: row.id,
        cells: [
          fullName(row.people[0]),
          formatTimeOfDay(row.arrival.slice(DAY_LENGTH + 1)),
          row.places,
          row.residential,
          row.still_due_minor === 0 ? 'Nothing' : formatRupees(row.still_due_minor),
        ],
      }))}
    />
  ))
}

const COLUMNS = [
  'Name',
  'Time',
  ...numbers('People'),
  'Type of registration',
  ...numbers('Still due'),
]

/** For the children's team: who comes, how old they are, and whom to call. */
function ChildrenList({ registrations }: PrintedList) {
  const children = registrations
    .flatMap(({ id, people }) => people.map((child) => ({ id, child, parent: people[0] })))
    .filter(({ child }) => ageBand(child.age) !== 'adult')
    .sort((a, b) => a.child.age - b.child.age)
  if (children.length === 0) return <p>No child is on this list.</p>
  return (
    <Sheet
      caption={`Children under 12: ${children.length}`}
      columns={['Name', ...numbers('Age'), 'Gender', 'Registered by', 'Mobile']}
      rows={children.map(({ id, child, parent }) => ({
        key: `${id} ${child.position}`,
        cells: [fullName(child), child.age, child.gender, fullName(parent), parent?.phone],
      }))}
    />
  )
}

const FIELDS = CONTACT_FIELDS.toSorted((a, b) => a.contactPlace - b.contactPlace)

/** For calling and writing: one line a person. */
function ContactList({ registrations }: PrintedList) {
  return (
    <Sheet
      caption={`${registrations.reduce((sum, { people }) => sum + people.length, 0)} people`}
      columns={['Name', ...FIELDS.map(({ name }) => REGISTRATION_FIELDS.en.person[name])]}
      rows={registrations.flatMap(({ id, people }) =>
        people.map((person) => ({
          key: `${id} ${person.position}`,
          cells: [fullName(person), ...FIELDS.map(({ column }) => person[column])],
        })),
      )}
    />
  )
}

/** Couples and families share a room; everybody else sleeps among women or among men. */
const TOGETHER = ['Married Couple', 'Family']

/** For whoever gives out beds: families together, the others by gender. */
function RoomList({ registrations }: PrintedList) {
  const staying = registrations.filter(({ residential }) => residential === 'Residential')
  const together = staying.filter(({ party }) => TOGETHER.includes(party))
  const single = staying.filter(({ party }) => !TOGETHER.includes(party))
  if (staying.length === 0) return <p>Nobody stays overnight.</p>
  return (
    <>
      {together.length > 0 && (
        <Sheet
          caption={`Families and couples: ${together.length}`}
          columns={['Name', ...numbers('People'), 'Who']}
          rows={together.map(({ id, places, people }) => ({
            key: id,
            cells: [
              fullName(people[0]),
              places,
              people.map((one) => `${fullName(one)} (${one.gender}, ${one.age})`).join('; '),
            ],
          }))}
        />
      )}
      <Dormitories registrations={single} />
    </>
  )
}

function Dormitories({ registrations }: PrintedList) {
  const people = registrations.flatMap(({ id, people: own }) =>
    own.map((person) => ({ ...person, key: `${id} ${person.position}`, host: own[0] })),
  )
  return GENDERS.map((gender) => {
    const own = people.filter((one) => one.gender === gender)
    if (own.length === 0) return null
    return (
      <Sheet
        key={gender}
        caption={`${gender === 'Female' ? 'Women' : 'Men'}: ${own.length}`}
        columns={['Name', ...numbers('Age'), 'Registered by']}
        rows={own.map(({ key, host, ...person }) => ({
          key,
          cells: [fullName(person), person.age, fullName(host)],
        }))}
      />
    )
  })
}
