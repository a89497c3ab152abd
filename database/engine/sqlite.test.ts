import { statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/site/databases.ts'
import type { Db } from './open.ts'
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
