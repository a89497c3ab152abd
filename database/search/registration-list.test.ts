import path from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dumpDatabase } from '#database/backup/dump.ts'
import { loadDump } from '#database/backup/load-dump.ts'
import type { Db } from '#database/engine/open.ts'
import type { Registration, StoredAttendee } from '#database/records/registration/registrations.ts'
import { REGISTRATION_SORTS, type RegistrationFilter } from '#domain/list-filters.ts'
import { STANDINGS, WHO, whoComes } from '#domain/registration/places.ts'
import { isLike, isNear } from '#domain/search/rank-words.ts'
import { phoneKey, readSearch, type Search, searchWords } from '#domain/search/read-search.ts'
import { runs } from '#tests/support/long.ts'
import { storeRegistration } from '#tests/support/people.ts'
import { ENGINES, onDatabases, testDatabase } from '#tests/support/site/databases.ts'
import { testFolder } from '#tests/support/site/folder.ts'
import { type Cursor, openRegistrationList } from './registration-list.ts'

const EVENTS = ['ewg1', 'ewg2', 'gpc1']
const DAYS = ['2026-12-12', '2026-12-13']
const PARTIES = ['Individual', 'Family'] as const
const NAMES = ['Asha', 'Ashok', 'Anne-Marie', 'K.S.', 'Raja Ram', 'Zoë', 'ஆஷா', '100%', 'a_b']
const LAST = ['Rao', 'Raj', 'O’Brien', 'de Souza', '']
const PHONES = ['9876543210', '9876500000', '9000000002']

const person = fc.record({
  first_name: fc.constantFrom(...NAMES),
  last_name: fc.constantFrom(...LAST),
  email: fc.constantFrom('asha@example.org', 'raj.kumar@example.org', ''),
  phone: fc.constantFrom(...PHONES),
})

const sample = fc.record({
  event_code: fc.constantFrom(...EVENTS),
  party: fc.constantFrom(...PARTIES),
  residential: fc.constantFrom('Residential', 'Non Residential'),
  arrival: fc.constantFrom(...DAYS).map((day) => `${day}T09:00`),
  // Few moments, so that several registrations share one.
  created_at: fc.constantFrom(1, 2, 3, 4, 5).map((day) => `2026-11-0${day}T04:00:00.000Z`),
  hold: fc.constantFrom(
    'held' as const,
    'waiting' as const,
    'cancelled' as const,
    'released' as const,
  ),
  full_minor: fc.constantFrom(0, 1_000),
  cashMinor: fc.constantFrom(0, 0, 500, 1_000, 2_000),
  people: fc.array(person, { minLength: 1, maxLength: 3 }),
})

const typed = fc.constantFrom(
  ...['', 'asha', 'ash', 'as', 'Rao', 'ra', 'rao asha', 'marie brien', 'Zoe', 'ஆஷா', '100%', 'a_b'],
  ...['asha@', 'raj.kumar@example.org', '+91 98765-43210', '098765 43210', '98765', 'k', 'nobody'],
  ...['ash rao', 'ash raj', 'rao 98765', 'raj 9876543210 asha', 'ash anne'],
  ...[
    'axok',
    'aasha',
    '3210',
    '43210 rao',
    'asxok',
    'mraie brien',
    'souaz asha',
    'asho 0002',
    'xyzw',
  ],
)

const filter = fc.record({
  event: fc.option(fc.constantFrom(...EVENTS), { nil: undefined }),
  standing: fc.option(fc.constantFrom(...STANDINGS), { nil: undefined, freq: 1 }),
  who: fc.option(fc.subarray([...WHO], { minLength: 1 }), { nil: undefined, freq: 1 }),
  residential: fc.option(fc.constantFrom('Residential'), { nil: undefined }),
  party: fc.option(fc.constantFrom(...PARTIES), { nil: undefined }),
  arrivalDay: fc.option(fc.constantFrom(...DAYS), { nil: undefined }),
  status: fc.option(fc.constantFrom('Paid' as const, 'Not Paid' as const), {
    nil: undefined,
    freq: 1,
  }),
  from: fc.option(fc.constant('2026-11-02T04:00:00.000Z'), { nil: undefined, freq: 1 }),
  to: fc.option(fc.constant('2026-11-04T04:00:00.000Z'), { nil: undefined, freq: 1 }),
  search: typed.map(readSearch),
})

type FullRow = Registration & { people: StoredAttendee[] }

onDatabases('list, paging and totals equal a filter in memory', async ({ db, engine }) => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(sample, { minLength: 5, maxLength: 25, size: 'max' }),
      fc.array(fc.tuple(filter, fc.constantFrom(...REGISTRATION_SORTS)), {
        minLength: 25,
        maxLength: 25,
      }),
      async (samples, asked) => {
        await empty(db)
        for (const each of samples) await storeRegistration(db, each)
        const stored = await readAll(db)
        for (const [wanted, sort] of asked) {
          const list = await openRegistrationList(db, { filter: { ...wanted, sort } })
          const model = inOrder(
            stored.filter(
              (row) => passes(row, wanted) && isMeant(row, wanted.search, ofEvent(stored, wanted)),
            ),
            sort,
          )
          expect(await walkThrough(list.slice)).toEqual(model.map(({ id }) => id))
          expect(list.totals).toEqual(totalsIn(model))
        }
      },
    ),
    { numRuns: engine === 'sqlite' ? runs(6, 100) : runs(3, 50) },
  )
})

async function empty(db: Db): Promise<void> {
  for (const table of ['money_entry', 'ticket', 'attendee', 'registration'] as const) {
    await db.deleteFrom(table).execute()
  }
}

async function readAll(db: Db): Promise<FullRow[]> {
  const rows = await db.selectFrom('registration').selectAll().execute()
  const people = await db.selectFrom('attendee').selectAll().execute()
  return rows.map((row) => ({
    ...row,
    people: people.filter(({ registration_id }) => registration_id === row.id),
  }))
}

function passes(row: FullRow, wanted: RegistrationFilter): boolean {
  const { event, standing, who, residential, party, arrivalDay, status } = wanted
  return (
    (event ?? row.event_code) === row.event_code &&
    (standing ?? row.standing) === row.standing &&
    (who ?? WHO).includes(whoComes(row)) &&
    (residential ?? row.residential) === row.residential &&
    (party ?? row.party) === row.party &&
    row.arrival.startsWith(arrivalDay ?? '') &&
    (status ?? row.status) === row.status &&
    row.created_at >= (wanted.from ?? '') &&
    row.created_at < (wanted.to ?? '9')
  )
}

function inOrder(rows: readonly FullRow[], sort: RegistrationFilter['sort']): FullRow[] {
  const key = ({ sort_name, created_at, id }: FullRow) =>
    `${sort === 'name' ? sort_name : created_at}\0${id}`
  const ordered = rows.toSorted((a, b) => (key(a) < key(b) ? -1 : 1))
  return sort === 'newest' ? ordered.toReversed() : ordered
}

function wordsOf({ people }: FullRow): string[] {
  return people.flatMap(({ first_name, last_name, email, phone }) => [
    ...searchWords(`${first_name} ${last_name}`),
    email,
    phoneKey(phone),
  ])
}

function ofEvent(rows: readonly FullRow[], { event }: RegistrationFilter): FullRow[] {
  return rows.filter((row) => (event ?? row.event_code) === row.event_code)
}

/** A slip is forgiven where nobody else is found. */
function isMeant(row: FullRow, search: Search | undefined, among: readonly FullRow[]): boolean {
  const has = (each: FullRow, isFound: (typed: string, word: string) => boolean) =>
    (search?.words ?? []).every((typed) => wordsOf(each).some((word) => isFound(typed, word)))
  return (
    has(row, isLike) ||
    (!among.some((each) => has(each, isLike)) &&
      has(row, (typed, word) => isLike(typed, word) || isNear(typed, word)))
  )
}

function totalsIn(rows: readonly FullRow[]) {
  const add = (value: (row: FullRow) => number) => rows.reduce((sum, row) => sum + value(row), 0)
  return {
    registrations: rows.length,
    people: add(({ people }) => people.length),
    receivedMinor: add(paidOf),
    tooMuchMinor: add((row) => (row.standing === 'Overpaid' ? paidOf(row) - askedOf(row) : 0)),
    stillDueMinor: add(({ still_due_minor }) => still_due_minor),
  }
}

function paidOf({ received_minor, returned_minor }: FullRow): number {
  return received_minor - returned_minor
}

function askedOf({ full_minor, reduced_minor }: FullRow): number {
  return full_minor - reduced_minor
}

type Slice = Awaited<ReturnType<typeof openRegistrationList>>['slice']

/** Page by page to the end, and back from the last one. */
async function walkThrough(slice: Slice): Promise<string[]> {
  const found: Registration[] = []
  let cursor: Cursor | undefined
  for (;;) {
    const rows = await slice(cursor, 4)
    found.push(...rows)
    const last = rows.at(-1)
    if (!last) break
    cursor = { side: 'after', row: last }
  }
  const end = found.at(-1)
  if (end) {
    const back = await slice({ side: 'before', row: end }, 100)
    expect(back.toReversed().map(({ id }) => id)).toEqual(found.slice(0, -1).map(({ id }) => id))
  }
  return found.map(({ id }) => id)
}

onDatabases('registrations at the same time get numbers in a row', async ({ db }) => {
  const stored = await Promise.all(Array.from({ length: 20 }, () => storeRegistration(db)))
  const numbers = stored.map(({ number }) => number).sort((one, other) => one - other)
  const first = numbers[0] ?? 0
  expect(first).toBeGreaterThan(1_000)
  expect(numbers).toEqual(numbers.map((_, index) => first + index))
})

test.each(ENGINES)('%s: after a restore the numbers go on', async (engine) => {
  const from = await testDatabase('sqlite')
  const old = await storeRegistration(from.db)
  const file = path.join(testFolder(), 'dump.jsonl')
  await dumpDatabase(from.db, file)
  const { db } = await testDatabase(engine)
  await loadDump(db, file)
  const restored = await db.selectFrom('registration').select('number').executeTakeFirst()
  expect(restored?.number).toBe(old.number)
  expect((await storeRegistration(db)).number).toBe(old.number + 1)
})
