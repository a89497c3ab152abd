import { type Kysely, sql } from 'kysely'

/** Of an entry: whose phone sent it, and whether it waits for the office. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  await schema.alterTable('door_phone').addColumn('former_id', 'text').execute()
  await schema.alterTable('door_entry').addColumn('phone_id', 'text').execute()
  await schema
    .alterTable('door_entry')
    .addColumn('late', 'text', (column) => column.check(sql`late in ('waiting', 'dismissed')`))
    .execute()
  await sql`create index door_entry_phone on door_entry (phone_id, received_at)`.execute(db)
  await sql`create index door_entry_late on door_entry (late) where late is not null`.execute(db)
}
