import { randomUUID } from 'node:crypto'
import { copyFileSync } from 'node:fs'
import path from 'node:path'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { test as base, inject, onTestFinished } from 'vitest'
import {
  type Database,
  type Db,
  type Engine,
  openDatabase,
  openPool,
  ping,
} from '#database/engine/open.ts'
import type { Tables } from '#database/tables/tables.ts'
import { few } from '../long.ts'
import { testFolder } from './folder.ts'

export const ENGINES: readonly Engine[] = ['sqlite', 'postgres']

/** For tests of the whole site, whose SQL is tested on each engine: one of them, in turn; in the long run both. */
export const [ONE_ENGINE, OTHER_ENGINE] = [few(ENGINES, 0, 2), few(ENGINES, 1, 2)]

export async function testDatabase(engine: Engine): Promise<Database & { url: string }> {
  const { url, db } = await (engine === 'sqlite' ? sqliteCopy() : postgresCopy())
  onTestFinished(() => db.destroy())
  // Connects like a site does: a database that was never queried also answers after it was closed.
  await ping(db)
  return { engine, db, url }
}

type TestDatabase = Awaited<ReturnType<typeof testDatabase>>

/** The same test with a database of its own on every supported engine. */
export function onDatabases(name: string, run: (database: TestDatabase) => Promise<void>): void {
  base.each(ENGINES)(`%s: ${name}`, async (engine) => run(await testDatabase(engine)))
}

/** How many rows each of these tables has. */
export async function countRows<Table extends keyof Tables>(db: Db, ...tables: Table[]) {
  const counts: Partial<Record<Table, number>> = {}
  for (const table of tables) {
    counts[table] = (await sql`select 1 from ${sql.table(table)}`.execute(db)).rows.length
  }
  return counts
}

type Copy = { url: string; db: Db }

function sqliteCopy(): Copy {
  const file = path.join(testFolder(), 'church.db')
  copyFileSync(inject('templates').sqlite.slice('file:'.length), file)
  return { url: `file:${file}`, ...openDatabase(`file:${file}`) }
}

async function postgresCopy(): Promise<Copy> {
  const keeper = (await takeReused()) ?? (await keepNew())
  onTestFinished(() => giveBack(keeper.url))
  return { url: keeper.url, db: lend(keeper.pool) }
}

/** Its connections outlive it: PostgreSQL needs longer to open one and learn the tables than most tests take. */
function lend(pool: pg.Pool): Db {
  const borrowed = { options: pool.options, connect: () => pool.connect(), end: async () => {} }
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: borrowed }) })
}

export function emptyDatabaseUrl(): Promise<string> {
  return createPostgresDatabase('')
}

async function createPostgresDatabase(clause: string): Promise<string> {
  const name = `trial_${randomUUID().replaceAll('-', '')}`
  const url = new URL(inject('postgresUrl'))
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  await client.query(`create database ${name} ${clause}`)
  await client.end()
  url.pathname = `/${name}`
  return url.href
}

/** A database of this worker: the connections that tests borrow, and one to empty it. */
type Keeper = { url: string; pool: pg.Pool; connection: pg.Pool; schema: string }

const freeDatabases: Keeper[] = []

const takenDatabases = new Map<string, Keeper>()

/** A copy of the template costs PostgreSQL a tenth of a second, this a few milliseconds. */
export async function takeReused(): Promise<Keeper | undefined> {
  for (let keeper = freeDatabases.pop(); keeper; keeper = freeDatabases.pop()) {
    const isEmpty = await emptied(keeper).catch(() => false)
    if (isEmpty) return taken(keeper)
    await keeper.connection.end()
    void keeper.pool.end()
  }
  return undefined
}

async function keepNew(): Promise<Keeper> {
  const url = await createPostgresDatabase('template template')
  const connection = new pg.Pool({
    connectionString: url,
    max: 1,
    idleTimeoutMillis: 0,
    // The worker ends without closing it.
    allowExitOnIdle: true,
    // Rows are deleted in any order, without checking references.
    options: '-c session_replication_role=replica',
  })
  // A test may cut every connection; the pool then opens another one.
  connection.on('error', () => {})
  const pool = await openPool(`${url}?application_name=${LENT}`)
  // A busy machine makes tests wait for a connection; no test is about that.
  pool.options.connectionTimeoutMillis = 60_000
  return taken({ url, pool, connection, schema: await readSchema(connection) })
}

function taken(keeper: Keeper): Keeper {
  takenDatabases.set(keeper.url, keeper)
  return keeper
}

export function giveBack(url: string): void {
  const keeper = takenDatabases.get(url)
  takenDatabases.delete(url)
  if (keeper) freeDatabases.push(keeper)
}

/** False when a test still asks, changed the tables or filled them so much that a new copy is cheaper. */
async function emptied({ connection, pool, schema }: Keeper): Promise<boolean> {
  if (pool.idleCount < pool.totalCount) return false
  await connection.query(END_OTHERS)
  const tables = await connection.query<{ name: string; bytes: number }>(TABLES)
  if (tables.rows.some(({ bytes }) => bytes > MAX_BYTES)) return false
  if ((await readSchema(connection)) !== schema) return false
  await connection.query(tables.rows.map(({ name }) => `delete from ${name}`).join(';'))
  return true
}

const MAX_BYTES = 500_000

const LENT = 'lent'

/** Waits until they have ended: a killed process leaves a connection that may still be in a transaction. */
const END_OTHERS = `select pg_terminate_backend(pid, 60000) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and application_name <> '${LENT}'`

/** Those that ever had a row. */
const TABLES = `select relname as name, pg_relation_size(oid) as bytes from pg_class
  where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not like 'kysely_%'
  and pg_relation_size(oid) > 0`

/** PostgreSQL's own tables and functions have smaller numbers. */
const FIRST_OID = 16_384

/** Every change to a catalogue's row gives it a new xmin. */
async function readSchema(connection: pg.Pool): Promise<string> {
  const parts = [
    `pg_attribute where attrelid >= ${FIRST_OID}`,
    `pg_constraint where oid >= ${FIRST_OID}`,
    `pg_trigger where oid >= ${FIRST_OID}`,
    `pg_proc where oid >= ${FIRST_OID}`,
    'kysely_migration',
  ].map((rows, place) => `select ${place}, count(*), max(xmin::text::bigint) from ${rows}`)
  const { rows } = await connection.query({ text: parts.join(' union all '), rowMode: 'array' })
  return JSON.stringify(rows)
}
