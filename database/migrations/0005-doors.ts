import { sql } from 'kysely'
import type { Db } from '#database/engine/open.ts'

/** Who uses a phone at a door, in their own word; empty for one that was tied before. */
export const DOOR_PHONE = { volunteer: "text not null default ''" } as const

export async function up(db: Db): Promise<void> {
  await sql.raw(`alter table door_phone add column volunteer ${DOOR_PHONE.volunteer}`).execute(db)
}
