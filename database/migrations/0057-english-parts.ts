import { type Kysely, sql } from 'kysely'

/** A version says which of its parts are not translated. Those so far don't: their languages are read for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table content_version add column english_parts text`.execute(db)
}
