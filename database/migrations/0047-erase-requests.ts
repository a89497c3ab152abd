import type { Kysely } from 'kysely'

/** Whoever has a private page may ask to be erased. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('erase_request')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('registration_id', 'text', (column) => column.references('registration.id'))
    .addColumn('gift_id', 'text', (column) => column.references('gift.id'))
    .addColumn('position', 'integer')
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('ended_at', 'text')
    .execute()
  for (const column of ['registration_id', 'gift_id'] as const) {
    await db.schema
      .createIndex(`erase_request_${column}`)
      .on('erase_request')
      .column(column)
      .execute()
  }
}
