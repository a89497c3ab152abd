import type { Db } from '#database/engine/open.ts'
import { findRows, insertNew, lockRow } from '#database/engine/rows.ts'
import type { Day } from '#domain/days.ts'
import { keptByHand, type Paise } from '#domain/money.ts'

/** Inside a transaction: a close counts every entry of its day, and no entry comes after it. */
export async function lockDay(tx: Db, day: Day) {
  await insertNew(tx, 'day_close', [{ day, version: 0, reason: '' }])
  return lockRow(tx, 'day_close', { day }, 'version')
}

/** What was taken back or given back on the day is less. */
export async function cashOn(db: Db, day: Day): Promise<Paise> {
  const cash = { day, kind: 'received', method: 'Cash' } as const
  const entries = await findRows(db, 'money_entry', cash)
  return entries.reduce((sum, entry) => sum + keptByHand([entry]), 0)
}
