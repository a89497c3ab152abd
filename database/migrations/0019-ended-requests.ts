import type { Kysely } from 'kysely'

/** A visitor may take a request back, or ask for something else in its place. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('visitor_request').addColumn('ended_at', 'text').execute()
}
