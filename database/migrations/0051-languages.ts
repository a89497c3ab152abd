import { type Kysely, sql } from 'kysely'

/**
 * In which language somebody registered, gave, or wants to hear of an opening, and in which a mail was sent.
 * What is here so far is English.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['registration', 'gift', 'opening_wish']) {
    await sql`alter table ${sql.table(table)}
      add column language text not null default 'en' check (${LISTED})`.execute(db)
  }
  await sql`alter table outbox add column sent_language text
    check (sent_${LISTED})`.execute(db)
}

/** Written out, so that this does tomorrow what it does today. A new language is a new migration. */
const LISTED = sql.raw(`language in ('en', 'ta', 'kn', 'hi')`)
