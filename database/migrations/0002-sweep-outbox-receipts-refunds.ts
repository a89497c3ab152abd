import { type Kysely, sql } from 'kysely'

/** The sweep's times, reports, the outbox, receipts, refunds and job leases. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await watchPayments(db)
  await makeOutbox(db)
  await makeReceipts(db)
  await makeRefunds(db)
  await db.schema
    .createTable('job_lease')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('holder', 'text', (column) => column.notNull())
    .addColumn('until', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('setting')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute()
}

/** One statement per column: SQLite adds one column at a time (sqlite.org/lang_altertable.html). */
async function watchPayments(db: Kysely<unknown>): Promise<void> {
  const table = () => db.schema.alterTable('payment')
  await table().addColumn('heard', 'text').execute()
  await table().addColumn('watched_from', 'text').execute()
  await table().addColumn('ask_at', 'text').execute()
  await table().addColumn('received_minor', 'integer').execute()
  await table()
    .addColumn('overpaid', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  // Payments that are open when this runs are asked about at once.
  await sql`update payment set watched_from = opened_at`.execute(db)
  await sql`update payment set ask_at = opened_at where state in ('open', 'pending', 'confirming')`.execute(
    db,
  )
  await sql`update payment set received_minor = amount_minor where state = 'paid'`.execute(db)
  await db.schema.createIndex('payment_ask_at').on('payment').column('ask_at').execute()
  // A refunded payment has also settled one of ours, and can't settle another.
  await db.schema.dropIndex('payment_provider_id').execute()
  await db.schema
    .createIndex('payment_provider_id')
    .unique()
    .on('payment')
    .column('provider_id')
    .where(sql.ref('state'), 'in', sql`('paid', 'refunded')`)
    .execute()
}

async function makeOutbox(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('outbox')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('payment_id', 'text', (column) => column.references('payment.id'))
    .addColumn('registration_id', 'text', (column) => column.references('registration.id'))
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('due_at', 'text')
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('outcome', 'text')
    .addColumn('settled_at', 'text')
    .addColumn('problem', 'text')
    .execute()
  await db.schema.createIndex('outbox_due_at').on('outbox').column('due_at').execute()
  await db.schema.createIndex('outbox_payment').on('outbox').column('payment_id').execute()
}

async function makeReceipts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('receipt_series')
    .addColumn('year', 'text', (column) => column.primaryKey())
    .addColumn('last', 'integer', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('receipt')
    .addColumn('payment_id', 'text', (column) => column.primaryKey().references('payment.id'))
    .addColumn('year', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('issued_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('receipt_number', ['year', 'number'])
    .execute()
}

async function makeRefunds(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('refund')
    .addColumn('token', 'text', (column) => column.primaryKey())
    .addColumn('payment_id', 'text', (column) => column.notNull().references('payment.id'))
    .addColumn('amount_minor', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('request_id', 'text')
    .addColumn('reason', 'text')
    .addColumn('asked_at', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addColumn('follow_at', 'text')
    .addCheckConstraint('refund_amount_positive', sql`amount_minor > 0`)
    .execute()
  await db.schema.createIndex('refund_payment').on('refund').column('payment_id').execute()
  await db.schema.createIndex('refund_follow_at').on('refund').column('follow_at').execute()
}
