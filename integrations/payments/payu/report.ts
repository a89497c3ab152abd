import { parseRupees } from '#domain/money.ts'
import type { PaymentStatus } from '#domain/payments/evidence.ts'
import type { ReportReading } from '../port.ts'
import { type Merchant, type PayuFields, reportHash, sameHash } from './hash.ts'

/** Reads a report posted by the payer's browser: an urlencoded form. */
export function readReport(body: string, merchant: Merchant): ReportReading {
  const fields = formFields(body)
  return fields ? readFields(fields, merchant) : { ok: false, problem: 'unreadable' }
}

export function readFields(fields: PayuFields, merchant: Merchant): ReportReading {
  const { txnid } = fields
  if (!txnid) return { ok: false, problem: 'unreadable' }
  if (fields.key !== merchant.key) return { ok: false, problem: 'other-merchant', txnid }
  if (!sameHash(fields.hash, reportHash(fields, merchant))) {
    return { ok: false, problem: 'forged', txnid }
  }
  const amountMinor = parseRupees(fields.amount ?? '')
  if (amountMinor === undefined) return { ok: false, problem: 'unreadable', txnid }
  return {
    ok: true,
    report: {
      signature: fields.hash ?? '',
      txnid,
      amountMinor,
      status: toStatus(fields.status ?? ''),
      purpose: fields.productinfo ?? '',
      email: fields.email ?? '',
    },
  }
}

/**
 * Any other status counts as pending, so that the payment is asked about again
 * (docs.payu.in/reference-link/payment-state-explanations).
 */
export function toStatus(word: string): PaymentStatus {
  return word === 'success' || word === 'failure' ? word : 'pending'
}

/** The fields of an urlencoded form. Undefined when it has far more than the provider sends. */
export function formFields(body: string): PayuFields | undefined {
  if (body.split('&', MAX_FIELDS + 1).length > MAX_FIELDS) return undefined
  return flatFields([...new URLSearchParams(body)])
}

const MAX_FIELDS = 500

/** Refuses a form with a repeated field: one value could be verified and the other one used. */
export function flatFields(pairs: readonly (readonly [string, string])[]): PayuFields | undefined {
  const fields = Object.fromEntries(pairs)
  return Object.keys(fields).length === pairs.length ? fields : undefined
}
