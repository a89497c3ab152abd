import type { Db } from '#database/engine/open.ts'
import { appendPaymentEvent } from './payment-events.ts'
import { changePayment, type Payment } from './payments.ts'

/** Why the office or a change of the amount ended an attempt. */
type Reason = 'cancelled' | 'replaced'

/**
 * Inside the transaction that has locked the payment: fails an open attempt. The sweep still asks about
 * it, because the payer may be on the provider's page now.
 */
export async function endAttempt(
  tx: Db,
  payment: Payment,
  { reason, at }: { reason: Reason; at: Date },
): Promise<Payment> {
  const { id, state } = payment
  if (state !== 'open') return payment
  const changed_at = at.toISOString()
  await changePayment(tx, id, { state: 'failed', changed_at })
  await appendPaymentEvent(tx, {
    payment_id: id,
    at: changed_at,
    source: 'office',
    evidence: reason,
    from_state: state,
    to_state: 'failed',
  })
  return { ...payment, state: 'failed', changed_at }
}

type Due = {
  attempts: readonly Payment[]
  /** What is due online now, and what for. */
  order: Pick<Payment, 'amount_minor' | 'purpose'>
  at: Date
}

/** Ends open attempts for another amount or event than is due now. Returns all attempts as they are then. */
export async function endOutdatedAttempts(
  tx: Db,
  { attempts, order, at }: Due,
): Promise<Payment[]> {
  const then: Payment[] = []
  for (const attempt of attempts) {
    const isCurrent =
      attempt.amount_minor === order.amount_minor && attempt.purpose === order.purpose
    then.push(isCurrent ? attempt : await endAttempt(tx, attempt, { reason: 'replaced', at }))
  }
  return then
}
