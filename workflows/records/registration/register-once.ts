import { changeRows, deleteRows } from '#database/engine/rows.ts'
import { findPayment, type Payment } from '#database/records/payments/payments.ts'
import { bodyDigest, claimKey, keyDigest } from '#database/records/registration/idempotency-keys.ts'
import type { RegistrationInput } from '#domain/registration/party.ts'
import type { Shortage } from '#domain/registration/places.ts'
import type { CheckoutForm } from '#integrations/payments/port.ts'
import { refuse } from '#workflows/actor.ts'
import { askDatabase } from '#workflows/ask-database.ts'
import { toCheckout } from '#workflows/records/payments/read-hand-off.ts'
import type { Services } from '#workflows/services.ts'
import { register } from './register.ts'

export type OtherBody = { ok: false; problem: 'other-body' }

/**
 * Registers once for each `Idempotency-Key` header: the same body under the same key gets the same registration
 * and the same answer. A refused registration doesn't use up its key. `attempt` registers with a submission key.
 */
export async function registerOnce<Refusal extends { ok: false }>(
  services: Services,
  sent: {
    key: string
    body: string
    attempt: (submission: string) => Promise<Checkout | Refusal>
  },
): Promise<Checkout | Refusal | OtherBody> {
  const { key, body, attempt } = sent
  const { db, now } = services
  const claimed = await claimKey(db, { key, body, at: now() })
  if (claimed.body_digest !== bodyDigest(key, body)) return refuse('other-body')
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

/** The form that posts the payer's browser to the provider; none when nothing is due online. */
export type Checkout = {
  ok: true
  txnid: string | undefined
  form: CheckoutForm | undefined
  /** When the hold of a free registration expires unless the link in its mail is used. */
  heldUntil?: Date | undefined
}

export type CheckoutRefusal =
  | { ok: false; problem: 'full'; shortage: Shortage }
  | { ok: false; problem: 'payment-on-its-way'; txnid: string }

/** Registers for an API client, and returns the form that its payer's browser posts to the provider. */
export async function registerForCheckout(
  services: Services,
  submitted: { registration: RegistrationInput; key: string | undefined },
): Promise<Checkout | CheckoutRefusal> {
  const registered = await register(services, submitted)
  if (!registered.ok) return registered
  const { payment, heldUntil } = registered
  if (!payment) return { ok: true, txnid: undefined, form: undefined, heldUntil }
  if (payment.state === 'open') return checkoutOf(services, payment)
  return { ok: false, problem: 'payment-on-its-way', txnid: payment.txnid }
}

export function checkoutOf({ payments }: Services, payment: Payment): Checkout {
  const form = payments.of(payment).checkout(toCheckout(payment))
  return { ok: true, txnid: payment.txnid, form }
}
