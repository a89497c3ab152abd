import { parseRupees } from '#domain/money.ts'
import type { PaymentStatus } from '#domain/payments/evidence.ts'
import type { ReportReading } from '../port.ts'
import { type Merchant, type PayuFields, reportHash, sameHash } from './hash.ts'

/** Reads a report as it arrives at the return address: an urlencoded form. */
export function readReport(body: string, merchant: Merchant): ReportReading {
  const fields = flatFields([...new URLSearchParams(body)])
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

/** A word that PayU has not told us about decides nothing: it is asked again, as for `pending`. */
export function toStatus(word: string): PaymentStatus {
  return word === 'success' || word === 'failure' ? word : 'pending'
}

/** A name given twice could be checked as one value and used as the other: such a form is refused. */
export function flatFields(pairs: readonly (readonly [string, string])[]): PayuFields | undefined {
  const fields = Object.fromEntries(pairs)
  return Object.keys(fields).length === pairs.length ? fields : undefined
}
