import { createHash, timingSafeEqual } from 'node:crypto'

export type Merchant = { key: string; salt: string }

export type SignedFields = {
  txnid: string
  amount: string
  productinfo: string
  firstname: string
  email: string
  udf: readonly string[]
}

/**
 * key|txnid|amount|productinfo|firstname|email|udf1|…|udf5||||||SALT
 * (docs.payu.in/docs/authentication-with-payu-apis)
 */
export function requestHash(fields: SignedFields, merchant: Merchant): string {
  return sha512([merchant.key, ...inOrder(fields), ...unusedUdfs, merchant.salt])
}

/** [charges|]SALT|status||||||udf5|…|udf1|email|firstname|productinfo|amount|txnid|key */
export function responseHash(
  fields: SignedFields & { status: string; charges?: string },
  merchant: Merchant,
) {
  return sha512([
    ...(fields.charges ? [fields.charges] : []),
    merchant.salt,
    fields.status,
    ...unusedUdfs,
    ...inOrder(fields).reverse(),
    merchant.key,
  ])
}

/** key|command|var1|SALT */
export function commandHash(order: { command: string; var1: string }, merchant: Merchant): string {
  return sha512([merchant.key, order.command, order.var1, merchant.salt])
}

export function sameHash(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** udf6 to udf10 are part of every hash and always empty. */
const unusedUdfs = ['', '', '', '', ''] as const

function inOrder({ txnid, amount, productinfo, firstname, email, udf }: SignedFields): string[] {
  const five = [0, 1, 2, 3, 4].map((place) => udf[place] ?? '')
  return [txnid, amount, productinfo, firstname, email, ...five]
}

function sha512(parts: readonly string[]): string {
  return createHash('sha512').update(parts.join('|'), 'utf8').digest('hex')
}
