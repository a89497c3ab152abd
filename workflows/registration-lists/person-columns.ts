import { shortName } from '#domain/conferences/short-name.ts'
import { INDIA_AHEAD_MS } from '#domain/days.ts'
import { ENGLISH_LANGUAGE_NAMES } from '#domain/language.ts'
import { shortNumber } from '#domain/record-numbers.ts'
import { PERSON_FIELDS } from '#domain/registration/person.ts'
import { REGISTRATION_FIELDS } from '#words/forms.ts'
import { countedPayment } from '#workflows/records/money/list-money.ts'
import type { ListedRegistration } from '#workflows/registration-lists/list-registrations.ts'
import type { Cell, StreamedSheet } from '#workflows/registration-lists/sheets/csv-line.ts'
import type { Services } from '#workflows/services.ts'

type PersonLine = ReturnType<typeof personLines>[number]

/** The conference has its year, because a file is kept. */
export function personLines({ content }: Services, registrations: readonly ListedRegistration[]) {
  return registrations.flatMap((each) => {
    const conference = shortName(content.conferences, each.event_code, '')
    return each.people.map((person, index) => ({ ...each, conference, person, index }))
  })
}

const WIDE: Readonly<Record<string, number>> = {
  ...{ Conference: 42, 'First Name': 18, 'Last Name': 18, Email: 30, Mobile: 15, City: 16 },
  ...{ Residential: 16, Arrival: 24, Registered: 24, 'Transaction number': 20 },
}

export const PERSON_COLUMNS: readonly (readonly [
  label: string,
  cell: (line: PersonLine) => Cell,
])[] = [
  ['Conference', ({ conference }) => conference],
  ...PERSON_FIELDS.map(
    ({ name, column }) =>
      [REGISTRATION_FIELDS.en.person[name], ({ person }: PersonLine) => person[column]] as const,
  ),
  ['Residential', ({ residential }) => residential],
  ['Arrival', ({ arrival }) => new Date(`${arrival}Z`)],
  ['Status', ({ standing }) => standing],
  ['Transaction number', (line) => countedPayment(line)?.txnid ?? ''],
  ['Due (Rs.)', ofFirst('still_due_minor')],
  ['Registering as', ({ party }) => party],
  ['Payment type', ({ payment_type }) => payment_type],
  ['Price (Rs.)', ofFirst('full_minor')],
  ['Discount (Rs.)', ofFirst('reduced_minor')],
  ['Received (Rs.)', ofFirst('received_minor')],
  ['Given back (Rs.)', ofFirst('returned_minor')],
  ['Registered', ({ created_at }) => new Date(Date.parse(created_at) + INDIA_AHEAD_MS)],
  ['Registration', shortNumber],
  ['Language', ({ language }) => ENGLISH_LANGUAGE_NAMES[language]],
]

/** It is written before its longest name is known. */
export function personSheet(
  services: Services,
  name: string,
  found: AsyncIterable<ListedRegistration[]>,
): StreamedSheet {
  const columns = PERSON_COLUMNS.map(([label]) => label)
  const widths = columns.map((label) => Math.max(WIDE[label] ?? 12, label.length + 2))
  return { name, columns, widths, rows: personRows(services, found) }
}

async function* personRows(services: Services, found: AsyncIterable<ListedRegistration[]>) {
  for await (const batch of found) {
    yield personLines(services, batch).map((line) => PERSON_COLUMNS.map(([, cell]) => cell(line)))
  }
}

/** Money stands with the first person, so that its columns can be added up. */
function ofFirst(
  sum: 'still_due_minor' | 'full_minor' | 'reduced_minor' | 'received_minor' | 'returned_minor',
) {
  return (line: PersonLine) => (line.index === 0 ? line[sum] / 100 : '')
}
