import { changeRows, deleteRows } from '#database/engine/rows.ts'
import { findPayment } from '#database/records/payments/payments.ts'
import { bodyDigest, claimKey, keyDigest } from '#database/records/registration/idempotency-keys.ts'
import { askDatabase } from '#workflows/ask-database.ts'
import type { Services } from '#workflows/services.ts'
import { type Checkout, checkoutOf } from './register-for-checkout.ts'

export type OtherBody = { ok: false; problem: 'other-body' }

/**
 * Registers once for each `Idempotency-Key` header: the same body under the same key gets the same registration
 * and the same answer. A refused registration doesn't use up its key. `attempt` registers with a submission key.
 */
export async function registerOnce<Refusal extends { ok: false }>(
  services: Services,
  {
    key,
    body,
    attempt,
  }: {
    key: string
    body: string
    attempt: (submission: string) => Promise<Checkout | Refusal>
  },
): Promise<Checkout | Refusal | OtherBody> {
  const { db, now } = services
  const claimed = await claimKey(db, { key, body, at: now() })
  if (claimed.body_digest !== bodyDigest(key, body)) return { ok: false, problem: 'other-body' }
  const { answered_at, txnid } = claimed
  const payment = answered_at && txnid ? await findPayment(db, txnid) : undefined
  // While its payment is open, the registration runs again: it may have to take its places again.
  if (payment && payment.state !== 'open') return checkoutOf(services, payment)
  const key_digest = keyDigest(key)
  const outcome = await attempt(key_digest)
  if (outcome.ok) {
    // It is stored: a failure now must not say otherwise. Sent again, it finds the same registration.
    const answered = { answered_at: now().toISOString(), txnid: outcome.txnid ?? null }
    await askDatabase(services, () => changeRows(db, 'idempotency_key', { key_digest }, answered))
  } else await deleteRows(db, 'idempotency_key', { key_digest, answered_at: null })
  return outcome
}
