import { type Kysely, sql } from 'kysely'
import { dayInIndia, isDay } from '#domain/days.ts'

/** Money that came by hand, reductions, receipts for both kinds of money, and people who were taken off. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await makeEntries(db)
  await remakeReceipts(db)
  await db.schema.alterTable('payment').addColumn('received_on', 'text').execute()
  await fillReceivedOn(db)
  await db.schema
    .createIndex('payment_received_on')
    .on('payment')
    .columns(['received_on', 'txnid'])
    .execute()
  await db.schema.alterTable('attendee').addColumn('cancelled_at', 'text').execute()
  await db.schema
    .createTable('attention_settled')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .execute()
}

/** Append-only. An entry is taken back by a second one that names it; no row is changed or deleted. */
async function makeEntries(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('money_entry')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('registration_id', 'text', (column) => column.references('registration.id'))
    .addColumn('gift_id', 'text', (column) => column.references('gift.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('method', 'text')
    .addColumn('amount_minor', 'integer', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('takes_back', 'text', (column) => column.references('money_entry.id'))
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addCheckConstraint('money_entry_amount', sql`amount_minor > 0`)
    .addCheckConstraint('money_entry_kind', sql`kind in ('received', 'reduction')`)
    .addCheckConstraint(
      'money_entry_for_one_thing',
      sql`(gift_id is null) <> (registration_id is null)`,
    )
    .execute()
  for (const column of ['registration_id', 'gift_id', 'day']) {
    await db.schema.createIndex(`money_entry_${column}`).on('money_entry').column(column).execute()
  }
  await db.schema
    .createIndex('money_entry_takes_back')
    .unique()
    .on('money_entry')
    .column('takes_back')
    .where(sql.ref('takes_back'), 'is not', null)
    .execute()
}

/** A receipt is for a payment or for money by hand, and may be void: then its successor has a new number. */
async function remakeReceipts(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('receipt').renameTo('receipt_before').execute()
  await db.schema
    .createTable('receipt')
    .addColumn('year', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('payment_id', 'text', (column) => column.references('payment.id'))
    .addColumn('entry_id', 'text', (column) => column.references('money_entry.id'))
    .addColumn('issued_at', 'text', (column) => column.notNull())
    .addColumn('voided_at', 'text')
    .addColumn('voided_by', 'text')
    .addColumn('void_reason', 'text')
    .addPrimaryKeyConstraint('receipt_year_number', ['year', 'number'])
    .execute()
  await sql`insert into receipt (year, number, payment_id, issued_at)
    select year, number, payment_id, issued_at from receipt_before`.execute(db)
  await db.schema.dropTable('receipt_before').execute()
  for (const column of ['payment_id', 'entry_id']) {
    await db.schema
      .createIndex(`receipt_${column}`)
      .unique()
      .on('receipt')
      .column(column)
      .where(sql.ref('voided_at'), 'is', null)
      .execute()
  }
}

/** The provider's day where it named one (PayU's `addedon`), otherwise the day on which we heard of it. */
async function fillReceivedOn(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string; provider_record: string | null; changed_at: string }>`
    select id, provider_record, changed_at from payment where received_minor is not null`.execute(
    db,
  )
  for (const { id, provider_record, changed_at } of rows) {
    const { addedon = '' }: { addedon?: string } = JSON.parse(provider_record ?? '{}')
    const named = addedon.slice(0, 10)
    const day = isDay(named) ? named : dayInIndia(Date.parse(changed_at))
    await sql`update payment set received_on = ${day} where id = ${id}`.execute(db)
  }
}
