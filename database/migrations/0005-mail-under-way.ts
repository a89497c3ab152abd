import type { Kysely } from 'kysely'

/**
 * When a process began to send a mail, and whether another process waits for it to finish. In between
 * nobody knows whether the mail server has the mail.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const table = () => db.schema.alterTable('outbox')
  await table().addColumn('sending_since', 'text').execute()
  await table()
    .addColumn('awaited', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
