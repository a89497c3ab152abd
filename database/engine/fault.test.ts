import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { ENGINES, testDatabase } from '#tests/support/site/databases.ts'
import { isDatabaseFault } from './fault.ts'
import { openDatabase, ping } from './open.ts'

async function errorOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => undefined,
    (error: unknown) => error,
  )
}

test.each(ENGINES)('%s: a bad query or a duplicate key is no database fault', async (engine) => {
  const { db } = await testDatabase(engine)
  expect(isDatabaseFault(await errorOf(sql`select nothing from nowhere`.execute(db)))).toBe(false)
  const twice = () => db.insertInto('setting').values({ name: 'a', value: 'b' }).execute()
  await twice()
  expect(isDatabaseFault(await errorOf(twice()))).toBe(false)
})

test.each(ENGINES)('%s: a closed database is a fault', async (engine) => {
  const { db } = await testDatabase(engine)
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
