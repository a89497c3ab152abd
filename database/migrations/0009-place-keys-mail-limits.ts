import { type Kysely, sql } from 'kysely'

/**
 * Digests of the keys in the links that keep a free registration's places, and the mailbox of each
 * mail, by which mails to one person are limited.
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
