import type { Kysely } from 'kysely'

/** Who took a child that went out. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('door_entry').addColumn('taken_by', 'text').execute()
}
