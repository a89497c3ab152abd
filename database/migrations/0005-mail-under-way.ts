import type { Kysely } from 'kysely'

/**
 * Since when a mail is being handed to the mail server, so that nobody knows yet whether it has it;
 * and whether somebody has found it so and is waiting.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const table = () => db.schema.alterTable('outbox')
  await table().addColumn('sending_since', 'text').execute()
  await table()
    .addColumn('awaited', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
