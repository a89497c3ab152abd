import type { Kysely } from 'kysely'

/** Who wants to know when a form opens. A row is gone once its mail is written. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('opening_wish')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('programme', 'text', (column) => column.notNull())
    .addColumn('mailbox', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('asked_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('opening_wish_once', ['programme', 'mailbox'])
    .execute()
}
