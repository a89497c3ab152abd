import { type Kysely, sql } from 'kysely'

/**
 * What people do on their private page: requests to the office, what is kept for people who cancelled,
 * and finding records by an address.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('visitor_request')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('registration_id', 'text', (column) =>
      column.notNull().references('registration.id'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('wish', 'text', (column) => column.notNull())
    .addColumn('amount_minor', 'integer')
    .addCheckConstraint('visitor_request_kind', sql`kind in ('cancel', 'correct', 'refund')`)
    .execute()
  await db.schema
    .createIndex('visitor_request_registration')
    .on('visitor_request')
    .columns(['registration_id', 'at'])
    .execute()
  await db.schema
    .alterTable('registration')
    .addColumn('fee_minor', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  // The queries compare with the same expression.
  await sql`create index attendee_address on attendee (lower(email))`.execute(db)
  await sql`create index gift_address on gift (lower(email))`.execute(db)
}
