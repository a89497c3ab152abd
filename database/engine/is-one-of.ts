import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { isSqlite } from './is-sqlite.ts'
import type { Db } from './open.ts'

/**
 * Whether a column has one of these values, which may be thousands. They are one parameter: as many
 * parameters take longer to write and to read than the rows that are found.
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
