import { INDIA_OFFSET } from '#domain/india-zone.ts'
import { type Paise, parseRupees } from '#domain/money.ts'
import { readTransactionId } from '#domain/payments/transaction-id.ts'
import type { EarlierDetails, EarlierReading, EarlierRecords } from '../port.ts'
import { failureReason } from './failure-reason.ts'

/** Payment response records of PayU, as an earlier system has kept them. */
export const payuEarlierRecords: EarlierRecords = {
  read: readEarlierRecord,
  describe: describeEarlierRecord,
}

function readEarlierRecord(value: unknown): EarlierReading {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { ok: false, problem: 'no-record' }
  }
  const fields = Object.fromEntries(
    Object.entries(value).flatMap(([name, field]) =>
      typeof field === 'string' || typeof field === 'number' ? [[name, clean(field)]] : [],
    ),
  )
  const txnid = readTransactionId(fields.txnid ?? '')
  if (!/^[\w-]{1,60}$/.test(txnid)) return { ok: false, problem: 'no-number' }
  if (earlierAmount(fields) === undefined) return { ok: false, problem: 'no-amount' }
  if (!fields.status) return { ok: false, problem: 'no-status' }
  if (!fields.productinfo) return { ok: false, problem: 'no-purpose' }
  return { ok: true, record: { ...fields, txnid } }
}

function describeEarlierRecord(record: Record<string, string>): EarlierDetails {
  const { status = '', firstname = '', lastname = '', addedon = '' } = record
  return {
    isPaid: status.toLowerCase() === 'success',
    amountMinor: earlierAmount(record) ?? 0,
    purpose: record.productinfo ?? '',
    payer: `${firstname} ${lastname}`.trim(),
    providerId: record.mihpayid ?? '',
    bankReference: record.bank_ref_num ?? '',
    reason: record.unmappedstatus ?? '',
    message: record.error_Message ?? '',
    why: failureReason(record),
    paidAt: earlierMoment(record),
    paidOn: addedon,
  }
}

function clean(field: string | number): string {
  return String(field).replaceAll('\0', '').trim().slice(0, 1_000)
}

/** "500", "500.00" or "500.0000" */
function earlierAmount({ amount = '' }: Record<string, string>): Paise | undefined {
  return parseRupees(amount.replaceAll(',', '').replace(/(\.\d\d)\d+$/, '$1'))
}

/** When it was paid, by the provider's clock in India; undefined when unreadable. */
function earlierMoment({ addedon = '' }: Record<string, string>): Date | undefined {
  const moment = Date.parse(`${addedon.slice(0, 19).replace(' ', 'T')}${INDIA_OFFSET}`)
  return Number.isNaN(moment) ? undefined : new Date(moment)
}
