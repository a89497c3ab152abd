import { mkdirSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import type { SqliteDialect, SqliteStatement } from 'kysely'
import { createSharedFlush } from './shared-flush.ts'
import { FlushingDialect } from './sqlite-driver.ts'

/** Opens the file, making its folder when there is none yet. */
export function openSqlite(file: string): SqliteDialect {
  if (file !== ':memory:') mkdirSync(path.dirname(path.resolve(file)), { recursive: true })
  const database = new DatabaseSync(file)
  // NORMAL: a commit writes to the log and never harms it; `flushLog` then brings it to the disk. Only
  // after that an answer is given, so nothing that was confirmed is lost when the power goes. FULL
  // would do the same, but once for each commit and with everybody else waiting.
  database.exec(`
    pragma busy_timeout = 5000;
    pragma journal_mode = wal;
    pragma synchronous = normal;
    pragma foreign_keys = on;
  `)
  // From now on we wait ourselves: SQLite would do it with the whole process standing still.
  database.exec('pragma busy_timeout = 10')
  const statements = new Map<string, SqliteStatement>()
  const log = openLog(file)
  return new FlushingDialect({
    flush: createSharedFlush(log.flush),
    database: {
      close: () => {
        database.close()
        log.close()
      },
      prepare(sql) {
        const known = statements.get(sql)
        if (known) return known
        const statement = toKyselyStatement(database.prepare(sql))
        if (statements.size < MOST_STATEMENTS) statements.set(sql, statement)
        return statement
      },
    },
  })
}

const MOST_STATEMENTS = 500

/** SQLite's write-ahead log, which is there from the first write until the database is closed. */
function openLog(file: string) {
  let log: Promise<FileHandle> | undefined
  return {
    async flush() {
      if (file === ':memory:') return
      log ??= openDurably(`${file}-wal`).catch((error) => {
        // What kept it from being opened (too many open files, a sick disk) may pass.
        log = undefined
        throw error
      })
      await (await log).datasync()
    },
    close() {
      log?.then((handle) => handle.close())
    },
  }
}

/** A new file is only there after a power cut when its folder is on disk as well. */
async function openDurably(file: string): Promise<FileHandle> {
  const folder = await open(path.dirname(path.resolve(file)))
  await folder.sync()
  await folder.close()
  return open(file)
}

function toKyselyStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...parameters.map(toInput)),
    run: (parameters) => statement.run(...parameters.map(toInput)),
    iterate: (parameters) => statement.iterate(...parameters.map(toInput)),
  }
}

function toInput(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value
  throw new TypeError(`SQLite columns hold text and numbers, not ${typeof value}`)
}
