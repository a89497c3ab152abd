import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { emptyDatabaseUrl } from '#tests/support/site/databases.ts'
import { openDatabase } from './open.ts'

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
