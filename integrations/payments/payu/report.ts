import { createHash, timingSafeEqual } from 'node:crypto'
import { parseRupees } from '#domain/money.ts'
import type { PaymentStatus } from '#domain/payments/evidence.ts'
import type { Notice, NoticeReading, ReportReading } from '../port.ts'

export function readReport(body: string, merchant: Merchant): ReportReading {
  return readFields(formFields(body), merchant)
}

function readFields(fields: PayuFields | undefined, merchant: Merchant): ReportReading {
  const txnid = fields?.txnid
  if (!fields || !txnid) return { ok: false, problem: 'unreadable' }
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

/** Undefined when the form has far more than the provider sends. */
function formFields(body: string): PayuFields | undefined {
  if (body.split('&', MAX_FIELDS + 1).length > MAX_FIELDS) return undefined
  return flatFields([...new URLSearchParams(body)])
}

const MAX_FIELDS = 500

/** A form with a repeated field is refused: one value could be verified and the other one used. */
function flatFields(pairs: readonly (readonly [string, string])[]): PayuFields | undefined {
  const fields = Object.fromEntries(pairs)
  return Object.keys(fields).length === pairs.length ? fields : undefined
}

/**
 * PayU's documentation disagrees about a webhook's format: mostly an urlencoded form, but also multipart,
 * JSON, or JSON inside `event_payload` (docs.payu.in/docs/webhook-events-and-sample-payloads).
 */
export async function readPayuNotice(notice: Notice, merchant: Merchant): Promise<NoticeReading> {
  const { body, contentType } = notice
  const isJson = contentType.includes('json') || body.trimStart().startsWith('{')
  const fields = contentType.includes('multipart/form-data')
    ? await multipartFields(notice)
    : isJson
      ? jsonFields(body)
      : formFields(body)
  // A webhook about a refund has no signature, so it only makes us ask
  // (docs.payu.in/reference-link/refund-status-callback).
  if (fields?.action?.toLowerCase() !== 'refund') return readFields(fields, merchant)
  const txnid = (fields.merchantTxnId || fields.txnid)?.trim()
  if (!txnid) return { ok: false, problem: 'unreadable' }
  if (fields.key !== merchant.key) return { ok: false, problem: 'other-merchant', txnid }
  return { ok: true, refundOf: { txnid } }
}

async function multipartFields({ body, contentType }: Notice): Promise<PayuFields | undefined> {
  try {
    const form = await new Response(body, { headers: { 'content-type': contentType } }).formData()
    return flatFields([...form].map(([name, value]) => [name, String(value)] as const))
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}

/** The wrapper's own `status` is about the delivery. Only the inner fields are about the payment. */
function jsonFields(body: string): PayuFields | undefined {
  const whole = parseObject(body)
  if (!whole || !('event_payload' in whole)) return whole && textOnly(whole)
  const { event_payload: payload } = whole
  const inner = typeof payload === 'string' ? parseObject(payload) : toObject(payload)
  return inner && textOnly(inner)
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    return toObject(JSON.parse(text))
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

function toObject(value: unknown): Record<string, unknown> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  return Object.fromEntries(Object.entries(value))
}

/** The hash was made of text: an amount sent as a JSON number had two decimals when it was signed. */
function textOnly(fields: Record<string, unknown>): PayuFields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      if (typeof value === 'number')
        return [name, name === 'amount' ? value.toFixed(2) : `${value}`]
      return [name, typeof value === 'string' ? value : '']
    }),
  )
}

export type Merchant = { key: string; salt: string }

/** They have PayU's names, and are exactly as sent or received. */
export type PayuFields = Readonly<Record<string, string>>

/**
 * key|txnid|amount|productinfo|firstname|email|udf1…udf5||||||SALT
 * (docs.payu.in/docs/authentication-with-payu-apis)
 */
export function requestHash(fields: PayuFields, { key, salt }: Merchant): string {
  return digest([
    key,
    ...pick(fields, 'txnid', 'amount', 'productinfo', 'firstname', 'email'),
    ...pick(fields, 'udf1', 'udf2', 'udf3', 'udf4', 'udf5'),
    ...RESERVED,
    salt,
  ])
}

/**
 * They are the request's fields in reverse order. Additional charges come first
 * (docs.payu.in/docs/collect-additional-charges), split settlements after the status.
 */
export function reportHash(fields: PayuFields, { key, salt }: Merchant): string {
  const charges = fields.additionalCharges || fields.additional_charges
  return digest([
    ...(charges ? [charges] : []),
    salt,
    fields.status ?? '',
    ...(fields.splitInfo ? [fields.splitInfo] : []),
    ...RESERVED,
    ...pick(fields, 'udf5', 'udf4', 'udf3', 'udf2', 'udf1'),
    ...pick(fields, 'email', 'firstname', 'productinfo', 'amount', 'txnid'),
    key,
  ])
}

/** key|command|var1|SALT (docs.payu.in/docs/authentication-with-payu-apis) */
export function commandHash(command: string, firstVariable: string, merchant: Merchant): string {
  return digest([merchant.key, command, firstVariable, merchant.salt])
}

/** Compares in constant time. A missing hash, or one in upper case, is wrong. */
export function sameHash(received: string | undefined, expected: string): boolean {
  if (!received || !/^[0-9a-f]{128}$/.test(received)) return false
  return timingSafeEqual(Buffer.from(received), Buffer.from(expected))
}

/** udf6 to udf10 are part of every hash and always empty. */
const RESERVED = ['', '', '', '', '']

function pick(fields: PayuFields, ...names: string[]): string[] {
  return names.map((name) => fields[name] ?? '')
}

function digest(parts: string[]): string {
  return createHash('sha512').update(parts.join('|'), 'utf8').digest('hex')
}
