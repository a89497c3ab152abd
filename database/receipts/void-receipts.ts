import type { Db } from '#database/engine/open.ts'
import type { Receipt } from './receipts.ts'

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
export async function voidEntryReceipt(
  tx: Db,
  { entryId, ...act }: { entryId: string } & Act,
): Promise<void> {
  await makeVoid(tx, act).where('entry_id', '=', entryId).execute()
}

function makeVoid(tx: Db, { by, reason, at }: Act) {
  return tx
    .updateTable('receipt')
    .set({ voided_at: at.toISOString(), voided_by: by, void_reason: reason })
    .where('voided_at', 'is', null)
}
