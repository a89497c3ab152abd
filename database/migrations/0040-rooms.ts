import { type Kysely, PostgresAdapter, sql } from 'kysely'
import { SUBJECTS as EARLIER_SUBJECTS } from './0038-doors.ts'

/** Rooms, who sleeps in which, and whether that is published. The history has a new subject for them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('room_plan')
    .addColumn('event_code', 'text', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('published_at', 'text')
    .addColumn('published_by', 'text')
    .execute()
  await makeRooms(db)
  await makeBeds(db)
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  for (const statement of isPostgres ? POSTGRES : SQLITE) await sql.raw(statement).execute(db)
}

async function makeRooms(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('room')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('event_code', 'text', (column) => column.notNull())
    .addColumn('building', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('beds', 'integer', (column) => column.notNull())
    .addColumn('extra_beds', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('ground_floor', 'integer', (column) => column.notNull())
    .addColumn('removed_at', 'text')
    .addCheckConstraint('room_kind', sql`kind in ('women', 'men', 'family', 'anyone')`)
    .execute()
  await db.schema.createIndex('room_of_event').on('room').column('event_code').execute()
}

async function makeBeds(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('bed_assignment')
    .addColumn('registration_id', 'text', (column) =>
      column.notNull().references('registration.id'),
    )
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('room_id', 'text', (column) => column.references('room.id'))
    .addColumn('is_extra', 'integer', (column) => column.notNull())
    .addColumn('by_hand', 'integer', (column) => column.notNull())
    .addColumn('reasons', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('bed_assignment_once', ['registration_id', 'position', 'number'])
    .execute()
}

/** Of the history. Written out, so that this does tomorrow what it does today. */
export const SUBJECTS = [...EARLIER_SUBJECTS, 'conference']

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
