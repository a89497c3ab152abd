import type { Kysely } from 'kysely'

/** Whether the office chose that whoever paid is not mailed when a refund has arrived. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('refund').addColumn('is_quiet', 'integer').execute()
}
