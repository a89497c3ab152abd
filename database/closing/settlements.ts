import * as v from 'valibot'
import type { Db } from '#database/engine/open.ts'
import { readJson } from '#database/engine/read-json.ts'
import { findRow, insertNew } from '#database/engine/rows.ts'
import type { Tables } from '#database/tables/tables.ts'

const charges = {
  feeMinor: v.optional(v.number()),
  taxMinor: v.optional(v.number()),
  netMinor: v.optional(v.number()),
}

const transfer = v.object({
  utr: v.string(),
  lines: v.number(),
  settledMinor: v.number(),
  returnedMinor: v.number(),
  ...charges,
})

const resultSchema = v.object({
  lines: v.array(
    v.object({
      line: v.number(),
      txnid: v.string(),
      amountMinor: v.number(),
      utr: v.string(),
      settledOn: v.string(),
      kind: v.picklist(['payment', 'refund', 'chargeback']),
      ...charges,
      /**
       * A payment is `unknown` when we have recorded nothing of its kind under its number, `twice` when it
       * was named before, and `unbalanced` when its own fee, tax and net don't add up.
       */
      verdict: v.picklist(['matched', 'unknown', 'differing', 'twice', 'unbalanced']),
      recordedMinor: v.optional(v.number()),
    }),
  ),
  /** These are recorded within the days of the file, and not in it. */
  missing: v.array(
    v.object({
      key: v.string(),
      kind: v.picklist(['payment', 'refund']),
      txnid: v.string(),
      amountMinor: v.number(),
      day: v.string(),
    }),
  ),
  unreadable: v.array(v.number()),
  settledMinor: v.number(),
  returnedMinor: v.number(),
  transfers: v.array(transfer),
  total: transfer,
})

export type SettlementResult = v.InferOutput<typeof resultSchema>

export type StoredSettlement = Omit<Tables['settlement'], 'result'> & {
  result: SettlementResult
}

export async function findSettlement(db: Db, digest: string) {
  const row = await findRow(db, 'settlement', { digest })
  if (!row) return undefined
  const stored = { table: 'settlement', column: 'result', id: digest, text: row.result } as const
  return { ...row, result: readJson(resultSchema, stored) }
}

export async function storeSettlement(tx: Db, { result, ...settlement }: StoredSettlement) {
  const row = { ...settlement, result: JSON.stringify(result) }
  return (await insertNew(tx, 'settlement', [row])) > 0
}
