import type { Kysely } from 'kysely'
import { fillFamilies } from '#database/backup/fill-families.ts'

/** By what a family is recognised that registers twice for one date, and the pairs that were found. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('family_key')
    .addColumn('registration_id', 'text', (column) => column.notNull())
    // The date, and a mobile, an address or a full name.
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('weight', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('family_key_key', ['registration_id', 'key'])
    .execute()
  await db.schema
    .createIndex('family_key_found')
    .on('family_key')
    .columns(['key', 'registration_id'])
    .execute()
  await db.schema
    .createTable('family_pair')
    .addColumn('earlier_id', 'text', (column) => column.notNull())
    .addColumn('later_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('family_pair_key', ['earlier_id', 'later_id'])
    .execute()
  await db.schema.createIndex('family_pair_later').on('family_pair').column('later_id').execute()
  await fillFamilies(db)
}
