import { type DialectAdapter, sql } from 'kysely'
import type { Db } from './open.ts'

/**
 * Which engine it is, by how it writes a parameter. Its adapter's class doesn't say: the server's bundle
 * has its own copy of Kysely.
 */
export function isSqlite(db: Db): boolean {
  const { adapter } = db.getExecutor()
  const known = ENGINES.get(adapter) ?? sql`${0}`.compile(db).sql === '?'
  ENGINES.set(adapter, known)
  return known
}

const ENGINES = new WeakMap<DialectAdapter, boolean>()
