import { expect, test } from 'vitest'
import { ENGINES, testDatabase } from '#tests/support/site/databases.ts'
import { insertRows, SqlText } from './insert-rows.ts'

const told = (key: string, at: string) => ({ key, at })

test.each(ENGINES)('%s: rows are stored whatever the order of their columns', async (engine) => {
  const { db } = await testDatabase(engine)
  await insertRows(db, 'attention_told', [told('a', '1'), { at: '2', key: 'b' }])
  await insertRows(db, 'attention_told', [])
  const stored = await db.selectFrom('attention_told').selectAll().orderBy('key').execute()
  expect(stored).toEqual([told('a', '1'), told('b', '2')])
})

test.each(ENGINES)('%s: the ending decides about what is there already', async (engine) => {
  const { db } = await testDatabase(engine)
  const ending = 'on conflict (key) do nothing returning key'
  const store = (...keys: string[]) =>
    insertRows(
      db,
      'attention_told',
      keys.map((key) => told(key, '1')),
      ending,
    )
  expect(await store('a', 'b')).toEqual([{ key: 'a' }, { key: 'b' }])
  expect(await store('b', 'c')).toEqual([{ key: 'c' }])
  await expect(insertRows(db, 'attention_told', [told('a', '2')])).rejects.toThrow()
})

test.each(ENGINES)('%s: SQL stands beside values, each time as it is now', async (engine) => {
  const { db } = await testDatabase(engine)
  const count = new SqlText('cast((select count(*) from attention_told) as text)')
  for (const key of ['a', 'b']) await insertRows(db, 'attention_told', [{ at: count, key }])
  const other = new SqlText("'x' || 'y'")
  await insertRows(db, 'attention_told', [{ at: other, key: 'c' }])
  const stored = await db.selectFrom('attention_told').selectAll().orderBy('key').execute()
  expect(stored.map(({ at }) => at)).toEqual(['0', '1', 'xy'])
})
