import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openRegistrationList } from '#database/search/registration-list.ts'
import { readSearch } from '#domain/search/read-search.ts'
import { ENGINES, testDatabase } from '#tests/support/site/databases.ts'
import { loadDump } from './load-dump.ts'
import { RECORD_TABLES } from './record-tables.ts'

/** As `office backup` of version 1.0.0 wrote it, with a record in every table. */
const COPY = 'tests/fixtures/version-1.0.jsonl'

test.each(ENGINES)('%s: a copy of version 1.0 is loaded in full', async (engine) => {
  const { db } = await testDatabase(engine)
  const lines = readFileSync(COPY, 'utf8').trim().split('\n')
  const { sums } = JSON.parse(lines.at(-2) ?? '')
  const loaded = await loadDump(db, COPY)
  expect(loaded?.rows).toBe(lines.length - 2)
  expect(new Set(loaded?.tables)).toEqual(new Set(sums))
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
