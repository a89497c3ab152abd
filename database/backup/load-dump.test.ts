import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { digestOf } from '#database/engine/digest.ts'
import type { Db } from '#database/engine/open.ts'
import { storedSetting } from '#database/engine/settings.ts'
import { OtherVersion } from '#database/migrate.ts'
import { storeEntry } from '#database/records/money/account-sums.ts'
import { openRegistrationList } from '#database/search/registration-list.ts'
import { readSearch } from '#domain/search/read-search.ts'
import { finishPayment, register } from '#tests/support/payments.ts'
import { registration, testGift } from '#tests/support/people.ts'
import { ENGINES, onDatabases, testDatabase } from '#tests/support/site/databases.ts'
import { testFolder } from '#tests/support/site/folder.ts'
import { type TestServices, testServices } from '#tests/support/site/services.ts'
import { giveGift } from '#workflows/gifts/give-gift.ts'
import { dumpDatabase } from './dump.ts'
import { loadDump } from './load-dump.ts'
import { RECORD_TABLES, type RecordTable } from './record-tables.ts'

const gift = { ...testGift, amountMinor: 50_050 }

async function fill(services: TestServices, many: number): Promise<void> {
  for (let index = 0; index < many; index++) {
    const payment = await giveGift(services, { ...gift, submission: `a-key-of-a-browser-${index}` })
    if (index > 2) continue
    await finishPayment(services, payment, 'approve')
  }
  await register(services, { registration: registration() })
  await storedSetting(services.db, 'sandbox-salt', 'kept')
}

/** Dumps everything these services have stored, and returns the file. */
async function dumped({ db }: TestServices): Promise<string> {
  const file = path.join(testFolder(), 'copy.jsonl')
  await dumpDatabase(db, file)
  return file
}

test('a dump of SQLite loads into PostgreSQL in full, but only into an empty database', async () => {
  const services = await testServices('sqlite')
  await fill(services, 205)
  const file = await dumped(services)
  const { db } = await testDatabase('postgres')
  await storedSetting(db, 'sandbox-salt', 'another')
  const loaded = await loadDump(db, file)
  const sums = new Map(loaded?.tables.map(({ table, ...rest }) => [table, rest]))
  expect(sums.get('gift')).toEqual({ rows: 205, sums: { amount_minor: 205 * 50_050 } })
  expect(sums.get('receipt')).toEqual({ rows: 3, sums: { number: 6 } })
  for (const table of RECORD_TABLES) {
    expect(await rowsOf(db, table)).toEqual(await rowsOf(services.db, table))
  }
  expect(await loadDump(db, file)).toBeUndefined()
})

test('a load is rolled back when an amount changes on the way', async () => {
  const services = await testServices('sqlite')
  await fill(services, 3)
  const file = await dumped(services)
  const { db } = await testDatabase('postgres')
  await sql`create function take_a_paisa() returns trigger language plpgsql as $$
    begin new.amount_minor := new.amount_minor - 1; return new; end $$`.execute(db)
  await sql`create trigger take_a_paisa before insert on payment for each row execute function take_a_paisa()`.execute(
    db,
  )
  await expect(loadDump(db, file)).rejects.toThrow('payment does not add up')
  expect(await rowsOf(db, 'gift')).toEqual([])
})

const OLDER = "This database is older than version 1.0 and can't be brought up to date."
const NEWER =
  'This database was last used by a newer version. Start that version, or put back the copy made before the upgrade.'

/** The lines of a copy before its digest, of other migrations. */
const ofVersion = (migrations: string) => (lines: string[]) =>
  withDigest(lines.slice(0, -1).map((line) => line.replace(/"migrations":\[[^\]]*\],/, migrations)))

const CHANGES: [string, (lines: string[]) => string | string[], string | Error][] = [
  ['without its last line', (lines) => lines.slice(0, -1), 'has no SHA-256 of its lines'],
  ['that was cut off', (lines) => lines.slice(0, 3), 'has no SHA-256 of its lines'],
  ['without a record', (lines) => lines.slice(1), 'was changed after it was made'],
  ['with a record twice', ([first = '', ...lines]) => [first, first, ...lines], 'was changed'],
  [
    'whose cash was changed',
    (lines) => lines.map((line) => line.replace('"amount_minor":5000,', '"amount_minor":4000,')),
    'was changed',
  ],
  ['without a version', ofVersion(''), new OtherVersion(OLDER)],
  [
    'of a version before 1.0',
    ofVersion('"migrations":["0059-ended-links"],'),
    new OtherVersion(OLDER),
  ],
  [
    'of a newer version',
    ofVersion('"migrations":["0001-version-1-0","9999-later"],'),
    new OtherVersion(NEWER),
  ],
]

test.each(CHANGES.flatMap((change) => ENGINES.map((engine) => [engine, ...change] as const)))(
  '%s: a dump %s is refused',
  async (engine, _name, change, problem) => {
    const services = await testServices('sqlite')
    await fill(services, 1)
    await recordCash(services)
    const file = await dumped(services)
    const changed = change(readFileSync(file, 'utf8').trim().split('\n'))
    writeFileSync(file, typeof changed === 'string' ? changed : `${changed.join('\n')}\n`)
    const { db } = await testDatabase(engine)
    await expect(loadDump(db, file)).rejects.toThrow(problem)
    expect(await rowsOf(db, 'gift')).toEqual([])
  },
)

test('a dump without a record is refused, also when its SHA-256 fits', async () => {
  const services = await testServices('sqlite')
  await fill(services, 3)
  const file = await dumped(services)
  const [, ...lines] = readFileSync(file, 'utf8').trim().split('\n')
  writeFileSync(file, withDigest(lines.slice(0, -1)))
  const { db } = await testDatabase('sqlite')
  // Without its gift the payment's foreign key would fail first; the test is about the sums.
  await sql`pragma foreign_keys = off`.execute(db)
  await expect(loadDump(db, file)).rejects.toThrow('does not add up')
  expect(await rowsOf(db, 'gift')).toEqual([])
})

test('a NUL, which PostgreSQL refuses, is replaced', async () => {
  const services = await testServices('sqlite')
  await fill(services, 1)
  await services.db.updateTable('gift').set({ full_name: 'A\0B' }).execute()
  const { db } = await testDatabase('postgres')
  await loadDump(db, await dumped(services))
  expect(await db.selectFrom('gift').select('full_name').execute()).toEqual([
    { full_name: 'A\uFFFDB' },
  ])
})

/** A copy with these lines, as a site writes it. */
function withDigest(lines: readonly string[]): string {
  const body = lines.map((line) => `${line}\n`).join('')
  return `${body}${JSON.stringify({ sha256: digestOf(body) })}\n`
}

async function recordCash({ db, now }: TestServices): Promise<void> {
  const { id } = await db.selectFrom('gift').select('id').executeTakeFirstOrThrow()
  const cash = { kind: 'received', method: 'Cash', amount_minor: 5000, day: '2026-11-15' } as const
  const at = now().toISOString()
  await storeEntry(db, { ...cash, gift_id: id, registration_id: null, at, author: 'desk' })
}

async function rowsOf(db: Db, table: RecordTable): Promise<string[]> {
  const rows = await db.selectFrom(table).selectAll().execute()
  return rows.map((row) => JSON.stringify(Object.entries(row).sort())).sort()
}

/** As `office backup` of version 1.0.0 wrote it, with a record in every table. */
const COPY = 'tests/fixtures/version-1.0.jsonl'

onDatabases('a copy of version 1.0 is loaded in full', async ({ db }) => {
  const lines = readFileSync(COPY, 'utf8').trim().split('\n')
  const { sums } = JSON.parse(lines.at(-2) ?? '')
  const loaded = await loadDump(db, COPY)
  expect(loaded?.rows).toBe(lines.length - 2)
  // Tables that came later are empty.
  const filled = loaded?.tables.filter(({ rows }) => rows > 0)
  expect(new Set(filled)).toEqual(new Set(sums))
  const filter = { search: readSearch('meera'), sort: 'name' } as const
  const { totals } = await openRegistrationList(db, { filter })
  expect(totals).toMatchObject({ registrations: 1, people: 1, receivedMinor: 50_000 })
})

test('every table is in a copy, but for leases, locks and sessions', async () => {
  const { db } = await testDatabase('sqlite')
  const tables = (await db.introspection.getTables()).map(({ name }) => name)
  const copied: readonly string[] = RECORD_TABLES
  const others = tables.filter((name) => !copied.includes(name) && !/_index(_|$)/.test(name))
  expect(others.sort()).toEqual([
    ...['door_phone', 'event_lock', 'form_lock', 'job_lease'],
    ...['passkey_challenge', 'staff_link', 'staff_session'],
  ])
})
