import { SqliteAdapter, sql } from 'kysely'
import type { Db } from './open.ts'

/**
 * Copies SQLite's log into the file without waiting for anybody. The next write then begins the log
 * anew, and cuts it to its limit.
 */
export async function writeBackLog(db: Db): Promise<void> {
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return
  await sql`pragma wal_checkpoint(passive)`.execute(db)
}
