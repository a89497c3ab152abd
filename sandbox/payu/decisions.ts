import type { Clock } from '../clock.ts'
import { type Outcome, outcomes } from './outcomes.ts'
import type { Payment } from './payment.ts'
import type { Webhooks } from './webhooks.ts'

type Settlement = 'captured' | 'failed'

export type Decisions = ReturnType<typeof createDecisions>

/** Long enough to see the pending page first, short enough to wait for. */
const lateMs = 15_000

export function createDecisions(clock: Clock, webhooks: Webhooks) {
  /** Applies the payer's choice on the payment page. */
  function decide(payment: Payment, outcome: Outcome): void {
    const rule = outcomes[outcome]
    payment.outcome = outcome
    payment.state = rule.state
    if (outcome === 'wrong-amount') payment.amount = anotherAmount(payment.request.amount)
    if (outcome === 'charges') payment.charges = '12.50'
    for (let sent = 0; sent < (rule.webhooks ?? 1); sent += 1) webhooks.send(payment)
    if (outcome === 'late') clock.later(async () => settleLate(payment), lateMs)
  }

  /** Applies the bank's later decision. */
  function settle(payment: Payment, settlement: Settlement): void {
    if (!settlementsFor(payment).includes(settlement)) return
    payment.outcome = settlement === 'captured' ? 'approve' : 'decline'
    payment.state = settlement
    webhooks.send(payment)
  }

  function settleLate(payment: Payment): void {
    // It may have been settled by hand in the meantime.
    if (payment.state === 'pending') settle(payment, 'captured')
  }

  return { decide, settle }
}

/** In reconciliation, banks turn failures into successes, but never a success into a failure. */
export function settlementsFor(payment: Payment): Settlement[] {
  if (payment.state === 'captured' || payment.state === 'initiated') return []
  return payment.state === 'pending' || payment.state === 'auth'
    ? ['captured', 'failed']
    : ['captured']
}

function anotherAmount(amount: string): string {
  return amount === '1.00' ? '2.00' : '1.00'
}
