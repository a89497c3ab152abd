import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { dumpDatabase } from '#database/backup/dump.ts'
import { copySqlite } from '#database/backup/sqlite-copy.ts'
import { engineOf } from '#database/engine/open.ts'
import type { Services } from '#workflows/services.ts'

type BackedUp =
  | { ok: true; file: string; rows: number }
  | { ok: false; problem: 'file-exists'; file: string }

type Wanted = { databaseUrl: string; file?: string | undefined }

/** Writes a consistent copy of the records to a new file while the site runs. */
export async function backUpRecords(
  { db, now }: Services,
  { databaseUrl, file: wanted }: Wanted,
): Promise<BackedUp> {
  const sqlite = engineOf(databaseUrl) === 'sqlite'
  const stamp = now().toISOString().replace(/[:.]/g, '-')
  const file = wanted ?? `backups/${stamp}.${sqlite ? 'db' : 'jsonl'}`
  if (existsSync(file)) return { ok: false, problem: 'file-exists', file }
  mkdirSync(path.dirname(path.resolve(file)), { recursive: true })
  const portable = !sqlite || file.endsWith('.jsonl')
  const rows = portable ? await dumpDatabase(db, file) : await copySqlite(db, file)
  return { ok: true, file, rows }
}
