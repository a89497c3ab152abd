import type { Payment } from '#database/payments/payments.ts'
import { ownerVersion, type Receipt, receiptsOf } from '#database/receipts/receipts.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import type { Services } from '#workflows/services.ts'
import { NOT_ALLOWED, type NotAllowed } from '#workflows/staff/actor.ts'
import { findNamedPayment } from './find-named-payment.ts'
import { nameSold } from './name-purpose.ts'
import { type PaymentStory, readPaymentStory } from './read-payment-story.ts'

export type PaymentPage = {
  ok: true
  payment: Payment
  towards: string
  story: PaymentStory
  /** Void ones included, oldest first. */
  receipts: Receipt[]
  mayVoid: boolean
  /** Of the gift or registration that it is for. */
  version: number
}

type Asked = { actor: Actor; txnid: string }

/** One attempt to pay and its whole story. */
export async function readPaymentPage(
  services: Services,
  { actor, txnid }: Asked,
): Promise<PaymentPage | NotAllowed | { ok: false; problem: 'unknown' }> {
  if (!staffCan.seeMoney(actor)) return NOT_ALLOWED
  const payment = await findNamedPayment(services, txnid)
  if (!payment) return { ok: false, problem: 'unknown' }
  return {
    ok: true,
    payment,
    towards: await nameSold(services, payment),
    story: await readPaymentStory(services, payment),
    receipts: await receiptsOf(services.db, 'payment_id', [payment]),
    mayVoid: staffCan.refund(actor),
    version: await ownerVersion(services.db, payment),
  }
}
