import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** Whether a key that is compared byte by byte begins with these letters. An index on it answers this. */
export function beginningWith(key: RawBuilder<unknown>, letters: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${key} >= ${letters} and ${key} < ${letters + LAST_CHARACTER})`
}

const LAST_CHARACTER = '\u{10ffff}'
