import type { Selectable } from 'kysely'
import type { Db } from '#database/engine/open.ts'
import { findRow, findRows, insertNew } from '#database/engine/rows.ts'
import type { Owner } from '#database/records/payments/payments.ts'
import type { Tables } from '#database/tables/tables.ts'
import type { Day } from '#domain/days.ts'
import { financialYear, handReceiptDate } from '#domain/payments/financial-year.ts'

export type Receipt = Selectable<Tables['receipt']>

/** What a receipt is for: a payment, or an entry by hand. */
type AboutColumn = 'payment_id' | 'entry_id'

/**
 * Inside the transaction that settles the payment: issues the next number of the year. The row of the
 * series stays locked until the transaction ends, so a rollback leaves no gap.
 */
export async function issueReceipt(
  tx: Db,
  receipt: Pick<Receipt, 'year' | 'issued_at'> & Partial<Pick<Receipt, AboutColumn>>,
): Promise<Receipt> {
  await insertNew(tx, 'receipt_series', [{ year: receipt.year, last: 0 }])
  const { last } = await tx
    .updateTable('receipt_series')
    .set((column) => ({ last: column('last', '+', 1) }))
    .where('year', '=', receipt.year)
    .returning('last')
    .executeTakeFirstOrThrow()
  return tx
    .insertInto('receipt')
    .values({ ...receipt, number: last, voided_at: null, voided_by: null, void_reason: null })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The receipt of money by hand is dated with the day on which it came. */
export async function issueHandReceipt(
  tx: Db,
  { entryId, ...came }: { entryId: string; day: Day; at: Date },
): Promise<Receipt> {
  const date = handReceiptDate(came)
  const dated = { year: financialYear(date), issued_at: date.toISOString() }
  return issueReceipt(tx, { entry_id: entryId, ...dated })
}

/** The valid receipt of a payment, or of an entry by hand. */
export async function findReceipt(db: Db, about: AboutColumn, id: string) {
  return findRow(db, 'receipt', { [about]: id, voided_at: null })
}

/** The receipts of these payments and entries, void ones included: a successor follows the one that it replaces. */
export async function receiptsOf(db: Db, about: { payments?: Ids; entries?: Ids }) {
  const { payments = [], entries = [] } = about
  const idsOf = (rows: Ids) => rows.map(({ id }) => id)
  return [
    ...(await findRows(db, 'receipt', { payment_id: idsOf(payments) }, 'year', 'number')),
    ...(await findRows(db, 'receipt', { entry_id: idsOf(entries) }, 'year', 'number')),
  ]
}

type Ids = readonly { id: string }[]

/** The gift or registration whose money a receipt is about. */
export async function receiptOwner(db: Db, { payment_id, entry_id }: Receipt): Promise<Owner> {
  const [table, id] =
    payment_id === null ? (['money_entry', entry_id] as const) : (['payment', payment_id] as const)
  return db
    .selectFrom(table)
    .select(['gift_id', 'registration_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** The version of the gift or registration that a payment or an entry is for. */
export async function ownerVersion(db: Db, { gift_id, registration_id }: Owner): Promise<number> {
  const [table, id] =
    registration_id === null
      ? (['gift', gift_id] as const)
      : (['registration', registration_id] as const)
  const owner = db.selectFrom(table).select('version').where('id', '=', id)
  return (await owner.executeTakeFirstOrThrow()).version
}

type Act = { by: string; reason: string; at: Date }

/** Returns false when it is void already. Its number is not used again. */
export async function voidReceiptRow(
  tx: Db,
  { year, number, ...act }: Pick<Receipt, 'year' | 'number'> & Act,
): Promise<boolean> {
  const { numUpdatedRows } = await makeVoid(tx, act)
    .where('year', '=', year)
    .where('number', '=', number)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Makes the valid receipt of an entry void. Its number is not used again. */
export async function voidEntryReceipt(tx: Db, { entryId, ...act }: { entryId: string } & Act) {
  await makeVoid(tx, act).where('entry_id', '=', entryId).execute()
}

function makeVoid(tx: Db, { by, reason, at }: Act) {
  return tx
    .updateTable('receipt')
    .set({ voided_at: at.toISOString(), voided_by: by, void_reason: reason })
    .where('voided_at', 'is', null)
}
