import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '#database/engine/open.ts'
import { findRows, insertNew } from '#database/engine/rows.ts'

/** Whether nobody has settled what is listed under this key. */
export function isUnsettled(key: RawBuilder<string> | RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql<SqlBool>`not exists (select 1 from attention_settled where attention_settled.key = ${key})`
}

/** Of what was found by other means than a query: what nobody has settled. */
export async function withoutSettled<Found extends { key: string }>(
  db: Db,
  found: readonly Found[],
): Promise<Found[]> {
  const rows = await findRows(db, 'attention_settled', { key: found.map(({ key }) => key) })
  const settled = new Set(rows.map(({ key }) => key))
  return found.filter(({ key }) => !settled.has(key))
}

export type Settled = { key: string; at: string; author: string; note: string }

/** Returns false when somebody else has settled it. */
export async function storeSettled(tx: Db, settled: Settled): Promise<boolean> {
  return (await insertNew(tx, 'attention_settled', [settled])) > 0
}
