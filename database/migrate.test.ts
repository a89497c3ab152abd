import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { testFolder } from '../tests/support/site/folder.ts'
import { openDatabase } from './engine/open.ts'
import { migrate } from './migrate.ts'

test('two processes that open a new SQLite file at once migrate it once', async () => {
  const url = `file:${path.join(testFolder(), `${randomUUID()}.db`)}`
  const opened = [openDatabase(url), openDatabase(url)]
  onTestFinished(async () => {
    for (const { db } of opened) await db.destroy()
  })
  const applied = await Promise.all(opened.map(({ db }) => migrate(db)))
  expect(applied.flat()).toEqual(['0001-version-1-0'])
})
