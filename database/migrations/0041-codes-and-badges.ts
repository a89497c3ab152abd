import type { Kysely } from 'kysely'

/** The codes by which children are fetched, and the badges that were printed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('family_code')
    .addColumn('registration_id', 'text', (column) =>
      column.notNull().references('registration.id'),
    )
    .addColumn('event_code', 'text', (column) => column.notNull())
    .addColumn('code', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('family_code_once', ['registration_id', 'event_code'])
    .addUniqueConstraint('family_code_of_event', ['event_code', 'code'])
    .execute()
  await db.schema
    .createTable('printed_badge')
    .addColumn('ticket_code', 'text', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute()
}
