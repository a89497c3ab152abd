import { sql } from 'kysely'
import { SqlText } from '#database/engine/insert-rows.ts'
import { isSqlite } from '#database/engine/is-sqlite.ts'
import type { Db } from '#database/engine/open.ts'

/** SQLite has one writer at a time. PostgreSQL's sequence has a gap where a transaction is rolled back. */
export function nextNumber(db: Db, table: 'registration' | 'gift'): SqlText {
  return new SqlText(
    isSqlite(db)
      ? `(select coalesce(max(number), 1000) + 1 from ${table})`
      : `nextval('${table}_numbers')`,
  )
}

export async function continueNumbers(db: Db): Promise<void> {
  if (isSqlite(db)) return
  for (const table of ['registration', 'gift']) {
    await sql`select setval(${`${table}_numbers`}, coalesce(max(number), 1000))
      from ${sql.table(table)}`.execute(db)
  }
}
