import type { Kysely } from 'kysely'

/** When to ask the provider about refunds of a payment after a webhook mentioned one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('payment').addColumn('refunds_ask_at', 'text').execute()
  await db.schema
    .createIndex('payment_refunds_ask_at')
    .on('payment')
    .column('refunds_ask_at')
    .execute()
}
