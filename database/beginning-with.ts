import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** Whether a column that is compared byte by byte begins with these letters. An index answers it. */
export function beginningWith(column: string, letters: string): RawBuilder<SqlBool> {
  const key = sql.ref(column)
  return sql<SqlBool>`(${key} >= ${letters} and ${key} < ${letters + LAST_CHARACTER})`
}

const LAST_CHARACTER = '\u{10ffff}'
