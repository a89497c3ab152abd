import { randomUUID } from 'node:crypto'
import { copyFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { type Database, type Engine, openDatabase, ping } from '#database/engine/open.ts'
import { testFolder } from './folder.ts'

/** For `test.each(ENGINES)`: the same test runs on every supported engine. */
export const ENGINES: readonly Engine[] = ['sqlite', 'postgres']

/** A migrated database for this test, deleted after it. */
export async function testDatabase(engine: Engine): Promise<Database & { url: string }> {
  const url = await (engine === 'sqlite' ? sqliteCopy() : postgresCopy())
  const database = openDatabase(url)
  onTestFinished(() => database.db.destroy())
  // Connects like a site does: a database that was never queried also answers after it was closed.
  await ping(database.db)
  return { ...database, url }
}

function sqliteCopy(): string {
  const file = path.join(testFolder(), 'church.db')
  copyFileSync(inject('templates').sqlite.slice('file:'.length), file)
  return `file:${file}`
}

async function postgresCopy(): Promise<string> {
  const url = new URL(inject('postgresUrl'))
  const reused = await takeReused()
  if (reused) url.pathname = `/${reused}`
  else {
    url.href = await createPostgresDatabase('template template')
    await keepForLater(url)
  }
  onTestFinished(() => giveBack(url.pathname.slice(1)))
  return url.href
}

/** A new PostgreSQL database without any tables. */
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

type Keeper = { name: string; connection: pg.Pool; schema: string }

/** Databases of earlier tests in this worker. */
const freeDatabases: Keeper[] = []

/** Databases in use, which the worker gets back when their test is over. */
const takenDatabases = new Map<string, Keeper>()

/**
 * Empties a database of an earlier test in this worker and returns its name. A copy of the template costs
 * PostgreSQL a tenth of a second, this a few milliseconds. Returns nothing when there is none.
 */
export async function takeReused(): Promise<string | undefined> {
  for (let keeper = freeDatabases.pop(); keeper; keeper = freeDatabases.pop()) {
    const isEmpty = await emptied(keeper).catch(() => false)
    if (isEmpty) {
      takenDatabases.set(keeper.name, keeper)
      return keeper.name
    }
    await keeper.connection.end()
  }
  return undefined
}

/** Keeps a new copy of the template for later tests. */
async function keepForLater(url: URL): Promise<void> {
  const connection = new pg.Pool({
    connectionString: url.href,
    max: 1,
    idleTimeoutMillis: 0,
    // The worker ends without closing it.
    allowExitOnIdle: true,
    // Rows are deleted in any order, without checking references.
    options: '-c session_replication_role=replica',
  })
  // A test may cut every connection; the pool then opens another one.
  connection.on('error', () => {})
  const name = url.pathname.slice(1)
  takenDatabases.set(name, { name, connection, schema: await readSchema(connection) })
}

/** The test that used the database is over. */
export function giveBack(name: string): void {
  const keeper = takenDatabases.get(name)
  takenDatabases.delete(name)
  if (keeper) freeDatabases.push(keeper)
}

/** False when a test changed the tables or filled them so much that a new copy is cheaper. */
async function emptied({ connection, schema }: Keeper): Promise<boolean> {
  await connection.query(END_OTHERS)
  const tables = await connection.query<{ name: string; bytes: number }>(TABLES)
  if (tables.rows.some(({ bytes }) => bytes > MAX_BYTES)) return false
  if ((await readSchema(connection)) !== schema) return false
  await connection.query(tables.rows.map(({ name }) => `delete from ${name}`).join(';'))
  return true
}

const MAX_BYTES = 500_000

/** Waits until they have ended: a killed process leaves a connection that may still be in a transaction. */
const END_OTHERS = `select pg_terminate_backend(pid, 60000) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`

const TABLES = `select relname as name, pg_relation_size(oid) as bytes from pg_class
  where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not like 'kysely_%'`

/** Every change to a catalogue's row gives it a new xmin. */
async function readSchema(connection: pg.Pool): Promise<string> {
  const parts = ['pg_attribute', 'pg_constraint', 'pg_trigger', 'pg_proc', 'kysely_migration'].map(
    (table) => `select '${table}', count(*), max(xmin::text::bigint) from ${table}`,
  )
  const { rows } = await connection.query({ text: parts.join(' union all '), rowMode: 'array' })
  return JSON.stringify(rows)
}
