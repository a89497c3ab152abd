import { type Kysely, sql } from 'kysely'

/** Gifts and registrations, every attempt to pay for them, and every event of a payment. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('gift')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('submission', 'text')
    .addColumn('twin', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('fund', 'text', (column) => column.notNull())
    .addColumn('full_name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('amount_minor', 'integer', (column) => column.notNull())
    .addCheckConstraint('gift_amount_positive', sql`amount_minor > 0`)
    .addCheckConstraint('gift_status', sql`status in ('Not Paid', 'Paid')`)
    .execute()
  await oneRowPerSubmission(db, 'gift')

  await db.schema
    .createTable('registration')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('submission', 'text')
    .addColumn('twin', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('programme', 'text', (column) => column.notNull())
    .addColumn('event_code', 'text', (column) => column.notNull())
    .addColumn('party', 'text', (column) => column.notNull())
    .addColumn('residential', 'text', (column) => column.notNull())
    .addColumn('arrival', 'text', (column) => column.notNull())
    .addColumn('payment_type', 'text', (column) => column.notNull())
    .addColumn('agree', 'integer', (column) => column.notNull())
    .addColumn('due_minor', 'integer', (column) => column.notNull())
    .addColumn('full_minor', 'integer', (column) => column.notNull())
    .addCheckConstraint('registration_due', sql`due_minor >= 0 and full_minor >= 0`)
    .addCheckConstraint('registration_status', sql`status in ('Not Paid', 'Paid')`)
    .execute()
  await oneRowPerSubmission(db, 'registration')
  await db.schema
    .createIndex('registration_event')
    .on('registration')
    .columns(['event_code', 'created_at'])
    .execute()

  await db.schema
    .createTable('attendee')
    .addColumn('registration_id', 'text', (column) =>
      column.notNull().references('registration.id'),
    )
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('gender', 'text', (column) => column.notNull())
    .addColumn('age', 'integer', (column) => column.notNull())
    .addColumn('city', 'text', (column) => column.notNull())
    .addColumn('share_minor', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('attendee_key', ['registration_id', 'position'])
    .execute()

  await db.schema
    .createTable('payment')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('txnid', 'text', (column) => column.notNull().unique())
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('gift_id', 'text', (column) => column.references('gift.id'))
    .addColumn('registration_id', 'text', (column) => column.references('registration.id'))
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('payer_name', 'text', (column) => column.notNull())
    .addColumn('payer_email', 'text', (column) => column.notNull())
    .addColumn('payer_phone', 'text', (column) => column.notNull())
    .addColumn('amount_minor', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('opened_at', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addColumn('asked_at', 'text')
    .addColumn('provider_id', 'text')
    .addColumn('provider_record', 'text')
    .addCheckConstraint('payment_amount_positive', sql`amount_minor > 0`)
    .addCheckConstraint(
      'payment_for_one_thing',
      sql`(gift_id is null) <> (registration_id is null)`,
    )
    .execute()
  await db.schema.createIndex('payment_gift').on('payment').column('gift_id').execute()
  await db.schema
    .createIndex('payment_registration')
    .on('payment')
    .column('registration_id')
    .execute()
  await db.schema
    .createIndex('payment_state')
    .on('payment')
    .columns(['state', 'opened_at'])
    .execute()
  // One payment at the provider can't settle two of ours.
  await db.schema
    .createIndex('payment_provider_id')
    .unique()
    .on('payment')
    .column('provider_id')
    .where(sql.ref('state'), '=', 'paid')
    .execute()

  await db.schema
    .createTable('payment_event')
    .addColumn('payment_id', 'text', (column) => column.notNull().references('payment.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('evidence', 'text', (column) => column.notNull())
    .addColumn('from_state', 'text', (column) => column.notNull())
    .addColumn('to_state', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('payment_event_key', ['payment_id', 'position'])
    .execute()

  await db.schema
    .createTable('payment_report')
    .addColumn('digest', 'text', (column) => column.primaryKey())
    .addColumn('received_at', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('txnid', 'text')
    .addColumn('verdict', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('payment_report_txnid').on('payment_report').column('txnid').execute()
}

/**
 * A repeated submission conflicts with the stored row. With the browser's key always; without
 * JavaScript only until the first one is paid.
 */
async function oneRowPerSubmission(db: Kysely<unknown>, table: string): Promise<void> {
  await db.schema
    .createIndex(`${table}_submission`)
    .unique()
    .on(table)
    .columns(['submission', 'twin'])
    .where(sql.ref('submission'), 'is not', null)
    .execute()
  await db.schema
    .createIndex(`${table}_unpaid_twin`)
    .unique()
    .on(table)
    .column('twin')
    .where(sql.ref('submission'), 'is', null)
    .where(sql.ref('status'), '=', sql.lit('Not Paid'))
    .execute()
}
