import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely'

/** Opens the file, making its folder when there is none yet. */
export function openSqlite(file: string): SqliteDialect {
  if (file !== ':memory:') mkdirSync(path.dirname(path.resolve(file)), { recursive: true })
  const database = new DatabaseSync(file)
  // FULL: an answer is only given once its data is on disk, also when the power goes.
  database.exec(`
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma foreign_keys = on;
    pragma busy_timeout = 5000;
  `)
  const statements = new Map<string, SqliteStatement>()
  return new ImmediateSqliteDialect({
    database: {
      close: () => database.close(),
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

/**
 * Takes the write lock when a transaction begins. A transaction that reads first and asks for the
 * lock later is refused at once, not queued, when another process has written in between.
 */
class ImmediateSqliteDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
}

class ImmediateSqliteDialect extends SqliteDialect {
  readonly #settings: SqliteDialectConfig

  constructor(settings: SqliteDialectConfig) {
    super(settings)
    this.#settings = settings
  }

  override createDriver(): SqliteDriver {
    return new ImmediateSqliteDriver(this.#settings)
  }
}
