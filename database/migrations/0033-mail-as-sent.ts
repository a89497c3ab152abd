import type { Kysely } from 'kysely'

/** What a mail said when it was sent. Mails of an earlier release have none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('outbox').addColumn('sent_subject', 'text').execute()
  await db.schema.alterTable('outbox').addColumn('sent_text', 'text').execute()
}
