import type { Kysely } from 'kysely'
import { fillFamilies } from '#database/backup/fill-families.ts'

/** By what a family is recognised that registers twice for one date, and for each the one before it that was found. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('family_key')
    .addColumn('registration_id', 'text', (column) => column.notNull())
    // The date, and a mobile, an address or a full name.
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('weight', 'integer', (column) => column.notNull())
    // The registration's: the later one has the higher.
    .addColumn('number', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('family_key_key', ['registration_id', 'key'])
    .execute()
  await db.schema
    .createIndex('family_key_found')
    .on('family_key')
    .columns(['key', 'number'])
    .execute()
  await db.schema
    .createTable('family_pair')
    .addColumn('earlier_id', 'text', (column) => column.notNull())
    .addColumn('later_id', 'text', (column) => column.primaryKey())
    .execute()
  await db.schema
    .createIndex('family_pair_earlier')
    .on('family_pair')
    .column('earlier_id')
    .execute()
  await fillFamilies(db)
}
