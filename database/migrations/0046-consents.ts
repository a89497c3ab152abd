import { type Kysely, sql } from 'kysely'

/** What people agreed to: the wording, when, for whom, in which language. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('consent_wording')
    .addColumn('version', 'text', (column) => column.primaryKey())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('stored_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('consent')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('registration_id', 'text', (column) => column.references('registration.id'))
    .addColumn('position', 'integer')
    .addColumn('gift_id', 'text', (column) => column.references('gift.id'))
    .addColumn('wording', 'text', (column) =>
      column.notNull().references('consent_wording.version'),
    )
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addCheckConstraint(
      'consent_of_one',
      sql`(registration_id is null) <> (gift_id is null) and (registration_id is null) = (position is null)`,
    )
    .execute()
  await db.schema
    .createIndex('consent_of_registration')
    .on('consent')
    .column('registration_id')
    .execute()
  await db.schema.createIndex('consent_of_gift').on('consent').column('gift_id').execute()
}
