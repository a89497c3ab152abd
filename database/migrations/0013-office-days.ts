import { type Kysely, PostgresAdapter, sql } from 'kysely'
import { searchKey } from '#domain/search/search-key.ts'

/**
 * What Today and the money screens need to answer quickly: sums by day, keys to search payers by, and
 * indices on what needs attention. Also the payments of an earlier system.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await makeDayTally(db)
  await makeSearchKeys(db)
  await makeIndices(db)
  await makeAttention(db)
  await db.schema
    .createTable('earlier_payment')
    .addColumn('txnid', 'text', (column) => column.primaryKey())
    // The payment response record, as JSON.
    .addColumn('record', 'text', (column) => column.notNull())
    .addColumn('imported_at', 'text', (column) => column.notNull())
    .execute()
}

/**
 * Differences, as in `registration_tally`: a change adds a row, and a job adds rows up. Migration 23 drops
 * the table, so that it is no longer filled.
 */
async function makeDayTally(db: Kysely<unknown>): Promise<void> {
  let table = db.schema.createTable('day_tally')
  for (const key of ['day', 'kind', 'source', 'fund', 'method']) {
    table = table.addColumn(key, 'text', (column) => column.notNull())
  }
  await table
    .addColumn('entries', 'bigint', (column) => column.notNull())
    .addColumn('amount_minor', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('day_tally_day')
    .on('day_tally')
    .columns(['day', 'kind', 'source'])
    .execute()
}

async function makeSearchKeys(db: Kysely<unknown>): Promise<void> {
  for (const [table, name] of [
    ['gift', 'full_name'],
    ['payment', 'payer_name'],
  ] as const) {
    for (const key of ['name_key', 'last_key']) {
      await db.schema
        .alterTable(table)
        .addColumn(key, byteOrderedText(db), (column) => column.notNull().defaultTo(''))
        .execute()
    }
    await fillKeys(db, table, name)
  }
}

async function fillKeys(
  db: Kysely<unknown>,
  table: 'gift' | 'payment',
  name: 'full_name' | 'payer_name',
): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select distinct ${sql.ref(name)} as name from ${sql.table(table)}`.execute(db)
  for (const row of rows) {
    const key = searchKey(row.name)
    const last = key.split(' ').at(-1) ?? ''
    await sql`update ${sql.table(table)} set name_key = ${key}, last_key = ${last}
      where ${sql.ref(name)} = ${row.name}`.execute(db)
  }
}

async function makeIndices(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create index payment_opened_at on payment (opened_at, txnid)`,
    sql`create index gift_created_at on gift (created_at, id)`,
    sql`create index gift_fund on gift (fund, created_at, id)`,
    sql`create index gift_email on gift (email)`,
    sql`create index money_entry_at on money_entry (at, id)`,
    // The conditions are written in the same words by the queries: SQLite compares them as text.
    sql`create index payment_overpaid on payment (changed_at) where overpaid = 1`,
    sql`create index outbox_undeliverable on outbox (settled_at) where outcome = 'undeliverable'`,
    sql`create index refund_refused on refund (changed_at) where state = 'refused'`,
    sql`create index refund_changed_at on refund (changed_at)`,
    sql`create index registration_without_places on registration (created_at)
      where hold in ('released', 'waiting', 'cancelled') and received_minor > returned_minor`,
    sql`create index gift_name_key on gift (name_key)`,
    sql`create index gift_last_key on gift (last_key)`,
    sql`create index payment_name_key on payment (name_key)`,
    sql`create index payment_last_key on payment (last_key)`,
  ]
  for (const statement of statements) await statement.execute(db)
}

/**
 * Text that is compared byte by byte, so that an index finds beginnings. SQLite always does that;
 * PostgreSQL follows the language of the database (postgresql.org/docs/current/collation.html).
 */
function byteOrderedText(db: Kysely<unknown>) {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  return isPostgres ? sql`text collate "C"` : ('text' as const)
}

async function makeAttention(db: Kysely<unknown>): Promise<void> {
  // What comparing with the provider has found. Everything else is asked of the records themselves.
  await db.schema
    .createTable('attention_found')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('txnid', 'text', (column) => column.notNull())
    .addColumn('amount_minor', 'integer', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('attention_told')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute()
}
