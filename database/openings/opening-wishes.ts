import { randomUUID } from 'node:crypto'
import type { Db } from '#database/engine/open.ts'
import { deleteRows, earlierThan, hasRow, insertNew } from '#database/engine/rows.ts'
import type { Tables } from '#database/tables/tables.ts'
import { mailboxOf } from '#domain/mail/mailbox.ts'

type OpeningWish = Tables['opening_wish']

/** A mailbox has one wish for each form, however often it is asked. Returns its id the first time. */
export async function storeOpeningWish(
  db: Db,
  { at, ...wish }: Pick<OpeningWish, 'programme' | 'email' | 'language'> & { at: Date },
): Promise<string | undefined> {
  const [id, mailbox] = [randomUUID(), mailboxOf(wish.email)]
  const row = { ...wish, id, mailbox, asked_at: at.toISOString(), confirmed_at: null }
  return (await insertNew(db, 'opening_wish', [row])) > 0 ? id : undefined
}

export async function hasUnconfirmed(db: Db, before: string): Promise<boolean> {
  return hasRow(db, 'opening_wish', { confirmed_at: null, asked_at: earlierThan(before) })
}

export async function deleteUnconfirmed(db: Db, before: string): Promise<void> {
  await deleteRows(db, 'opening_wish', { confirmed_at: null, asked_at: earlierThan(before) })
}

export async function awaitedProgrammes(db: Db): Promise<string[]> {
  const wishes = db.selectFrom('opening_wish').select('programme').distinct()
  const rows = await wishes.where('confirmed_at', 'is not', null).execute()
  return rows.map(({ programme }) => programme)
}

/** Inside the transaction that writes their mails. */
export async function takeOpeningWishes(tx: Db, programme: string): Promise<OpeningWish[]> {
  const wishes = tx.deleteFrom('opening_wish').where('programme', '=', programme)
  return wishes.where('confirmed_at', 'is not', null).returningAll().execute()
}
