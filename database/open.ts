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

function openPool(url: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5_000 })
  // A connection that dies while idle is replaced by the pool; without a listener it would end the
  // process. A query that meets the same fault still throws.
  pool.on('error', () => {})
  return pool
}
