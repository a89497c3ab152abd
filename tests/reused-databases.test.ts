import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#database/engine/open.ts'
import { giveBack, takeReused, testDatabase } from './support/site/databases.ts'

test('the next test gets the same database without its rows', async () => {
  const { url, next } = await useFor(`insert into setting values ('a', 'b')`)
  expect(next).toBe(url)
  const { db } = openDatabase(url)
  onTestFinished(() => db.destroy())
  expect(await db.selectFrom('setting').selectAll().execute()).toEqual([])
})

test('whoever still asks after a test is told that its database is closed', async () => {
  const { db } = await testDatabase('postgres')
  await db.destroy()
  await expect(db.selectFrom('setting').selectAll().execute()).rejects.toThrow('destroyed')
})

test('the next test gets another database while a question of the last is not answered', async () => {
  const { db, url } = await testDatabase('postgres')
  const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const asked = db.transaction().execute(() => {
    begun.resolve()
    return ended.promise
  })
  await begun.promise
  await db.destroy()
  expect(await nextAfter(url)).not.toBe(url)
  ended.resolve()
  await asked
})

test.each([
  'alter table gift alter column email drop not null',
  'delete from kysely_migration',
  `insert into setting select n::text, repeat('x', 100) from generate_series(1, 9000) n`,
])('the next test gets another database after "%s"', async (change) => {
  const { url, next } = await useFor(change)
  expect(next).not.toBe(url)
})

async function useFor(change: string) {
  const { db, url } = await testDatabase('postgres')
  await sql.raw(change).execute(db)
  return { url, next: await nextAfter(url) }
}

async function nextAfter(url: string): Promise<string | undefined> {
  giveBack(url)
  const next = (await takeReused())?.url
  if (next) onTestFinished(() => giveBack(next))
  return next
}
