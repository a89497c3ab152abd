import { sql } from 'kysely'
import type { Db } from '#database/engine/open.ts'
import { statementsFor } from './baseline/declarations.ts'

/** The volunteer's own word; empty for a phone that was tied before. */
export const DOOR_PHONE = { volunteer: "text not null default ''" } as const

export const DOOR_TABLES = {
  /** Such people wait for the desk until it has registered or dismissed them. */
  walk_in: {
    entry_id: 'text primary key references door_entry (id)',
    name: 'text not null',
    people: 'integer not null',
    mobile: 'text not null',
    /** It is 1 when they have paid at the desk. */
    is_paid: 'integer not null',
    registration_id: 'text references registration (id)',
    dismissed_why: 'text',
  },

  /** The team at the door and the kitchen must know of it: an allergy, a medicine, a wheelchair. */
  day_note: {
    registration_id: 'text not null references registration (id)',
    position: 'integer not null',
    note: 'text not null',
    day_note_key: 'primary key (registration_id, position)',
  },
} as const

export async function up(db: Db): Promise<void> {
  const column = `alter table door_phone add column volunteer ${DOOR_PHONE.volunteer}`
  for (const statement of [column, ...statementsFor(DOOR_TABLES)]) {
    await sql.raw(statement).execute(db)
  }
}
