import { sql } from 'kysely'
import { isSqlite } from '#database/engine/is-sqlite.ts'
import type { Db } from '#database/engine/open.ts'

/**
 * Rewrites the SQLite file and empties its journal, because deleted text otherwise stays in free pages
 * and in the write-ahead log (sqlite.org/lang_vacuum.html). On PostgreSQL this is the operator's task
 * (`VACUUM FULL`).
 */
export async function eraseTraces(db: Db): Promise<void> {
  if (!isSqlite(db)) return
  await sql`vacuum`.execute(db)
  const until = performance.now() + TIMEOUT_MS
  while (!(await emptyJournal(db))) {
    if (performance.now() > until) {
      throw new Error('The journal is in use and still holds what was removed: run it again')
    }
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
  }
}

const TIMEOUT_MS = 10_000
const RETRY_MS = 50

/**
 * Returns false while a reader still needs the journal (sqlite.org/pragma.html#pragma_wal_checkpoint).
 */
async function emptyJournal(db: Db): Promise<boolean> {
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db)
  return rows[0]?.busy === 0
}
