import { INDIA_OFFSET } from '#domain/days.ts'
import { type Paise, parseRupees } from '#domain/money.ts'
import type { FailureReason } from '#domain/payments/payment-state.ts'
import { readTransactionId } from '#domain/record-numbers.ts'
import type { EarlierRecords, RecordDetails } from '../port.ts'

/** Reads PayU's own fields of a payment (https://docs.payu.in/docs/webhook-events-and-sample-payloads). */
export function describeRecord(fields: Record<string, string>): RecordDetails {
  const charges = Number(fields.additional_charges ?? 0)
  return {
    bankReference: fields.bank_ref_num ?? '',
    method: fields.mode ?? '',
    reason: fields.unmappedstatus ?? '',
    message: fields.error_Message ?? '',
    why: failureReason(fields),
    chargedOnTopMinor: charges > 0 ? Math.round(charges * 100) : 0,
    paidAt: readPayuMoment(fields.addedon ?? ''),
  }
}

/** PayU writes times in India's zone without an offset: "2026-03-31 23:58:00". */
export function readPayuMoment(text: string): Date | undefined {
  const [, day, time] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)$/.exec(text) ?? []
  const moment = new Date(`${day}T${time}${INDIA_OFFSET}`)
  return Number.isNaN(moment.getTime()) ? undefined : moment
}

const LEDGER_FIELDS: readonly string[] = [
  ...['mihpayid', 'txnid', 'status', 'unmappedstatus', 'mode', 'addedon', 'productinfo'],
  ...['amt', 'transaction_amount', 'net_amount_debit', 'additional_charges', 'disc', 'request_id'],
  ...['bank_ref_num', 'bankcode', 'PG_TYPE', 'payment_source', 'error_code', 'Settled_At'],
]

export function ledgerFields(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => LEDGER_FIELDS.includes(name)))
}

/**
 * The messages are the banks' own and come in hundreds (https://docs.payu.in/docs/error-codes), so they
 * are known by what they speak of.
 */
export function failureReason(fields: Record<string, string>): FailureReason {
  const { unmappedstatus = '', error_Message = '' } = fields
  const byState = STATES.get(unmappedstatus.toLowerCase())
  return byState ?? MESSAGES.find(([words]) => words.test(error_Message))?.[1] ?? 'unknown'
}

/** https://docs.payu.in/reference-link/payment-state-explanations */
const STATES: ReadonlyMap<string, FailureReason> = new Map([
  ['usercancelled', 'cancelled'],
  ['bounced', 'left'],
  ['dropped', 'no-answer'],
])

/** "Transaction limit exceeded" comes before the words for numbers and codes. */
const MESSAGES: readonly (readonly [RegExp, FailureReason])[] = [
  [/cancel/i, 'cancelled'],
  [/insufficient|not sufficient|low balance|limit|exceed/i, 'not-enough'],
  [/time(?:d)?[ -]?out|session expired|took too long/i, 'timed-out'],
  [/unreachable|no response|not respond|unavailable|down/i, 'no-answer'],
  [
    /otp|cvv|\bm?pin\b|password|authenticat|3-?d secure|incorrect|invalid|expired/i,
    'wrong-details',
  ],
  [/declin|honou?r|denied|refus|reject|bank end|issuer|blocked|not permitted/i, 'declined'],
]

export const payuEarlierRecords: EarlierRecords = {
  read(value) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      return { ok: false, problem: 'no-record' }
    }
    const fields: Record<string, string> = Object.fromEntries(
      Object.entries(value)
        .filter(([, field]) => typeof field === 'string' || typeof field === 'number')
        .map(([name, field]) => [name, String(field).replaceAll('\0', '').trim().slice(0, 1_000)]),
    )
    const txnid = readTransactionId(fields.txnid ?? '')
    if (!/^[\w-]{1,60}$/.test(txnid)) return { ok: false, problem: 'no-number' }
    if (earlierAmount(fields) === undefined) return { ok: false, problem: 'no-amount' }
    if (!fields.status) return { ok: false, problem: 'no-status' }
    if (!fields.productinfo) return { ok: false, problem: 'no-purpose' }
    return { ok: true, record: { ...fields, txnid } }
  },
  describe(record) {
    const { status = '', firstname = '', lastname = '', addedon = '' } = record
    const paidAt = Date.parse(`${addedon.slice(0, 19).replace(' ', 'T')}${INDIA_OFFSET}`)
    const { bankReference, reason, message, why } = describeRecord(record)
    return {
      isPaid: status.toLowerCase() === 'success',
      amountMinor: earlierAmount(record) ?? 0,
      purpose: record.productinfo ?? '',
      payer: `${firstname} ${lastname}`.trim(),
      providerId: record.mihpayid ?? '',
      bankReference,
      reason,
      message,
      why,
      paidAt: Number.isNaN(paidAt) ? undefined : new Date(paidAt),
      paidOn: addedon,
    }
  },
}

function earlierAmount({ amount = '' }: Record<string, string>): Paise | undefined {
  return parseRupees(amount.replaceAll(',', '').replace(/(\.\d\d)\d+$/, '$1'))
}
