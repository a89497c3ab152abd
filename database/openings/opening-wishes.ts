import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Db } from '#database/engine/open.ts'
import { insertNew } from '#database/engine/rows.ts'
import type { Tables } from '#database/tables/tables.ts'
import { mailboxOf } from '#domain/mail/mailbox.ts'

type OpeningWish = Selectable<Tables['opening_wish']>

type Asked = Pick<OpeningWish, 'programme' | 'email' | 'language'> & { at: Date }

/** Once for each form and mailbox, however often it is asked. */
export async function storeOpeningWish(db: Db, asked: Asked): Promise<void> {
  const { at, ...wish } = asked
  const facts = { id: randomUUID(), mailbox: mailboxOf(wish.email), asked_at: at.toISOString() }
  await insertNew(db, 'opening_wish', [{ ...wish, ...facts }])
}

/** The forms for which somebody waits. */
export async function awaitedProgrammes(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('opening_wish').select('programme').distinct().execute()
  return rows.map(({ programme }) => programme)
}

/** Inside the transaction that writes their mails: takes the wishes of a form away. */
export async function takeOpeningWishes(tx: Db, programme: string): Promise<OpeningWish[]> {
  return tx.deleteFrom('opening_wish').where('programme', '=', programme).returningAll().execute()
}

/** Inside the transaction that forgets: a form that did not open for so long opens for others. */
export async function forgetOpeningWishes(tx: Db, before: string): Promise<void> {
  await tx.deleteFrom('opening_wish').where('asked_at', '<', before).execute()
}
