import { type Kysely, PostgresAdapter, sql } from 'kysely'

/**
 * Doors of conferences, the phones that are tied to them, and what happened there. The history has a new
 * subject for doors. Of a phone's secret only a digest is stored.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await makeDoors(db)
  await makeEntries(db)
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  for (const statement of isPostgres ? POSTGRES : SQLITE) await sql.raw(statement).execute(db)
}

async function makeDoors(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('door')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('event_code', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('opened_at', 'text', (column) => column.notNull())
    .addColumn('until', 'text', (column) => column.notNull())
    .addColumn('closed_at', 'text')
    .execute()
  await db.schema
    .createTable('door_phone')
    .addColumn('digest', 'text', (column) => column.primaryKey())
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('door_id', 'text', (column) => column.notNull().references('door.id'))
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('tied_at', 'text', (column) => column.notNull())
    .addColumn('heard_at', 'text', (column) => column.notNull())
    .addColumn('shut_out_at', 'text')
    .execute()
  await db.schema.createIndex('door_phone_door').on('door_phone').column('door_id').execute()
}

async function makeEntries(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('door_entry')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('event_code', 'text', (column) => column.notNull())
    .addColumn('door_id', 'text', (column) => column.references('door.id'))
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('ticket_code', 'text')
    .addColumn('typed', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('how', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('phone_at', 'text', (column) => column.notNull())
    .addColumn('received_at', 'text', (column) => column.notNull())
    .addCheckConstraint('door_entry_kind', sql`kind in ('in', 'out', 'undo')`)
    .addCheckConstraint('door_entry_how', sql`how in ('scan', 'typed', 'search')`)
    .execute()
  await db.schema
    .createIndex('door_entry_event')
    .on('door_entry')
    .columns(['event_code', 'ticket_code'])
    .execute()
}

/** Of the history. Written out, so that this does tomorrow what it does today. */
export const SUBJECTS = [
  ...['registration', 'gift', 'payment', 'receipt', 'staff', 'export', 'attention', 'content'],
  ...['settlement', 'day', 'door'],
]

const LISTED = `(${SUBJECTS.map((word) => `'${word}'`).join(', ')})`

const POSTGRES = [
  'alter table office_event drop constraint if exists office_event_subject_words',
  `alter table office_event add constraint office_event_subject_words check (subject in ${LISTED})`,
]

const REFUSE = `when new.subject not in ${LISTED}
  begin select raise(abort, 'office_event_subject_words: not a word of this column'); end`

const SQLITE = [
  'drop trigger if exists office_event_subject_inserted',
  'drop trigger if exists office_event_subject_updated',
  `create trigger office_event_subject_inserted before insert on office_event ${REFUSE}`,
  `create trigger office_event_subject_updated before update of subject on office_event ${REFUSE}`,
]
