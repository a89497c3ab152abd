import type { Kysely } from 'kysely'

/** When whoever wants to know of an opening has confirmed the address; null until then. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('opening_wish').addColumn('confirmed_at', 'text').execute()
}
