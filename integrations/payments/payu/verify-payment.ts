import * as v from 'valibot'
import { parseRupees } from '#domain/money.ts'
import type { Reserve } from '#domain/payments/evidence.ts'
import { IntegrationError } from '../../integration-error.ts'
import type { PaidRecord, ProviderRecord } from '../port.ts'
import { type CommandSettings, postCommand, textFields } from './command.ts'
import { readPayuMoment } from './describe-record.ts'
import { toStatus } from './report.ts'

/** PayU's `verify_payment`. A transaction that is missing in its answer is unknown to PayU. */
export async function verifyPayment(
  txnids: readonly string[],
  settings: CommandSettings,
): Promise<Map<string, ProviderRecord>> {
  const asked = { command: 'verify_payment', variables: [txnids.join('|')] }
  const answer = await postCommand({ ...asked, schema: answerSchema }, settings)
  const details = answer.transaction_details ?? {}
  // Without details and without success the call failed, not the payment.
  if (answer.status !== 1 && !answer.transaction_details) {
    throw new IntegrationError('payu', 'verify_payment', 'the call was refused')
  }
  const records = txnids.flatMap((txnid) => {
    const record = toRecord(txnid, details[txnid])
    return record ? [[txnid, record] as const] : []
  })
  // One unreadable transaction must not block the others of its batch.
  if (records.length === 0) {
    throw new IntegrationError('payu', 'verify_payment', 'incomplete transactions')
  }
  return new Map(records)
}

/** PayU's `get_Transaction_Details`: the successful payments of one day in India. */
export async function listPaid(day: string, settings: CommandSettings): Promise<PaidRecord[]> {
  const asked = { command: 'get_Transaction_Details', variables: [day, day] }
  const answer = await postCommand({ ...asked, schema: listSchema }, settings)
  return answer.Transaction_details.map(textFields)
    .filter(({ status }) => status === 'success')
    .map((fields) => ({
      txnid: fields.txnid ?? '',
      providerId: fields.mihpayid ?? fields.id ?? '',
      amountMinor: parseRupees(fields.transaction_amount ?? fields.amount ?? '') ?? 0,
    }))
}

const flag = v.pipe(v.union([v.number(), v.string()]), v.transform(Number))

const answerSchema = v.looseObject({
  status: flag,
  transaction_details: v.optional(v.record(v.string(), v.record(v.string(), v.unknown()))),
})

const listSchema = v.looseObject({
  status: v.pipe(flag, v.literal(1)),
  Transaction_details: v.array(v.record(v.string(), v.unknown())),
})

/** Returns undefined when a field is missing without which it can't be trusted. */
function toRecord(
  txnid: string,
  details: Record<string, unknown> | undefined,
): ProviderRecord | undefined {
  if (!details) return { found: false }
  const fields = textFields(details)
  if (fields.status === 'Not Found' || fields.mihpayid === 'Not Found') return { found: false }
  // `transaction_amount` is the amount we sent; `amt` is lower when a discount was given.
  const amountMinor = parseRupees(fields.transaction_amount ?? '')
  if (amountMinor === undefined || !fields.status || !fields.mihpayid || fields.txnid !== txnid) {
    return undefined
  }
  const status = toStatus(fields.status)
  const reserve = RESERVES[`${status}/${fields.unmappedstatus}`]
  const paidAt = readPayuMoment(fields.addedon ?? '')
  return { found: true, status, amountMinor, providerId: fields.mihpayid, reserve, paidAt, fields }
}

/**
 * Details in `unmappedstatus`: authorised money may still be released, a dropped payment may still succeed,
 * and an initiated one has only opened the provider's page (docs.payu.in/reference-link/payment-state-explanations).
 */
const RESERVES: Record<string, Reserve | undefined> = {
  'success/auth': 'held',
  'failure/dropped': 'dropped',
  'pending/initiated': 'begun',
}
