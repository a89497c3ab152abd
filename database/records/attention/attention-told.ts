import type { Db } from '#database/engine/open.ts'
import { findRows } from '#database/engine/rows.ts'

/** Of these keys, those that nobody was told of. */
export async function withoutNotice(db: Db, keys: readonly string[]): Promise<string[]> {
  const rows = await findRows(db, 'attention_told', { key: keys })
  const told = new Set(rows.map(({ key }) => key))
  return keys.filter((key) => !told.has(key))
}

/** Inside a transaction: marks keys as told. Returns those that no other process has marked. */
export async function markNotified(tx: Db, keys: readonly string[], at: string): Promise<string[]> {
  if (keys.length === 0) return []
  const rows = await tx
    .insertInto('attention_told')
    .values(keys.map((key) => ({ key, at })))
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .execute()
  return rows.map(({ key }) => key)
}
