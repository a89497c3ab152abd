import { createHash, timingSafeEqual } from 'node:crypto'

export type Merchant = { key: string; salt: string }

export type SignedFields = {
  txnid: string
  amount: string
  productinfo: string
  firstname: string
  email: string
}

/**
 * key|txnid|amount|productinfo|firstname|email|udf1|…|udf5||||||SALT
 * (docs.payu.in/docs/authentication-with-payu-apis)
 */
export function requestHash(fields: SignedFields, { key, salt }: Merchant): string {
  return sha512([key, ...inOrder(fields), salt])
}

/** [charges|]SALT|status||||||udf5|…|udf1|email|firstname|productinfo|amount|txnid|key */
export function responseHash(
  fields: SignedFields & { status: string; charges?: string },
  { key, salt }: Merchant,
) {
  const { status, charges } = fields
  return sha512([...(charges ? [charges] : []), salt, status, ...inOrder(fields).reverse(), key])
}

/** key|command|var1|SALT */
export function commandHash(order: { command: string; var1: string }, merchant: Merchant): string {
  return sha512([merchant.key, order.command, order.var1, merchant.salt])
}

export function sameHash(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** udf1 to udf10 are part of every hash, and the church sends none. */
function inOrder({ txnid, amount, productinfo, firstname, email }: SignedFields): string[] {
  return [txnid, amount, productinfo, firstname, email, ...Array.from({ length: 10 }, () => '')]
}

function sha512(parts: readonly string[]): string {
  return createHash('sha512').update(parts.join('|'), 'utf8').digest('hex')
}
