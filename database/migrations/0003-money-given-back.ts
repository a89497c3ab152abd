import { sql } from 'kysely'
import type { Db } from '#database/engine/open.ts'

/** What an entry of money by hand has besides. */
export const GIVEN_BACK = {
  /** 1 for money that went out: given back by hand. */
  given_back: 'integer not null default 0',
} as const

/** Money can be given back by hand. */
export async function up(db: Db): Promise<void> {
  const column = sql.raw(`given_back ${GIVEN_BACK.given_back}`)
  await sql`alter table money_entry add column ${column}`.execute(db)
}
