import { type Kysely, sql } from 'kysely'
import { fillTickets } from '#database/backup/fill-tickets.ts'

/** Tickets, each with the token of that person's own page, the reminders that were sent, and a giver's PAN. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('ticket')
    .addColumn('code', 'text', (column) => column.primaryKey())
    .addColumn('registration_id', 'text', (column) =>
      column.notNull().references('registration.id'),
    )
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('private_token', 'text', (column) => column.notNull().unique())
    .addColumn('tell', 'text', (column) => column.notNull())
    .addUniqueConstraint('ticket_of_person', ['registration_id', 'position'])
    .execute()
  // The condition is written in the same words by the query: SQLite compares them as text.
  await sql`create index ticket_to_tell on ticket (registration_id) where tell <> 'done'`.execute(
    db,
  )
  await fillTickets(db)
  await makeReminders(db)
  await db.schema.alterTable('gift').addColumn('pan', 'text').execute()
}

async function makeReminders(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('reminder')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'text', (column) => column.notNull())
    .addColumn('mailbox', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('reminder_once', ['subject_id', 'kind', 'mailbox'])
    .execute()
  await db.schema
    .createTable('reminder_choice')
    .addColumn('token', 'text', (column) => column.primaryKey())
    .addColumn('mailbox', 'text', (column) => column.notNull().unique())
    .addColumn('stopped_at', 'text')
    .execute()
}
