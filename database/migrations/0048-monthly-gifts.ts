import type { Kysely } from 'kysely'

/** Givers who asked to be reminded each month. Nothing is debited: they get a mail. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('monthly_gift')
    .addColumn('gift_id', 'text', (column) => column.primaryKey().references('gift.id'))
    .addColumn('day', 'integer', (column) => column.notNull())
    .addColumn('amount_minor', 'integer', (column) => column.notNull())
    .addColumn('fund', 'text', (column) => column.notNull())
    .addColumn('next_on', 'text', (column) => column.notNull())
    .addColumn('paused_at', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('monthly_gift_next')
    .on('monthly_gift')
    .columns(['next_on', 'gift_id'])
    .execute()
}
