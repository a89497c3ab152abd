import { sql } from 'kysely'
import type { Db } from './open.ts'

/**
 * Which engine it is, by how it writes a parameter. Its adapter's class doesn't say: the server's bundle
 * has its own copy of Kysely.
 */
export function isSqlite(db: Db): boolean {
  return sql`${0}`.compile(db).sql === '?'
}
