import {
  chmodSync,
  chownSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE } from 'kysely/migration'
import type { Db } from '#database/engine/open.ts'
import { refuseOtherVersion } from '#database/migrate.ts'
import { isRecordTable } from './record-tables.ts'

/** The copy is consistent while others read and write. Returns how many records it holds. */
export async function copySqlite(db: Db, file: string): Promise<number> {
  await sql`vacuum into ${file}`.execute(db)
  return countRecords(file)
}

/**
 * Returns the other name under which what was there is kept. Throws when the copy is broken, or when
 * somebody still uses what is there. The copy is complete beside it before one rename puts it in place, so
 * whenever this is interrupted, the old records or the new ones are there.
 */
export function replaceSqlite(databaseUrl: string, copy: string): string | undefined {
  countRecords(copy)
  const file = databaseUrl.replace(/^file:(\/\/)?/, '')
  const old = existsSync(file) ? statSync(file) : undefined
  if (old) refuseIfInUse(file)
  const fresh = `${file}.restoring`
  try {
    copyFileSync(copy, fresh)
    if (old) {
      // Put back by root it must still be the site's own, or the site could not write to it.
      chmodSync(fresh, old.mode)
      if (process.getuid?.() === 0) chownSync(fresh, old.uid, old.gid)
    }
    countRecords(fresh)
    endSessions(fresh)
    flush(fresh)
    const aside = moveAside(file)
    renameSync(fresh, file)
    flush(path.dirname(file))
    return old && aside
  } finally {
    for (const suffix of ['', ...JOURNALS]) rmSync(fresh + suffix, { force: true })
  }
}

const JOURNALS = ['-wal', '-shm'] as const

/** What was ended since the copy, or is another church's, must not open anything here. */
function endSessions(file: string): void {
  const fresh = new DatabaseSync(file)
  for (const table of ['staff_session', 'staff_link', 'passkey_challenge', 'door_phone']) {
    fresh.exec(`delete from ${table}`)
  }
  fresh.close()
}

/** Its journal goes first: SQLite would apply it to the new file. */
function moveAside(file: string): string {
  const aside = `${file}.before-${new Date().toISOString().replace(/[:.]/g, '-')}`
  for (const suffix of JOURNALS) {
    if (existsSync(file + suffix)) renameSync(file + suffix, aside + suffix)
  }
  if (existsSync(file)) linkSync(file, aside)
  return aside
}

/** What was written, or which name a file has, is on disk afterwards. */
function flush(fileOrFolder: string): void {
  const opened = openSync(fileOrFolder, 'r')
  try {
    fsyncSync(opened)
  } finally {
    closeSync(opened)
  }
}

function countRecords(file: string): number {
  const copy = new DatabaseSync(file, { readOnly: true })
  try {
    const check = copy.prepare('pragma integrity_check').get()
    if (check?.integrity_check !== 'ok') throw new Error(`${file} is broken`)
    // SQLite checks references only while it writes.
    const dangling = copy.prepare('pragma foreign_key_check').get()
    if (dangling)
      throw new Error(`${file} is broken: ${dangling.table} refers to what is not there`)
    const tables = copy.prepare("select name from sqlite_master where type = 'table'").all()
    if (!tables.some(({ name }) => name === 'payment'))
      throw new Error(`${file} is no copy of ours`)
    const applied = copy.prepare(`select name from ${DEFAULT_MIGRATION_TABLE}`).all()
    refuseOtherVersion(applied.map(({ name }) => String(name)))
    return tables
      .filter(({ name }) => isRecordTable(String(name)))
      .map(({ name }) => copy.prepare(`select count(*) as count from "${name}"`).get())
      .reduce((sum, row) => sum + Number(row?.count ?? 0), 0)
  } finally {
    copy.close()
  }
}

/** The church's own file in the newest version of a copy, by which somebody knows whose it is. */
export function churchInSqlite(file: string): string {
  const copy = new DatabaseSync(file, { readOnly: true })
  try {
    const newest = `select body from content_file join content_body using (digest)
      where path = 'church.yaml' order by version desc limit 1`
    return String(copy.prepare(newest).get()?.body ?? '')
  } finally {
    copy.close()
  }
}

/** In exclusive mode SQLite opens a journal only when nobody else has it open. */
function refuseIfInUse(file: string): void {
  const database = new DatabaseSync(file)
  try {
    database.exec(
      'pragma locking_mode = exclusive; begin exclusive; rollback; pragma wal_checkpoint(truncate);',
    )
  } catch (cause) {
    // Nobody can use a broken one any more: the very reason to put a copy back.
    const code = cause instanceof Error && 'errcode' in cause ? Number(cause.errcode) & 0xff : 0
    if (code === CORRUPT || code === NO_DATABASE) return
    throw new Error('The database is in use: stop the site first', { cause })
  } finally {
    database.close()
  }
}

const CORRUPT = 11
const NO_DATABASE = 26
