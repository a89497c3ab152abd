import type { Db } from '#database/engine/open.ts'
import { changeRows, findRow, findRows, insertNew, rowOf } from '#database/engine/rows.ts'
import type { Owner } from '#database/records/payments/payments.ts'
import type { Tables } from '#database/tables/tables.ts'
import type { Day } from '#domain/days.ts'
import { financialYear, handReceiptDate } from '#domain/payments/financial-year.ts'

export type Receipt = Tables['receipt']

type AboutColumn = 'payment_id' | 'entry_id'

/** The row of the series stays locked until the transaction ends, so a rollback leaves no gap. */
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

/** It is dated with the day on which the money came. */
export async function issueHandReceipt(
  tx: Db,
  { entryId, ...came }: { entryId: string; day: Day; at: Date },
): Promise<Receipt> {
  const date = handReceiptDate(came)
  const dated = { year: financialYear(date), issued_at: date.toISOString() }
  return issueReceipt(tx, { entry_id: entryId, ...dated })
}

export async function findReceipt(db: Db, about: AboutColumn, id: string) {
  return findRow(db, 'receipt', { [about]: id, voided_at: null })
}

/** Void ones are included: a successor follows the one that it replaces. */
export async function receiptsOf(db: Db, about: { payments?: Ids; entries?: Ids }) {
  const { payments = [], entries = [] } = about
  const idsOf = (rows: Ids) => rows.map(({ id }) => id)
  return [
    ...(await findRows(db, 'receipt', { payment_id: idsOf(payments) }, 'year', 'number')),
    ...(await findRows(db, 'receipt', { entry_id: idsOf(entries) }, 'year', 'number')),
  ]
}

type Ids = readonly { id: string }[]

export async function receiptOwner(db: Db, { payment_id, entry_id }: Receipt): Promise<Owner> {
  return payment_id === null
    ? rowOf(db, 'money_entry', { id: entry_id ?? '' })
    : rowOf(db, 'payment', { id: payment_id })
}

/** Returns false when it is void already. Its number is not used again. */
export async function makeVoid(
  tx: Db,
  which: Pick<Receipt, 'year' | 'number'> | { entry_id: string },
  { by, reason, at }: { by: string; reason: string; at: Date },
): Promise<boolean> {
  const act = { voided_at: at.toISOString(), voided_by: by, void_reason: reason }
  return (await changeRows(tx, 'receipt', { ...which, voided_at: null }, act)) > 0
}
