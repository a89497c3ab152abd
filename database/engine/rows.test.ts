import * as v from 'valibot'
import { expect, test } from 'vitest'
import { onDatabases, testDatabase } from '#tests/support/site/databases.ts'
import { insertRows, SqlText } from './insert-rows.ts'
import { isOneOf } from './is-sqlite.ts'
import { readJson } from './read-json.ts'
import {
  changeRows,
  deleteRows,
  findRow,
  findRows,
  hasRow,
  insertNew,
  lockRow,
  raiseVersion,
} from './rows.ts'

const closed = (day: string) => ({ day, version: 0, closed_by: 'Asha', reason: '' })
const open = (day: string) => ({ day, version: 0, closed_by: null, reason: '' })

onDatabases('rows are found by all of their values, null included', async ({ db }) => {
  await insertNew(db, 'day_close', [open('2026-11-02'), closed('2026-11-03'), open('2026-11-01')])
  const daysOf = async (closed_by: string | null) =>
    (await findRows(db, 'day_close', { closed_by, version: 0 }, 'day')).map(({ day }) => day)
  expect(await daysOf(null)).toEqual(['2026-11-01', '2026-11-02'])
  expect(await daysOf('Asha')).toEqual(['2026-11-03'])
  expect(await findRow(db, 'day_close', { closed_by: 'Asha' })).toMatchObject(closed('2026-11-03'))
  expect(await findRow(db, 'day_close', { day: '2026-11-03', closed_by: null })).toBeUndefined()
  expect(await hasRow(db, 'day_close', { day: '2026-11-01' })).toBe(true)
  expect(await hasRow(db, 'day_close', { day: '2026-11-04' })).toBe(false)
})

onDatabases('of a list any value will do, and of an empty one none', async ({ db }) => {
  const days = ['2026-11-02', '2026-11-01', '2026-11-03']
  await insertNew(db, 'day_close', days.map(open))
  const found = await findRows(db, 'day_close', { day: days.slice(0, 2) }, 'version', 'day')
  expect(found.map(({ day }) => day)).toEqual(['2026-11-01', '2026-11-02'])
  expect(await findRows(db, 'day_close', { day: [] })).toEqual([])
  expect(await hasRow(db, 'day_close', { day: [] })).toBe(false)
  expect(await changeRows(db, 'day_close', { day: [] }, { reason: 'Coins' })).toBe(0)
  expect(await deleteRows(db, 'day_close', { day: [], version: 0 })).toBe(0)
  expect(await deleteRows(db, 'day_close', { day: days })).toBe(3)
})

onDatabases('only what is not there yet is stored, however many', async ({ db }) => {
  const rows = Array.from({ length: 1_200 }, (_, number) => told(`k${number}`, '1'))
  expect(await insertNew(db, 'attention_told', rows.slice(0, 700))).toBe(700)
  expect(await insertNew(db, 'attention_told', rows)).toBe(500)
  expect(await insertNew(db, 'attention_told', [])).toBe(0)
})

onDatabases('rows are changed, raised and deleted, and counted', async ({ db }) => {
  await insertNew(db, 'day_close', [open('2026-11-01'), open('2026-11-02')])
  const change = { closed_by: 'Ravi', reason: undefined }
  expect(await changeRows(db, 'day_close', { day: '2026-11-01' }, change)).toBe(1)
  expect(await changeRows(db, 'day_close', { day: '2026-11-03' }, change)).toBe(0)
  expect(await raiseVersion(db, 'day_close', { day: '2026-11-01' })).toBe(1)
  expect(await raiseVersion(db, 'day_close', { day: '2026-11-01' }, { reason: 'Coins' })).toBe(2)
  const changed = { ...open('2026-11-01'), closed_by: 'Ravi', version: 2, reason: 'Coins' }
  expect(await lockRow(db, 'day_close', { day: '2026-11-01' }, 'version')).toMatchObject(changed)
  await expect(lockRow(db, 'day_close', { day: '2026-11-03' }, 'version')).rejects.toThrow()
  expect(await deleteRows(db, 'day_close', { closed_by: null })).toBe(1)
  expect(await findRows(db, 'day_close', { version: 2 }, 'day')).toHaveLength(1)
})

test('what names no row, or not all of its values, is refused', async () => {
  const { db } = await testDatabase('sqlite')
  await expect(deleteRows(db, 'day_close', {})).rejects.toThrow('Which rows')
  await expect(changeRows(db, 'day_close', { day: undefined }, { reason: '' })).rejects.toThrow()
})

const told = (key: string, at: string) => ({ key, at })

onDatabases('rows are stored whatever the order of their columns', async ({ db }) => {
  await insertRows(db, 'attention_told', [told('a', '1'), { at: '2', key: 'b' }])
  await insertRows(db, 'attention_told', [])
  const stored = await db.selectFrom('attention_told').selectAll().orderBy('key').execute()
  expect(stored).toEqual([told('a', '1'), told('b', '2')])
})

onDatabases('the ending decides about what is there already', async ({ db }) => {
  const ending = 'on conflict (key) do nothing returning key'
  const store = (...keys: string[]) => {
    const rows = keys.map((key) => told(key, '1'))
    return insertRows(db, 'attention_told', rows, ending)
  }
  expect(await store('a', 'b')).toEqual([{ key: 'a' }, { key: 'b' }])
  expect(await store('b', 'c')).toEqual([{ key: 'c' }])
  await expect(insertRows(db, 'attention_told', [told('a', '2')])).rejects.toThrow()
})

onDatabases('SQL stands beside values, each time as it is now', async ({ db }) => {
  const count = new SqlText('cast((select count(*) from attention_told) as text)')
  for (const key of ['a', 'b']) await insertRows(db, 'attention_told', [{ at: count, key }])
  const other = new SqlText("'x' || 'y'")
  await insertRows(db, 'attention_told', [{ at: other, key: 'c' }])
  const stored = await db.selectFrom('attention_told').selectAll().orderBy('key').execute()
  expect(stored.map(({ at }) => at)).toEqual(['0', '1', 'xy'])
})

onDatabases('a row is found by one of many texts or numbers', async ({ db }) => {
  const rows = ['plain', 'with "quotes"', "O'Brien, {a}", 'ஆஷா'].map((key, at) => told(key, `${at}`))
  await insertRows(db, 'attention_told', rows)
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

const fields = v.record(v.string(), v.string())
const stored = { table: 'payment', column: 'provider_record', id: 'p1' } as const

test('a value that fits is read', () => {
  expect(readJson(fields, { ...stored, text: '{"mode":"UPI"}' })).toEqual({ mode: 'UPI' })
})

test.each([
  [
    '{"mode":5}',
    'payment p1: provider_record (mode) is not right: Invalid type: Expected string but received 5',
  ],
  ['[', 'payment p1: provider_record is not right: Invalid JSON'],
])('%s is a fault with its row', (text, words) => {
  expect(() => readJson(fields, { ...stored, text })).toThrow(words)
})
