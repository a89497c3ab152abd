import { type Kysely, sql } from 'kysely'

/**
 * The keys of the links by which a registration that costs nothing keeps its places, as digests; and
 * the mailbox of each mail, by which mails to one address are counted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('place_key')
    .addColumn('digest', 'text', (column) => column.primaryKey())
    .addColumn('registration_id', 'text', (column) =>
      column.notNull().references('registration.id'),
    )
    .execute()
  await db.schema
    .alterTable('outbox')
    .addColumn('mailbox', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await sql`update outbox set mailbox = lower(recipient)`.execute(db)
  await db.schema
    .createIndex('outbox_mailbox')
    .on('outbox')
    .columns(['mailbox', 'settled_at'])
    .execute()
}
