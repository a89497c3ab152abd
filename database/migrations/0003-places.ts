import { type Kysely, sql } from 'kysely'

/** How many places a registration takes, whether they are held, and a lock row for each event. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const table = () => db.schema.alterTable('registration')
  await table()
    .addColumn('hold', 'text', (column) => column.notNull().defaultTo('held'))
    .execute()
  await table().addColumn('held_until', 'text').execute()
  await table()
    .addColumn('places', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await sql`update registration set
    hold = case when status = 'Paid' or due_minor = 0 then 'confirmed' else 'held' end,
    places = (select count(*) from attendee where attendee.registration_id = registration.id)`.execute(
    db,
  )
  await db.schema
    .createIndex('registration_places')
    .on('registration')
    .columns(['event_code', 'hold', 'residential', 'places'])
    .execute()
  await db.schema
    .createIndex('registration_held_until')
    .on('registration')
    .column('held_until')
    .execute()
  await db.schema
    .createTable('event_lock')
    .addColumn('event_code', 'text', (column) => column.primaryKey())
    .execute()
}
