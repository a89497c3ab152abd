import { type Actor, staffCan } from '#domain/staff.ts'
import { reconcilePayment } from '#workflows/closing/reconcile-payments.ts'
import { findNamedPayment } from '#workflows/payments/find-named-payment.ts'
import type { Services } from '#workflows/services.ts'
import { NOT_ALLOWED, type NotAllowed } from '#workflows/staff/actor.ts'

type AskedAgain = { ok: true; reached: boolean } | NotAllowed | { ok: false; problem: 'unknown' }

/** Asks the provider about one payment and its refunds now. */
export async function askAgain(
  services: Services,
  { actor, txnid }: { actor: Actor; txnid: string },
): Promise<AskedAgain> {
  if (!staffCan.seeMoney(actor)) return NOT_ALLOWED
  const payment = await findNamedPayment(services, txnid)
  if (!payment) return { ok: false, problem: 'unknown' }
  const { reached } = await reconcilePayment(services, payment)
  return { ok: true, reached }
}
