import { type Kysely, sql } from 'kysely'

/** Which provider a payment is with. All that are stored, here or in an older dump, are with PayU. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('payment')
    .addColumn('provider', 'text', (column) => column.notNull().defaultTo('payu'))
    .execute()
  // One payment at a provider can't settle two of ours. Two providers may use the same number.
  await db.schema.dropIndex('payment_provider_id').execute()
  await db.schema
    .createIndex('payment_provider_id')
    .unique()
    .on('payment')
    .columns(['provider_id', 'provider'])
    .where(sql.ref('state'), '=', sql.lit('paid'))
    .execute()
}
