import { type Kysely, sql } from 'kysely'

/** The index of totals has the number too, by which lists know what they have found; nothing asks it for ids. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index registration_sums`.execute(db)
  await sql`create index registration_sums on registration (event_code, standing, residential, party,
    arrival, places, full_minor, received_minor, still_due_minor, returned_minor, reduced_minor,
    number)`.execute(db)
}
