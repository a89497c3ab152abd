import * as v from 'valibot'
import type { Db } from '#database/engine/open.ts'
import { readJson } from '#database/engine/read-json.ts'
import type { Payment } from './payments.ts'

/** The payment response record of an earlier system, under the provider's field names. */
export type EarlierRecord = Record<string, string>

/** Returns false, and changes nothing, when the number is known: to us, or from an earlier import. */
export async function storeEarlierPayment(
  db: Db,
  { record, at }: { record: EarlierRecord & { txnid: string }; at: Date },
): Promise<boolean> {
  const ours = db.selectFrom('payment').select('id').where('txnid', '=', record.txnid)
  if (await ours.executeTakeFirst()) return false
  const stored = await db
    .insertInto('earlier_payment')
    .values({
      txnid: record.txnid,
      record: JSON.stringify(record),
      imported_at: at.toISOString(),
    })
    .onConflict((conflict) => conflict.column('txnid').doNothing())
    .returning('txnid')
    .executeTakeFirst()
  return stored !== undefined
}

export async function findEarlierPayment(
  db: Db,
  txnid: string,
): Promise<EarlierRecord | undefined> {
  if (!/^[\w-]{1,60}$/.test(txnid)) return undefined
  const found = db.selectFrom('earlier_payment').select('record').where('txnid', '=', txnid)
  const row = await found.executeTakeFirst()
  const stored = { table: 'earlier_payment', column: 'record', id: txnid } as const
  return row && readJson(providerRecord, { ...stored, text: row.record })
}

/** The provider's own answer, field by field. Nothing from a browser is ever stored here. */
export function providerFields({
  id,
  provider_record: text,
}: Pick<Payment, 'id' | 'provider_record'>): Record<string, string> {
  if (text === null) return {}
  return readJson(providerRecord, { table: 'payment', column: 'provider_record', id, text })
}

/** Under the provider's names. */
const providerRecord = v.record(v.string(), v.string())
