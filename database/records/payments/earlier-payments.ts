import * as v from 'valibot'
import type { Db } from '#database/engine/open.ts'
import { readJson } from '#database/engine/read-json.ts'
import { findRow, hasRow, insertNew } from '#database/engine/rows.ts'
import type { Payment } from './payments.ts'

/** The payment response record of an earlier system, under the provider's field names. */
export type EarlierRecord = Record<string, string>

/** Returns false, and changes nothing, when the number is known: to us, or from an earlier import. */
export async function storeEarlierPayment(
  db: Db,
  { record, at }: { record: EarlierRecord & { txnid: string }; at: Date },
): Promise<boolean> {
  const { txnid } = record
  if (await hasRow(db, 'payment', { txnid })) return false
  const row = { txnid, record: JSON.stringify(record), imported_at: at.toISOString() }
  return (await insertNew(db, 'earlier_payment', [row])) > 0
}

export async function findEarlierPayment(db: Db, txnid: string) {
  if (!/^[\w-]{1,60}$/.test(txnid)) return undefined
  const row = await findRow(db, 'earlier_payment', { txnid })
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

const providerRecord = v.record(v.string(), v.string())
