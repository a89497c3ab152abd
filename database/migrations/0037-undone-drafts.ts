import type { Kysely } from 'kysely'

/** A draft remembers its text before the last change, and one that is discarded can be had back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['before', 'discarded_at', 'form_key']) {
    await db.schema.alterTable('content_draft').addColumn(column, 'text').execute()
  }
}
