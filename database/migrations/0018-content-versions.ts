import type { Kysely } from 'kysely'

/** The content's versions, and the drafts of those who write the next one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('content_version')
    .addColumn('number', 'integer', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('staff_id', 'text')
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('why', 'text', (column) => column.notNull())
    // The paths that differ from the version before, as JSON.
    .addColumn('changed', 'text', (column) => column.notNull())
    .execute()
  // Versions share the files that they have in common.
  await db.schema
    .createTable('content_body')
    .addColumn('digest', 'text', (column) => column.primaryKey())
    .addColumn('body', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('content_file')
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('digest', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('content_file_key', ['version', 'path'])
    .execute()
  await db.schema
    .createTable('content_draft')
    .addColumn('staff_id', 'text', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('base', 'integer', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('content_draft_key', ['staff_id', 'path'])
    .execute()
}
