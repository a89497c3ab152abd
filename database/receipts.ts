import type { Selectable } from 'kysely'
import type { Db } from './open.ts'
import type { Tables } from './tables.ts'

export type Receipt = Selectable<Tables['receipt']>

/**
 * Inside the transaction that settles the payment: issues the next number of the year. The row of the
 * series stays locked until the transaction ends, so a rollback leaves no gap.
 */
export async function issueReceipt(
  tx: Db,
  receipt: Pick<Receipt, 'year' | 'issued_at'> & Partial<Pick<Receipt, 'payment_id' | 'entry_id'>>,
): Promise<Receipt> {
  await tx
    .insertInto('receipt_series')
    .values({ year: receipt.year, last: 0 })
    .onConflict((conflict) => conflict.column('year').doNothing())
    .execute()
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

/** The valid receipt of a payment. */
export async function findReceipt(db: Db, paymentId: string): Promise<Receipt | undefined> {
  return db
    .selectFrom('receipt')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .where('voided_at', 'is', null)
    .executeTakeFirst()
}

/** The receipts of money by hand, void ones included. */
export async function entryReceipts(db: Db, entryIds: readonly string[]): Promise<Receipt[]> {
  if (entryIds.length === 0) return []
  return db.selectFrom('receipt').selectAll().where('entry_id', 'in', entryIds).execute()
}

type Voiding = { entryId: string; by: string; reason: string; at: Date }

/** Makes the valid receipt of an entry void. Its number is not used again. */
export async function voidEntryReceipt(
  tx: Db,
  { entryId, by, reason, at }: Voiding,
): Promise<void> {
  await tx
    .updateTable('receipt')
    .set({ voided_at: at.toISOString(), voided_by: by, void_reason: reason })
    .where('entry_id', '=', entryId)
    .where('voided_at', 'is', null)
    .execute()
}
