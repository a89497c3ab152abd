import { type Dialect, Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { openSqlite } from './sqlite.ts'
import type { Tables } from './tables.ts'

export type Engine = 'sqlite' | 'postgres'

/** Also the type of a transaction: a query does not care which of the two it runs in. */
export type Db = Kysely<Tables>

export type Database = { db: Db; engine: Engine }

/** `file:./data/church.db` or `postgres://…` */
export function openDatabase(url: string): Database {
  const engine = engineOf(url)
  return { engine, db: new Kysely<Tables>({ dialect: DIALECTS[engine](url) }) }
}

export function engineOf(url: string): Engine {
  return /^postgres(ql)?:/.test(url) ? 'postgres' : 'sqlite'
}

/** Throws when the database does not answer. */
export async function ping(db: Db): Promise<void> {
  await sql`select 1`.execute(db)
}

const DIALECTS: Record<Engine, (url: string) => Dialect> = {
  sqlite: (url) => openSqlite(url.replace(/^file:(\/\/)?/, '')),
  postgres: (url) => new PostgresDialect({ pool: openPool(url) }),
}

/** No question of ours takes anywhere near this long, unless something is wrong. */
const ANSWER_MS = 20_000

const MOST_CONNECTIONS = 10

function openPool(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    // PostgreSQL takes a hundred unless told otherwise: several servers and the office fit in.
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    // A peer that is gone without a word is noticed, by the system and by us.
    keepAlive: true,
    query_timeout: ANSWER_MS + 5_000,
    statement_timeout: ANSWER_MS,
    // A process that hangs inside a transaction must not keep its locks from the others.
    idle_in_transaction_session_timeout: ANSWER_MS,
    application_name: 'narthex',
  })
  // A connection that dies while idle is replaced by the pool; without a listener it would end the
  // process. A query that meets the same fault still throws.
  pool.on('error', () => {})
  // The same holds for one that dies while it is in use, between two queries of a transaction.
  pool.on('connect', (client) => void client.on('error', () => {}))
  return pool
}
