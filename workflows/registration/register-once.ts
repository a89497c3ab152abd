import {
  bodyDigest,
  claimKey,
  giveUpKey,
  type IdempotencyKey,
  keyDigest,
  markKeyAnswered,
} from '#database/idempotency-keys.ts'
import { findPayment } from '#database/payments.ts'
import type { Services } from '#workflows/services.ts'
import { type Checkout, checkoutOf } from './register-for-checkout.ts'

type Reading = Pick<Services, 'db' | 'now' | 'payments'>

type Sent<Refusal> = {
  /** What the caller sent as `Idempotency-Key`. */
  key: string
  body: string
  /** Registers under the submission key that it is given. */
  attempt: (submission: string) => Promise<Checkout | Refusal>
}

export type OtherBody = { ok: false; problem: 'other-body' }

/**
 * Registers once, however often a program sends the same body under the same key: it gets the same
 * registration and the same answer. A registration that was refused uses up no key.
 */
export async function registerOnce<Refusal extends { ok: false }>(
  services: Reading,
  { key, body, attempt }: Sent<Refusal>,
): Promise<Checkout | Refusal | OtherBody> {
  const { db, now } = services
  const claimed = await claimKey(db, { key, body, at: now() })
  if (claimed.body_digest !== bodyDigest(key, body)) return { ok: false, problem: 'other-body' }
  const earlier = await earlierCheckout(services, claimed)
  if (earlier) return earlier
  const outcome = await attempt(keyDigest(key))
  if (outcome.ok) await markKeyAnswered(db, { key, txnid: outcome.txnid ?? null, at: now() })
  else await giveUpKey(db, key)
  return outcome
}

/**
 * Undefined where the registration has to be looked at again: nothing is stored yet, or it can still
 * be paid, and takes its places again if it has lost them.
 */
async function earlierCheckout(
  services: Reading,
  { answered_at, txnid }: IdempotencyKey,
): Promise<Checkout | undefined> {
  if (!answered_at || !txnid) return undefined
  const payment = await findPayment(services.db, txnid)
  return payment && payment.state !== 'open' ? checkoutOf(services, payment) : undefined
}
