import type { Kysely } from 'kysely'

/** Gifts and payments are found by their words: nothing reads these keys of names any more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['gift', 'payment']) {
    for (const key of ['name_key', 'last_key']) {
      await db.schema.dropIndex(`${table}_${key}`).execute()
      await db.schema.alterTable(table).dropColumn(key).execute()
    }
  }
}
