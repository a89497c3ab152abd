import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { isOneOf } from '#database/engine/is-sqlite.ts'
import type { Db } from '#database/engine/open.ts'
import type { OwnerColumn } from '#database/records/payments/payments.ts'
import type { Search } from '#domain/search/read-search.ts'
import { foundByNumber } from './found-by-number.ts'
import { searchNumbers, type WantedWords } from './found-by-words.ts'

export type MoneyCondition = RawBuilder<SqlBool>

export type ConditionByKind = { online: MoneyCondition; byHand: MoneyCondition }

export async function foundGifts(db: Db, search: Search): Promise<MoneyCondition> {
  return isOneOf(db, 'gift.number', await searchNumbers(db, { table: 'gift', search }))
}

/** With the number of a payment only that payment is found. */
export async function foundMoney(db: Db, search: Search): Promise<ConditionByKind> {
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

export type FoundMoney = Awaited<ReturnType<typeof listFoundMoney>>[number]

/** Newest first, without what was given back and entries that were taken back. Money by hand has no number and no state. */
export async function listFoundMoney(
  db: Db,
  registrations: readonly string[],
  gifts: readonly string[],
) {
  const found = await Promise.all([
    ...(registrations.length > 0 ? ownedBy(db, 'registration_id', registrations) : []),
    ...(gifts.length > 0 ? ownedBy(db, 'gift_id', gifts) : []),
  ])
  return found.flat().sort((one, other) => (one.at < other.at ? 1 : -1))
}

function ownedBy(db: Db, owner: OwnerColumn, ids: readonly string[]) {
  const online = db
    .selectFrom('payment')
    .select(['id', 'opened_at as at', 'txnid', 'gift_id', 'registration_id'])
    .select(['state', 'amount_minor', 'received_minor', sql<string | null>`null`.as('method')])
    .where(owner, 'in', ids)
  const byHand = db
    .selectFrom('money_entry')
    .select(['id', 'at', sql<null>`null`.as('txnid'), 'gift_id', 'registration_id', 'method'])
    .select([sql<null>`null`.as('state'), 'amount_minor', 'amount_minor as received_minor'])
    .where('kind', '=', 'received')
    .where('takes_back', 'is', null)
    .where('given_back', '=', 0)
    .where(owner, 'in', ids)
    .where(sql<SqlBool>`not exists (select 1 from money_entry as back
      where back.takes_back = money_entry.id)`)
  return [online.execute(), byHand.execute()]
}
