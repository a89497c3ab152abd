import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { storeRegistration } from '#tests/support/people.ts'
import { onDatabases } from '#tests/support/site/databases.ts'
import { testFolder } from '#tests/support/site/folder.ts'
import { openDatabase } from './engine/open.ts'
import { migrate } from './migrate.ts'

test('two processes that open a new SQLite file at once migrate it once', async () => {
  const url = `file:${path.join(testFolder(), `${randomUUID()}.db`)}`
  const opened = [openDatabase(url), openDatabase(url)]
  onTestFinished(async () => {
    for (const { db } of opened) await db.destroy()
  })
  const applied = await Promise.all(opened.map(({ db }) => migrate(db)))
  expect(applied.flat()).toEqual([
    '0001-version-1-0',
    '0003-money-given-back',
    '0004-cancelled-dates',
    '0005-doors',
    '0006-quick-lists',
  ])
})

/** That the domain and the database know the same words is held by the compiler. */
onDatabases('a word that nobody knows is not stored', async ({ db }) => {
  await storeRegistration(db)
  for (const [table, column] of [
    ['registration', 'party'],
    ['registration', 'residential'],
    ['registration', 'payment_type'],
    ['attendee', 'gender'],
  ] as const) {
    const guess = sql`update ${sql.table(table)} set ${sql.ref(column)} = 'Sofa'`.execute(db)
    await expect(guess).rejects.toThrow(`${table}_${column}_words`)
  }
})
