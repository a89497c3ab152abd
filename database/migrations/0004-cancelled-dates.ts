import { sql } from 'kysely'
import type { Db } from '#database/engine/open.ts'
import { type Declarations, statementsFor } from './baseline/declarations.ts'

export const CANCELLED_DATES = {
  /** What became of each registration is in the history. */
  date_cancellation: {
    event_code: 'text primary key',
    /** With a registration's id it is the key under which that registration is ended or moved, once. */
    id: 'text not null unique',
    /** It is null where all are cancelled, and get back what they paid online. */
    moves_to: 'text',
    /** It stands in everybody's mail. */
    message: 'text not null',
    state: ['text not null', ['running', 'stopped', 'done']],
    at: 'text not null',
    staff_id: 'text',
    author: 'text not null',
  },
} as const satisfies Declarations

export async function up(db: Db): Promise<void> {
  for (const statement of statementsFor(CANCELLED_DATES)) await sql.raw(statement).execute(db)
}
