import { expect, test } from 'vitest'
import { ENGINES, testDatabase } from '#tests/support/site/databases.ts'
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

test.each(ENGINES)('%s: rows are found by all of their values, null included', async (engine) => {
  const { db } = await testDatabase(engine)
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

test.each(ENGINES)('%s: of a list any value will do, and of an empty one none', async (engine) => {
  const { db } = await testDatabase(engine)
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

test.each(ENGINES)('%s: only what is not there yet is stored, however many', async (engine) => {
  const { db } = await testDatabase(engine)
  const told = Array.from({ length: 1_200 }, (_, number) => ({ key: `k${number}`, at: '1' }))
  expect(await insertNew(db, 'attention_told', told.slice(0, 700))).toBe(700)
  expect(await insertNew(db, 'attention_told', told)).toBe(500)
  expect(await insertNew(db, 'attention_told', [])).toBe(0)
})

test.each(ENGINES)('%s: rows are changed, raised and deleted, and counted', async (engine) => {
  const { db } = await testDatabase(engine)
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
