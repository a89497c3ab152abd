import type { Payment } from '#database/records/payments/payments.ts'
import type { RegistrationInput } from '#domain/registration/party.ts'
import type { Shortage } from '#domain/registration/places.ts'
import type { CheckoutForm } from '#integrations/payments/port.ts'
import { toCheckout } from '#workflows/records/payments/read-hand-off.ts'
import type { Services } from '#workflows/services.ts'
import { register } from './register.ts'

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
