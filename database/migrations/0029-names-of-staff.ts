import type { Kysely } from 'kysely'

/** What the history calls a member of staff. Empty until somebody says it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('staff')
    .addColumn('name', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}
