import { type Kysely, PostgresAdapter, sql } from 'kysely'

/**
 * Days that the treasurer has closed; the history has a new subject for them. The index of the totals
 * gets what was given back and taken off.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('day_close')
    .addColumn('day', 'text', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('closed_at', 'text')
    .addColumn('closed_by', 'text')
    .addColumn('counted_minor', 'bigint')
    .addColumn('recorded_minor', 'bigint')
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('compared', 'text')
    .addCheckConstraint(
      'day_close_compared',
      sql`compared in ('agrees', 'differs', 'not-compared')`,
    )
    .execute()
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  for (const statement of isPostgres ? POSTGRES : SQLITE) await sql.raw(statement).execute(db)
  for (const statement of SUMS) await sql.raw(statement).execute(db)
}

/** It has all columns of the query, so that no row is read. */
const SUMS = [
  'drop index registration_sums',
  `create index registration_sums on registration (event_code, standing, residential, party, arrival,
    places, full_minor, received_minor, still_due_minor, returned_minor, reduced_minor, id)`,
]

/** Of the history. Written out, so that this does tomorrow what it does today. */
export const SUBJECTS = [
  ...['registration', 'gift', 'payment', 'receipt', 'staff', 'export', 'attention', 'content'],
  ...['settlement', 'day'],
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
