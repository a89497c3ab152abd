import type { Kysely } from 'kysely'

/** Links and tickets that no longer work, because their mailbox was changed or erased. Only digests are stored. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('ended_link')
    .addColumn('digest', 'text', (column) => column.primaryKey())
    .addColumn('registration_id', 'text')
    .addColumn('gift_id', 'text')
    .addColumn('position', 'integer')
    .addColumn('is_ticket', 'integer', (column) => column.notNull())
    .addColumn('ended_at', 'text')
    .execute()
  await db.schema
    .createIndex('ended_link_registration')
    .on('ended_link')
    .column('registration_id')
    .execute()
}
