import { insertRows } from './insert-rows.ts'
import type { Db } from './open.ts'
import { findRow, insertNew, rowOf } from './rows.ts'

/** Returns the stored value. The first process to ask stores its proposal; all others get that one. */
export async function storedSetting(db: Db, name: string, proposal: string): Promise<string> {
  await insertNew(db, 'setting', [{ name, value: proposal }])
  return (await rowOf(db, 'setting', { name })).value
}

export async function readSetting(db: Db, name: string): Promise<string | undefined> {
  return (await findRow(db, 'setting', { name }))?.value
}

export async function writeSetting(db: Db, name: string, value: string): Promise<void> {
  const ending = 'on conflict (name) do update set value = excluded.value'
  await insertRows(db, 'setting', [{ name, value }], ending)
}
