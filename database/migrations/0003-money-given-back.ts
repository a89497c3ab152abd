import { sql } from 'kysely'
import type { Db } from '#database/engine/open.ts'

export const GIVEN_BACK = {
  /** It is 1 for money that was given back by hand. */
  given_back: 'integer not null default 0',
} as const

export async function up(db: Db): Promise<void> {
  const column = sql.raw(`given_back ${GIVEN_BACK.given_back}`)
  await sql`alter table money_entry add column ${column}`.execute(db)
}
