import { type QueryExecutorProvider, type SchemaModule, sql } from 'kysely'
import { fillPrivateTokens } from '../private-pages/private-pages.ts'

type Migrating = QueryExecutorProvider & { readonly schema: SchemaModule }

/** The token of the private page of every gift and registration, and who opened a payment. */
export async function up(db: Migrating): Promise<void> {
  const tables = ['gift', 'registration']
  for (const table of tables) {
    await db.schema.alterTable(table).addColumn('private_token', 'text').execute()
  }
  await fillPrivateTokens(db)
  for (const table of tables) {
    await db.schema
      .createIndex(`${table}_private_token`)
      .unique()
      .on(table)
      .column('private_token')
      .execute()
  }
  await db.schema
    .alterTable('payment')
    .addColumn('opened_by', 'text', (column) => column.notNull().defaultTo('visitor'))
    .execute()
  // Until now the office opened payments only to offer a place, and each of them was mailed.
  await sql`update payment set opened_by = 'office'
    where id in (select payment_id from outbox where kind = 'place-offered')`.execute(db)
}
