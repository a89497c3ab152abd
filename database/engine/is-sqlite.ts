import { type DialectAdapter, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from './open.ts'

/**
 * It asks how a parameter is written, because the server's bundle has its own copy of Kysely and of the
 * adapter's class.
 */
export function isSqlite(db: Db): boolean {
  const { adapter } = db.getExecutor()
  const known = ENGINES.get(adapter) ?? sql`${0}`.compile(db).sql === '?'
  ENGINES.set(adapter, known)
  return known
}

const ENGINES = new WeakMap<DialectAdapter, boolean>()

/**
 * The values may be thousands, so they are one parameter: as many parameters take longer to write and to
 * read than the rows that are found.
 */
export function isOneOf(
  db: Db,
  column: string,
  values: readonly string[] | readonly number[],
): RawBuilder<SqlBool> {
  return isSqlite(db)
    ? sql<SqlBool>`${sql.ref(column)} in (select value from json_each(${JSON.stringify(values)}))`
    : sql<SqlBool>`${sql.ref(column)} = any(${values})`
}
