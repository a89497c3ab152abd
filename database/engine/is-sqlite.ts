import { type DialectAdapter, type SqlBool, sql } from 'kysely'
import type { Db } from './open.ts'

/** The adapter's class does not say it: the server's bundle has its own copy of Kysely. */
export function isSqlite(db: Db): boolean {
  const { adapter } = db.getExecutor()
  const known = ENGINES.get(adapter) ?? sql`${0}`.compile(db).sql === '?'
  ENGINES.set(adapter, known)
  return known
}

const ENGINES = new WeakMap<DialectAdapter, boolean>()

/** Thousands of values are one parameter: as many parameters take longer than the rows that are found. */
export function isOneOf(db: Db, column: string, values: readonly string[] | readonly number[]) {
  return isSqlite(db)
    ? sql<SqlBool>`${sql.ref(column)} in (select value from json_each(${JSON.stringify(values)}))`
    : sql<SqlBool>`${sql.ref(column)} = any(${values})`
}
