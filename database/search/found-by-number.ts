import { sql } from 'kysely'
import type { Db } from '#database/engine/open.ts'
import { findRows } from '#database/engine/rows.ts'
import type { TypedNumber } from '#domain/search/read-search.ts'

export type NumberedReceipt = Awaited<ReturnType<typeof receiptsWith>>[number]

export type Numbers = Awaited<ReturnType<typeof foundByNumber>>

export async function foundByNumber(db: Db, typed: TypedNumber | undefined) {
  const { short, txnid, receipt } = typed ?? {}
  const numbered = short === undefined ? [] : await findRows(db, 'registration', { number: short })
  return {
    registrations: numbered.map(({ id }) => id),
    payments: txnid === undefined ? [] : await paymentsWith(db, txnid),
    receipts: receipt ? await receiptsWith(db, receipt) : [],
  }
}

export function ownersOf(table: 'registration' | 'gift', numbered: Numbers): string[] {
  const { registrations, payments, receipts } = numbered
  const owned = [...payments, ...receipts].map((each) => each[`${table}_id`])
  const ids = table === 'registration' ? [...registrations, ...owned] : owned
  return [...new Set(ids)].flatMap((id) => id ?? [])
}

async function paymentsWith(db: Db, txnid: string) {
  const number = /^\d+$/.test(txnid) ? DIGITS : sql<string>`payment.txnid`
  return db
    .selectFrom('payment')
    .select(['txnid', 'gift_id', 'registration_id'])
    .where(number, '=', txnid)
    .limit(MAX)
    .execute()
}

/** Without the prefix. The index `payment_digits` is written in the same words. */
const DIGITS = sql<string>`ltrim(payment.txnid, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ')`

const MAX = 100

async function receiptsWith(db: Db, { year, number }: NonNullable<TypedNumber['receipt']>) {
  return db
    .selectFrom('receipt')
    .leftJoin('payment', 'payment.id', 'receipt.payment_id')
    .leftJoin('money_entry', 'money_entry.id', 'receipt.entry_id')
    .select(({ fn }) => [
      'receipt.year',
      'receipt.number',
      'receipt.issued_at',
      'receipt.voided_at',
      fn.coalesce('payment.gift_id', 'money_entry.gift_id').as('gift_id'),
      fn.coalesce('payment.registration_id', 'money_entry.registration_id').as('registration_id'),
    ])
    .where('receipt.number', '=', number)
    .$if(year !== undefined, (query) => query.where('receipt.year', '=', year ?? ''))
    .orderBy('receipt.year', 'desc')
    .limit(MAX)
    .execute()
}
