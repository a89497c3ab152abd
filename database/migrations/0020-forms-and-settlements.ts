import type { Kysely } from 'kysely'

/** Locks on the keys of forms, versions of gifts and staff, and settlement files that the office has kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('form_lock')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .execute()
  for (const table of ['gift', 'staff']) {
    await db.schema
      .alterTable(table)
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  }
  await db.schema
    .createTable('settlement')
    .addColumn('digest', 'text', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    // How many of its lines and of our records did not match.
    .addColumn('odd', 'integer', (column) => column.notNull())
    .addColumn('settled_minor', 'bigint', (column) => column.notNull())
    // What was shown before it was kept, as JSON.
    .addColumn('result', 'text', (column) => column.notNull())
    .execute()
}
