import type { Kysely } from 'kysely'

/** Since when a mail is being handed to the mail server, and nobody knows yet whether it has it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('outbox').addColumn('sending_since', 'text').execute()
}
