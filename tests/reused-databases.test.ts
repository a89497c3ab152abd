import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#database/engine/open.ts'
import { giveBack, takeReused, testDatabase } from './support/site/databases.ts'

test('the next test gets the same database without its rows', async () => {
  const { url, next } = await useFor(`insert into setting values ('a', 'b')`)
  expect(next).toBe(url.pathname.slice(1))
  const { db } = openDatabase(url.href)
  onTestFinished(() => db.destroy())
  expect(await db.selectFrom('setting').selectAll().execute()).toEqual([])
})

test.each([
  'alter table gift add column colour text',
  'alter table gift alter column email drop not null',
  'drop table reminder',
  'delete from kysely_migration',
  `insert into setting select n::text, repeat('x', 100) from generate_series(1, 9000) n`,
])('the next test gets another database after "%s"', async (change) => {
  const { url, next } = await useFor(change)
  expect(next).not.toBe(url.pathname.slice(1))
})

/** Does what a test may do to its database, and then takes one as the next test would. */
async function useFor(change: string) {
  const { db, url } = await testDatabase('postgres')
  await sql.raw(change).execute(db)
  const used = new URL(url)
  giveBack(used.pathname.slice(1))
  const next = await takeReused()
  if (next) onTestFinished(() => giveBack(next))
  return { url: used, next }
}
