import { findPayment } from '#database/records/payments/payments.ts'
import {
  bodyDigest,
  claimKey,
  type IdempotencyKey,
  keyDigest,
  markKeyAnswered,
  releaseKey,
} from '#database/records/registration/idempotency-keys.ts'
import { askDatabase } from '#workflows/ask-database.ts'
import type { Services } from '#workflows/services.ts'
import { type Checkout, checkoutOf } from './register-for-checkout.ts'

type Sent<Refusal> = {
  /** The `Idempotency-Key` header. */
  key: string
  body: string
  /** Registers with the given submission key. */
  attempt: (submission: string) => Promise<Checkout | Refusal>
}

export type OtherBody = { ok: false; problem: 'other-body' }

/**
 * Registers once for each idempotency key: the same body under the same key gets the same registration
 * and the same answer. A refused registration doesn't use up its key.
 */
export async function registerOnce<Refusal extends { ok: false }>(
  services: Services,
  { key, body, attempt }: Sent<Refusal>,
): Promise<Checkout | Refusal | OtherBody> {
  const { db, now } = services
  const claimed = await claimKey(db, { key, body, at: now() })
  if (claimed.body_digest !== bodyDigest(key, body)) return { ok: false, problem: 'other-body' }
  const earlier = await earlierCheckout(services, claimed)
  if (earlier) return earlier
  const outcome = await attempt(keyDigest(key))
  if (outcome.ok) {
    // It is stored: a failure now must not say otherwise. Sent again, it finds the same registration.
    const answered = { key, txnid: outcome.txnid ?? null, at: now() }
    await askDatabase(services, () => markKeyAnswered(db, answered))
  } else await releaseKey(db, key)
  return outcome
}

/**
 * The earlier answer under this key. Undefined when there is none, or when the payment is still open:
 * then the registration runs again, because it may have to take its places again.
 */
async function earlierCheckout(
  services: Services,
  { answered_at, txnid }: IdempotencyKey,
): Promise<Checkout | undefined> {
  if (!answered_at || !txnid) return undefined
  const payment = await findPayment(services.db, txnid)
  return payment && payment.state !== 'open' ? checkoutOf(services, payment) : undefined
}
