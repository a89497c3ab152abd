import type { Db } from './open.ts'
import { insertNew, rowOf } from './rows.ts'

/** Returns the stored value. The first process to ask stores its proposal; all others get that one. */
export async function storedSetting(db: Db, name: string, proposal: string): Promise<string> {
  await insertNew(db, 'setting', [{ name, value: proposal }])
  return (await rowOf(db, 'setting', { name })).value
}
