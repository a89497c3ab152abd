import { expect, test } from 'vitest'
import { ENGINES, testDatabase } from '#tests/support/site/databases.ts'
import { isOneOf } from './is-sqlite.ts'

test.each(ENGINES)('%s: a row is found by one of many texts or numbers', async (engine) => {
  const { db } = await testDatabase(engine)
  const rows = ['plain', 'with "quotes"', "O'Brien, {a}", 'ஆஷா'].map((key, at) => ({ key, at }))
  for (const { key, at } of rows) {
    await db
      .insertInto('attention_told')
      .values({ key, at: String(at) })
      .execute()
  }
  const found = async (keys: readonly string[]) => {
    const among = db
      .selectFrom('attention_told')
      .select('key')
      .where(isOneOf(db, 'key', keys))
    return (await among.orderBy('at').execute()).map(({ key }) => key)
  }
  const others = Array.from({ length: 5_000 }, (_, index) => `other ${index}`)
  expect(await found([...others, 'ஆஷா', "O'Brien, {a}", 'with "quotes"'])).toEqual([
    'with "quotes"',
    "O'Brien, {a}",
    'ஆஷா',
  ])
  expect(await found([])).toEqual([])
})
