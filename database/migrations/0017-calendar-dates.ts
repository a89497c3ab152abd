import type { Kysely } from 'kysely'

/**
 * The codes of dates that come from the church's calendar, and what was sold with each registration:
 * the calendar and the content change, a receipt doesn't.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('calendar_date')
    .addColumn('calendar_id', 'text', (column) => column.notNull())
    .addColumn('programme', 'text', (column) => column.notNull())
    .addColumn('code', 'text', (column) => column.notNull().unique())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('location', 'text')
    .addColumn('first_day', 'text', (column) => column.notNull())
    .addColumn('last_day', 'text', (column) => column.notNull())
    .addColumn('begins_at', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'text', (column) => column.notNull())
    .addColumn('gone_at', 'text')
    .addPrimaryKeyConstraint('calendar_date_key', ['calendar_id', 'programme'])
    .execute()
  await db.schema
    .createTable('sold_event')
    .addColumn('registration_id', 'text', (column) =>
      column.notNull().references('registration.id'),
    )
    .addColumn('event_code', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('dates', 'text', (column) => column.notNull())
    .addColumn('venue', 'text', (column) => column.notNull())
    .addColumn('first_day', 'text')
    .addColumn('last_day', 'text')
    .addColumn('price', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('sold_event_key', ['registration_id', 'event_code'])
    .execute()
}
