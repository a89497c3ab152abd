import { type Dialect, Kysely, PostgresDialect, sql } from 'kysely'
import type { Pool } from 'pg'
import type { Tables } from '#database/tables/tables.ts'
import { openSqlite } from './sqlite.ts'

export type Engine = 'sqlite' | 'postgres'

/** Also the type of a transaction, so that a query runs in either. */
export type Db = Kysely<Tables>

export type Database = { db: Db; engine: Engine }

/** `file:./data/church.db` or `postgres://…`. PostgreSQL gives up on a query after `answerMs`. */
export function openDatabase(url: string, { answerMs = ANSWER_MS } = {}): Database {
  const engine = engineOf(url)
  return { engine, db: new Kysely<Tables>({ dialect: DIALECTS[engine](url, answerMs) }) }
}

export function engineOf(url: string): Engine {
  return /^postgres(ql)?:/.test(url) ? 'postgres' : 'sqlite'
}

/** Throws when the database does not answer. */
export async function ping(db: Db): Promise<void> {
  await sql`select 1`.execute(db)
}

const DIALECTS: Record<Engine, (url: string, answerMs: number) => Dialect> = {
  sqlite: (url) => openSqlite(url.replace(/^file:(\/\/)?/, '')),
  postgres: (url, answerMs) => new PostgresDialect({ pool: () => openPool(url, answerMs) }),
}

/** Every query of ours takes far less, unless something is wrong. */
const ANSWER_MS = 20_000

const MAX_CONNECTIONS = 10

export async function openPool(url: string, answerMs = ANSWER_MS): Promise<Pool> {
  // A site on SQLite starts without it.
  const { default: pg } = await import('pg')
  // Counts are 64 bits wide and sums of such numbers are decimals, which the driver gives as text. Ours are
  // whole, and none exceeds 2^53.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number)
  pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)
  const pool = new pg.Pool({
    connectionString: url,
    // PostgreSQL accepts 100 connections by default, which is enough for several servers and the office
    // (postgresql.org/docs/current/runtime-config-connection.html).
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    // Keep-alive and the timeouts detect a server that vanished without closing the connection.
    keepAlive: true,
    query_timeout: answerMs + 5_000,
    statement_timeout: answerMs,
    // A process that hangs inside a transaction must not hold its locks for ever.
    idle_in_transaction_session_timeout: answerMs,
    application_name: 'narthex',
  })
  // The pool replaces a connection that dies while idle. Without a listener the error event would end
  // the process (node-postgres.com/apis/pool). A query that meets the same fault still throws.
  pool.on('error', () => {})
  // The same for a connection that dies between two queries of a transaction.
  pool.on('connect', (client) => void client.on('error', () => {}))
  return pool
}
