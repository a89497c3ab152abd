import type { Kysely } from 'kysely'

/** Append-only history of a registration's places, like `payment_event` for payments. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('place_event')
    .addColumn('registration_id', 'text', (column) =>
      column.notNull().references('registration.id'),
    )
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('from_hold', 'text', (column) => column.notNull())
    .addColumn('to_hold', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('place_event_key', ['registration_id', 'position'])
    .execute()
}
