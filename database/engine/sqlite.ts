import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { SqliteAdapter, type SqliteDialect, type SqliteStatement, sql } from 'kysely'
import type { Db } from './open.ts'
import { WaitingDialect } from './waiting-dialect.ts'

export function openSqlite(file: string): SqliteDialect {
  if (file !== ':memory:') mkdirSync(path.dirname(path.resolve(file)), { recursive: true })
  const database = new DatabaseSync(file)
  // FULL: what is committed is on disk (sqlite.org/pragma.html#pragma_synchronous). The log is copied
  // into the file every 10,000 pages (40 MB) instead of every 1,000: most pages change again soon. When
  // it begins anew it is cut to 4 MB, which SQLite doesn't do by itself.
  database.exec(`
    pragma busy_timeout = 5000;
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma wal_autocheckpoint = 10000;
    pragma journal_size_limit = 4194304;
    pragma foreign_keys = on;
  `)
  // From now on we wait ourselves: SQLite would do it with the whole process standing still.
  database.exec('pragma busy_timeout = 10')
  const statements = new Map<string, SqliteStatement>()
  return new WaitingDialect({
    isInTransaction: () => database.isTransaction,
    database: {
      close: () => database.close(),
      prepare(sql) {
        const known = statements.get(sql)
        if (known) return known
        const statement = toKyselyStatement(database.prepare(sql))
        if (statements.size < MAX_STATEMENTS) statements.set(sql, statement)
        return statement
      },
    },
  })
}

const MAX_STATEMENTS = 500

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

/** It waits for nobody. The next write then begins the log anew, and cuts it to its limit. */
export async function writeBackLog(db: Db): Promise<void> {
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return
  await sql`pragma wal_checkpoint(passive)`.execute(db)
}
