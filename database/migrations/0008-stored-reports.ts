import type { Kysely } from 'kysely'

/**
 * Reports are stored first and settled from there: what was signed, when to settle it, and how often
 * that was tried. Also the idempotency keys of registrations sent by other programs.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const reports = () => db.schema.alterTable('payment_report')
  await reports().addColumn('signed', 'text').execute()
  await reports().addColumn('settle_at', 'text').execute()
  await reports()
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createIndex('payment_report_settle_at')
    .on('payment_report')
    .column('settle_at')
    .execute()
  await db.schema
    .createIndex('payment_report_received_at')
    .on('payment_report')
    .columns(['received_at', 'verdict'])
    .execute()
  await db.schema
    .createTable('idempotency_key')
    .addColumn('key_digest', 'text', (column) => column.primaryKey())
    .addColumn('body_digest', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('answered_at', 'text')
    .addColumn('txnid', 'text')
    .execute()
  await db.schema
    .createIndex('idempotency_key_created_at')
    .on('idempotency_key')
    .column('created_at')
    .execute()
}
