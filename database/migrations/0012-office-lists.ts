import { type Kysely, PostgresAdapter, sql } from 'kysely'

/**
 * What the office's lists need to answer quickly over a million registrations: each registration's
 * sums and standing, words to search it by, and counts by conference and standing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addDerivedColumns(db)
  await makeTally(db)
  await makeWords(db)
  await indexRegistrations(db)
}

async function addDerivedColumns(db: Kysely<unknown>): Promise<void> {
  const registrations = () => db.schema.alterTable('registration')
  for (const sum of ['received_minor', 'returned_minor', 'reduced_minor', 'still_due_minor']) {
    await registrations()
      .addColumn(sum, 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  }
  await registrations()
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  for (const text of ['standing', 'tallied', 'words']) {
    await registrations()
      .addColumn(text, 'text', (column) => column.notNull().defaultTo(''))
      .execute()
  }
  await registrations()
    .addColumn('sort_name', byteOrderedText(db), (column) => column.notNull().defaultTo(''))
    .execute()
}

/**
 * Text that is compared byte by byte. SQLite always does that; PostgreSQL follows the language of the
 * database, where a range of letters is no prefix (postgresql.org/docs/current/collation.html).
 */
function byteOrderedText(db: Kysely<unknown>) {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  return isPostgres ? sql`text collate "C"` : ('text' as const)
}

/** Counts and sums as differences: a change adds rows, and a job adds them up. So no row is contended for. */
async function makeTally(db: Kysely<unknown>): Promise<void> {
  let table = db.schema.createTable('registration_tally')
  for (const key of ['event_code', 'standing', 'residential', 'party', 'arrival_day']) {
    table = table.addColumn(key, 'text', (column) => column.notNull())
  }
  for (const sum of TALLIED) table = table.addColumn(sum, 'bigint', (column) => column.notNull())
  await table.execute()
}

const TALLIED = [
  'registrations',
  'people',
  'price_minor',
  'reduced_minor',
  'received_minor',
  'returned_minor',
  'still_due_minor',
]

/** The words by which a registration is found. In SQLite the key alone is stored, not a table beside it. */
async function makeWords(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const table = db.schema
    .createTable('registration_word')
    .addColumn('word', byteOrderedText(db), (column) => column.notNull())
    .addColumn('event_code', 'text', (column) => column.notNull())
    .addColumn('registration_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('registration_word_key', ['word', 'event_code', 'registration_id'])
  await (isPostgres ? table : table.modifyEnd(sql`without rowid`)).execute()
}

/** One for each order of the list, and one for filters that select few. */
async function indexRegistrations(db: Kysely<unknown>): Promise<void> {
  const orders = {
    registration_created: ['created_at'],
    registration_standing: ['standing', 'created_at'],
    registration_name: ['sort_name'],
    registration_event_name: ['event_code', 'sort_name'],
  }
  for (const [name, columns] of Object.entries(orders)) {
    await db.schema.createIndex(name).on('registration').columns(columns).execute()
  }
  await sql`create index registration_tallied_as on registration
    (substr(arrival, 1, 10), event_code, standing, residential, party)`.execute(db)
  // Those from before this migration, until the job has restated them.
  await db.schema
    .createIndex('registration_not_tallied')
    .on('registration')
    .column('id')
    .where(sql.ref('tallied'), '=', sql.lit(''))
    .execute()
}
