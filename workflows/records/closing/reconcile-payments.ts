import { selectPayments } from '#database/records/payments/listed-payments.ts'
import { findPaymentById, type Payment } from '#database/records/payments/payments.ts'
import { paymentsToFollow } from '#database/records/refunds/refunds.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { NOT_ALLOWED, type NotAllowed, refuse } from '#workflows/actor.ts'
import { findNamedPayment } from '#workflows/records/payments/read-payment-page.ts'
import { settleBatch } from '#workflows/records/payments/reports/sweep-payments.ts'
import { followRefunds } from '#workflows/records/refunds/follow-refunds.ts'
import type { Services } from '#workflows/services.ts'

export async function reconcilePayment(services: Services, payment: Payment) {
  const asking = countFailures(services)
  await settleBatch(asking.services, [payment], 'office')
  const settled = await findPaymentById(services.db, payment.id)
  await followRefunds(asking.services, settled, 'office')
  const { state } = await findPaymentById(services.db, payment.id)
  return { state, reached: asking.failures() === 0 }
}

/** Asks the provider about every open payment and every unsettled refund, due or not. */
export async function reconcileOpen(services: Services) {
  const asking = countFailures(services)
  const open = await selectPayments(services.db, 'open')
  let moved = 0
  for (let index = 0; index < open.length; index += BATCH) {
    moved += await settleBatch(asking.services, open.slice(index, index + BATCH), 'office')
  }
  const ids = await paymentsToFollow(services.db, { at: LATER_THAN_ALL, limit: MAX_REFUNDS })
  for (const id of ids) {
    await followRefunds(asking.services, await findPaymentById(services.db, id), 'office')
  }
  const left = (await selectPayments(services.db, 'open')).length
  const refunds = ids.length
  return { asked: open.length, moved, refunds, left, reached: asking.failures() === 0 }
}

const BATCH = 10

const MAX_REFUNDS = 1_000
const LATER_THAN_ALL = '9999-12-30T00:00:00.000Z'

/** The same services, counting how often the provider could not be reached. */
function countFailures(services: Services) {
  let failures = 0
  const count = (name: string) => {
    if (name.endsWith('.provider-unreachable')) failures++
    services.count(name)
  }
  return { services: { ...services, count }, failures: () => failures }
}

export async function askAgain(
  services: Services,
  { actor, txnid }: { actor: Actor; txnid: string },
): Promise<{ ok: true; reached: boolean } | NotAllowed | { ok: false; problem: 'unknown' }> {
  if (!staffCan.seeMoney(actor)) return NOT_ALLOWED
  const payment = await findNamedPayment(services, txnid)
  if (!payment) return refuse('unknown')
  const { reached } = await reconcilePayment(services, payment)
  return { ok: true, reached }
}
