import { statSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { emptyDatabaseUrl, onDatabases, testDatabase } from '#tests/support/site/databases.ts'
import { isDatabaseFault } from './fault.ts'
import { type Db, openDatabase, ping } from './open.ts'
import { writeBackLog } from './sqlite.ts'

const MEGABYTE = 1024 * 1024
const MAX_LOG = 5 * MEGABYTE

async function openLog() {
  const { db, url } = await testDatabase('sqlite')
  return { db, logBytes: () => statSync(`${url.slice('file:'.length)}-wal`).size }
}

/** Changes 100 pages: a body fills one. SQLite doesn't write what is the same as before. */
async function changePages(db: Db, turn: number): Promise<void> {
  const body = String.fromCharCode(97 + (turn % 26)).repeat(4_000)
  await db.transaction().execute(async (tx) => {
    for (let id = 0; id < 100; id++) {
      await tx
        .insertInto('content_body')
        .values({ digest: String(id), body })
        .onConflict((conflict) => conflict.column('digest').doUpdateSet({ body }))
        .execute()
    }
  })
}

async function fillLog(db: Db): Promise<void> {
  for (let turn = 0; turn < 25; turn++) await changePages(db, turn)
}

test('the log is cut once it was written into the file', async () => {
  const { db, logBytes } = await openLog()
  await fillLog(db)
  expect(logBytes()).toBeGreaterThan(8 * MEGABYTE)
  await writeBackLog(db)
  await changePages(db, 0)
  expect(logBytes()).toBeLessThan(MAX_LOG)
})

test('the log is also cut where so much is written that SQLite writes it back by itself', async () => {
  const { db, logBytes } = await openLog()
  for (let turn = 0; turn < 5; turn++) await fillLog(db)
  expect(logBytes()).toBeLessThan(30 * MEGABYTE)
})

test('PostgreSQL looks after its log itself', async () => {
  const { db } = await testDatabase('postgres')
  await expect(writeBackLog(db)).resolves.toBeUndefined()
})

test('PostgreSQL gives up on a query after the time that was given', async () => {
  const url = await emptyDatabaseUrl()
  const [hasty, patient] = [openDatabase(url, { answerMs: 50 }).db, openDatabase(url).db]
  onTestFinished(async () => {
    for (const db of [hasty, patient]) await db.destroy()
  })
  const slow = sql`select pg_sleep(0.3)`
  await expect(slow.execute(hasty)).rejects.toThrow('statement timeout')
  await slow.execute(patient)
})

async function errorOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => undefined,
    (error: unknown) => error,
  )
}

onDatabases('a bad query or a duplicate key is no database fault', async ({ db }) => {
  expect(isDatabaseFault(await errorOf(sql`select nothing from nowhere`.execute(db)))).toBe(false)
  const twice = () => db.insertInto('setting').values({ name: 'a', value: 'b' }).execute()
  await twice()
  expect(isDatabaseFault(await errorOf(twice()))).toBe(false)
})

onDatabases('a closed database is a fault', async ({ db }) => {
  await db.destroy()
  expect(isDatabaseFault(await errorOf(ping(db)))).toBe(true)
})

test('an unreachable database is a fault', async () => {
  const { db } = openDatabase('postgres://nobody@127.0.0.1:9/nothing')
  expect(isDatabaseFault(await errorOf(ping(db)))).toBe(true)
  await db.destroy()
})

test.each(['ENOSPC', 'EIO', 'EMFILE'])('a flush that fails with %s is a fault', (code) => {
  expect(isDatabaseFault(Object.assign(new Error('fdatasync'), { code }))).toBe(true)
})

test.each([undefined, 'busy', new Error('%s is no fault')])('%s is none', (error) => {
  expect(isDatabaseFault(error)).toBe(false)
})
