import { SqliteAdapter, sql } from 'kysely'
import type { Db } from './open.ts'

/**
 * SQLite leaves what was overwritten in free parts of its file and in its journal. The file is written
 * anew and the journal emptied, so that the bytes are gone. PostgreSQL has its own means for this
 * (`VACUUM FULL`, by its operator).
 */
export async function eraseTraces(db: Db): Promise<void> {
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return
  await sql`vacuum`.execute(db)
  const until = performance.now() + MOST_PATIENCE_MS
  while (!(await emptyJournal(db))) {
    if (performance.now() > until) {
      throw new Error('The journal is in use and still holds what was removed: run it again')
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}

const MOST_PATIENCE_MS = 10_000
const PAUSE_MS = 50

/** False while somebody reads what is only in the journal. */
async function emptyJournal(db: Db): Promise<boolean> {
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db)
  return rows[0]?.busy === 0
}
