import type { Kysely } from 'kysely'

/**
 * What the office's lists need to answer quickly over a million registrations: each registration's
 * sums and standing, keys to search people by, and counts by conference and standing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const registrations = () => db.schema.alterTable('registration')
  for (const sum of ['received_minor', 'returned_minor', 'reduced_minor', 'still_due_minor']) {
    await registrations()
      .addColumn(sum, 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  }
  await registrations()
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  for (const text of ['standing', 'sort_name', 'tallied']) {
    await registrations()
      .addColumn(text, 'text', (column) => column.notNull().defaultTo(''))
      .execute()
  }
  for (const key of ['first_key', 'last_key', 'email_key', 'phone_key']) {
    await db.schema
      .alterTable('attendee')
      .addColumn(key, 'text', (column) => column.notNull().defaultTo(''))
      .execute()
  }
  await makeTally(db)
}

/** Counts and sums as differences: a change adds rows, and a job adds them up. So no row is contended for. */
async function makeTally(db: Kysely<unknown>): Promise<void> {
  let table = db.schema.createTable('registration_tally')
  for (const key of ['event_code', 'standing', 'residential', 'party', 'arrival_day']) {
    table = table.addColumn(key, 'text', (column) => column.notNull())
  }
  for (const sum of TALLIED) table = table.addColumn(sum, 'bigint', (column) => column.notNull())
  await table.execute()
}

const TALLIED = [
  'registrations',
  'people',
  'price_minor',
  'reduced_minor',
  'received_minor',
  'returned_minor',
  'still_due_minor',
]
