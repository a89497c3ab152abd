import { INDIA_OFFSET } from '#domain/india-zone.ts'
import type { RecordDetails } from '../port.ts'
import { failureReason } from './failure-reason.ts'

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
    paidAt: readMoment(fields.addedon ?? ''),
  }
}

/** PayU writes times in India's zone without an offset: "2026-03-31 23:58:00". */
export function readMoment(text: string): Date | undefined {
  const [, day, time] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)$/.exec(text) ?? []
  const moment = new Date(`${day}T${time}${INDIA_OFFSET}`)
  return Number.isNaN(moment.getTime()) ? undefined : moment
}

/** The fields of PayU's `verify_payment` answer that are about the money. */
const LEDGER_FIELDS: readonly string[] = [
  ...['mihpayid', 'txnid', 'status', 'unmappedstatus', 'mode', 'addedon', 'productinfo'],
  ...['amt', 'transaction_amount', 'net_amount_debit', 'additional_charges', 'disc', 'request_id'],
  ...['bank_ref_num', 'bankcode', 'PG_TYPE', 'payment_source', 'error_code', 'Settled_At'],
]

export function ledgerFields(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => LEDGER_FIELDS.includes(name)))
}
