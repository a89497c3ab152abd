import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { isOneOf } from '#database/engine/is-sqlite.ts'
import type { Db } from '#database/engine/open.ts'
import type { Search } from '#domain/search/read-search.ts'
import { foundByNumber } from './found-by-number.ts'
import type { WantedWords } from './found-by-words.ts'
import { searchNumbers } from './open-search.ts'

/** The condition of what a search finds in a list of gifts or of money. */
export type Found = RawBuilder<SqlBool>

/** The same for both kinds of money. */
export type FoundByKind = { online: Found; byHand: Found }

export async function foundGifts(db: Db, search: Search): Promise<Found> {
  return isOneOf(db, 'gift.number', await searchNumbers(db, { table: 'gift', search }))
}

/** Payments and money by hand of the gifts and registrations that a search finds; with a number, that payment alone. */
export async function foundMoney(db: Db, search: Search): Promise<FoundByKind> {
  const { payments } = await foundByNumber(db, search.number)
  if (payments.length > 0) {
    const txnids = payments.map(({ txnid }) => txnid)
    return { online: isOneOf(db, 'payment.txnid', txnids), byHand: sql`1 = 0` }
  }
  const registrations = await ownersIn(db, 'registration', search)
  const gifts = await ownersIn(db, 'gift', search)
  const of = (table: 'payment' | 'money_entry') =>
    sql<SqlBool>`(${isOneOf(db, `${table}.registration_id`, registrations)}
      or ${isOneOf(db, `${table}.gift_id`, gifts)})`
  return { online: of('payment'), byHand: of('money_entry') }
}

async function ownersIn(db: Db, table: WantedWords['table'], search: Search): Promise<string[]> {
  const numbers = await searchNumbers(db, { table, search })
  const rows = db
    .selectFrom(table)
    .select('id')
    .where(isOneOf(db, 'number', numbers))
  return (await rows.execute()).map(({ id }) => id)
}
