import * as v from 'valibot'
import { readJson } from '#database/engine/read-json.ts'
import type { Payment } from './payments.ts'

/** The provider's own answer, field by field. Nothing from a browser is ever stored here. */
export function providerFields({
  id,
  provider_record: text,
}: Pick<Payment, 'id' | 'provider_record'>): Record<string, string> {
  if (text === null) return {}
  return readJson(providerRecord, { table: 'payment', column: 'provider_record', id, text })
}

/** Under the provider's names. */
export const providerRecord = v.record(v.string(), v.string())
