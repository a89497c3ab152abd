import type { Db } from './open.ts'
import type { Receipt } from './receipts.ts'

export type { Receipt }

/** The receipts of these payments or entries, void ones included, in the order of their numbers. */
export async function receiptsOf(
  db: Db,
  about: 'payment_id' | 'entry_id',
  ids: readonly string[],
): Promise<Receipt[]> {
  if (ids.length === 0) return []
  return db
    .selectFrom('receipt')
    .selectAll()
    .where(about, 'in', ids)
    .orderBy('year')
    .orderBy('number')
    .execute()
}

type Named = Pick<Receipt, 'year' | 'number'>

export async function findReceiptByNumber(
  db: Db,
  { year, number }: Named,
): Promise<Receipt | undefined> {
  return db
    .selectFrom('receipt')
    .selectAll()
    .where('year', '=', year)
    .where('number', '=', number)
    .executeTakeFirst()
}

type Voiding = Named & { by: string; reason: string; at: Date }

/** Returns false when it is void already. Its number is not used again. */
export async function voidReceiptRow(
  tx: Db,
  { year, number, by, reason, at }: Voiding,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('receipt')
    .set({ voided_at: at.toISOString(), voided_by: by, void_reason: reason })
    .where('year', '=', year)
    .where('number', '=', number)
    .where('voided_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
