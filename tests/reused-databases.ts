import pg from 'pg'

type Keeper = { name: string; connection: pg.Pool; schema: string }

/** Databases of earlier tests in this worker. */
const free: Keeper[] = []

/** Databases in use, which the worker gets back when their test is over. */
const taken = new Map<string, Keeper>()

/**
 * Empties a database of an earlier test in this worker and returns its name. A copy of the template costs
 * PostgreSQL a tenth of a second, this a few milliseconds. Returns nothing when there is none.
 */
export async function takeReused(): Promise<string | undefined> {
  for (let keeper = free.pop(); keeper; keeper = free.pop()) {
    const isEmpty = await emptied(keeper).catch(() => false)
    if (isEmpty) {
      taken.set(keeper.name, keeper)
      return keeper.name
    }
    await keeper.connection.end()
  }
  return undefined
}

/** Keeps a new copy of the template for later tests. */
export async function keepForLater(url: URL): Promise<void> {
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
  taken.set(name, { name, connection, schema: await readSchema(connection) })
}

/** The test that used the database is over. */
export function giveBack(name: string): void {
  const keeper = taken.get(name)
  taken.delete(name)
  if (keeper) free.push(keeper)
}

/** False when a test changed the tables or filled them so much that a new copy is cheaper. */
async function emptied({ connection, schema }: Keeper): Promise<boolean> {
  await connection.query(END_OTHERS)
  const tables = await connection.query<{ name: string; bytes: number }>(TABLES)
  if (tables.rows.some(({ bytes }) => bytes > MOST_BYTES)) return false
  if ((await readSchema(connection)) !== schema) return false
  await connection.query(tables.rows.map(({ name }) => `delete from ${name}`).join(';'))
  return true
}

const MOST_BYTES = 500_000

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
