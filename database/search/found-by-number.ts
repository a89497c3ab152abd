import { sql } from 'kysely'
import type { Db } from '#database/engine/open.ts'
import type { Owner } from '#database/records/payments/payments.ts'
import type { Receipt } from '#database/records/receipts/receipts.ts'
import type { TypedNumber } from '#domain/search/read-search.ts'

export type NumberedPayment = Owner & { txnid: string }
export type NumberedReceipt = Owner & Pick<Receipt, 'year' | 'number' | 'issued_at' | 'voided_at'>

/** What a typed number belongs to, in each of its senses. */
export type Numbered = {
  registrations: string[]
  payments: NumberedPayment[]
  receipts: NumberedReceipt[]
}

export async function foundByNumber(db: Db, typed: TypedNumber | undefined): Promise<Numbered> {
  return {
    registrations: await registrationsWith(db, typed?.short),
    payments: await paymentsWith(db, typed?.txnid),
    receipts: await receiptsWith(db, typed?.receipt),
  }
}

/** The registrations or gifts that these numbers belong to. */
export function ownersOf(table: 'registration' | 'gift', numbered: Numbered): string[] {
  const { registrations, payments, receipts } = numbered
  const owned = [...payments, ...receipts].map((each) => each[`${table}_id`])
  return [...new Set([...(table === 'registration' ? registrations : []), ...owned])].flatMap(
    (id) => id ?? [],
  )
}

async function registrationsWith(db: Db, short: number | undefined): Promise<string[]> {
  if (short === undefined) return []
  const rows = db.selectFrom('registration').select('id').where('number', '=', short)
  return (await rows.execute()).map(({ id }) => id)
}

async function paymentsWith(db: Db, txnid: string | undefined): Promise<NumberedPayment[]> {
  if (txnid === undefined) return []
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

/** A receipt is for a payment or for money by hand. */
async function receiptsWith(db: Db, receipt: TypedNumber['receipt']): Promise<NumberedReceipt[]> {
  if (!receipt) return []
  const { year, number } = receipt
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
