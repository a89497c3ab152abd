import { createHash, timingSafeEqual } from 'node:crypto'

export type Merchant = { key: string; salt: string }

/** The fields of a request or report, under PayU's names, exactly as sent or received. */
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
 * The request's fields in reverse order. Additional charges come first
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

/**
 * key|command|var1|SALT: covers only the first variable
 * (docs.payu.in/docs/authentication-with-payu-apis).
 */
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
