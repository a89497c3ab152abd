import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { fileValue } from '#content-model/stored-file.ts'
import { dumpDatabase, type TableSum } from '#database/backup/dump.ts'
import { churchInDump, loadDump } from '#database/backup/load-dump.ts'
import { churchInSqlite, copySqlite, replaceSqlite } from '#database/backup/sqlite-copy.ts'
import { engineOf } from '#database/engine/open.ts'
import { writeSetting } from '#database/engine/settings.ts'
import { OtherVersion } from '#database/migrate.ts'
import { refuse } from '#workflows/actor.ts'
import type { Services } from '#workflows/services.ts'

export const LAST_COPY = 'last-copy'

/** Writes a consistent copy of the records to a new file while the site runs. */
export async function backUpRecords(
  { db, now }: Services,
  { databaseUrl, file: wanted }: { databaseUrl: string; file?: string | undefined },
) {
  const sqlite = engineOf(databaseUrl) === 'sqlite'
  const stamp = now().toISOString().replace(/[:.]/g, '-')
  const file = wanted ?? `backups/${stamp}.${sqlite ? 'db' : 'jsonl'}`
  if (existsSync(file)) return { ok: false, problem: 'file-exists', file } as const
  mkdirSync(path.dirname(path.resolve(file)), { recursive: true })
  const portable = !sqlite || file.endsWith('.jsonl')
  const rows = portable ? await dumpDatabase(db, file) : await copySqlite(db, file)
  await writeSetting(db, LAST_COPY, now().toISOString())
  return { ok: true as const, file, rows }
}

/** The name of the church whose copy it is. Throws for what is no copy. */
export function churchOfCopy(file: string): string {
  const text = file.endsWith('.jsonl') ? churchInDump(file) : churchInSqlite(file)
  const value = text === '' ? undefined : fileValue('church.yaml', text)
  const church = v.safeParse(v.object({ name: v.string() }), value)
  return church.success ? church.output.name : 'a church without a name'
}

/** The current file, which may be broken, is not opened, and is kept aside. */
export function replaceRecords(databaseUrl: string, copy: string) {
  if (engineOf(databaseUrl) !== 'sqlite') return refuse('other-engine')
  try {
    return { ok: true as const, aside: replaceSqlite(databaseUrl, copy) }
  } catch (error) {
    if (error instanceof OtherVersion) throw error
    const reason = error instanceof Error ? `${error.message}.` : String(error)
    return { ok: false, problem: 'not-replaced', reason } as const
  }
}

export type { TableSum }

/** Reads a portable copy into a database of either engine that has no records yet, and compares sums. */
export async function loadRecords({ db }: Services, file: string) {
  const loaded = await loadDump(db, file)
  if (!loaded) return refuse('has-records')
  return { ok: true as const, ...loaded }
}
