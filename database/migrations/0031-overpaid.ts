import { type Kysely, sql } from 'kysely'

/** Few registrations are overpaid, and Today lists them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index registration_overpaid on registration (created_at)
    where standing = 'Overpaid'`.execute(db)
}
