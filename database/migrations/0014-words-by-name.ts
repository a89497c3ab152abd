import { type Kysely, PostgresAdapter, sql } from 'kysely'

/**
 * The name to sort by, beside each word of the search: a common last name is in one place of the list
 * by name, which may be far behind its beginning.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  // Compared byte by byte, as in `registration`.
  const type = isPostgres ? sql`text collate "C"` : ('text' as const)
  await db.schema
    .alterTable('registration_word')
    .addColumn('sort_name', type, (column) => column.notNull().defaultTo(''))
    .execute()
  await sql`update registration_word set sort_name = (select sort_name from registration
    where registration.id = registration_word.registration_id)`.execute(db)
  if (!isPostgres) return
  // So that the index alone answers. In SQLite the key has the whole row.
  await sql`alter table registration_word drop constraint registration_word_key`.execute(db)
  await sql`alter table registration_word add constraint registration_word_key
    primary key (word, event_code, registration_id) include (sort_name)`.execute(db)
}
