import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'

/**
 * What is on a family's slip for phones without a network, and how often its letters were typed wrongly. Of
 * an entry: whose phone sent it, whether it waits for the office, and why a child went without the code.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  const add = {
    family_code: schema.alterTable('family_code'),
    door_entry: schema.alterTable('door_entry'),
  }
  await add.family_code
    .addColumn('slip', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await add.family_code
    .addColumn('wrong_tries', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await schema.alterTable('door_phone').addColumn('former_id', 'text').execute()
  await add.door_entry.addColumn('phone_id', 'text').execute()
  await add.door_entry.addColumn('why', 'text').execute()
  await add.door_entry
    .addColumn('late', 'text', (column) => column.check(sql`late in ('waiting', 'dismissed')`))
    .execute()
  await sql`create index door_entry_phone on door_entry (phone_id, received_at)`.execute(db)
  await sql`create index door_entry_late on door_entry (late) where late is not null`.execute(db)
  await fillSlips(db)
}

async function fillSlips(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ registration_id: string; event_code: string }>`
    select registration_id, event_code from family_code`.execute(db)
  for (const { registration_id, event_code } of rows) {
    await sql`update family_code set slip = ${randomBytes(16).toString('base64url')}
      where registration_id = ${registration_id} and event_code = ${event_code}`.execute(db)
  }
}
