import type { Db } from '#database/engine/open.ts'
import { appendPaymentEvent, hasPaymentEvent } from '#database/payments/payment-events.ts'
import { changePayment, type Payment } from '#database/payments/payments.ts'
import { dayInIndia } from '#domain/days.ts'
import { nextAsking } from '#domain/payments/asking.ts'
import type { Evidence, EvidenceSource } from '#domain/payments/evidence.ts'
import { afterEvidence, type PaymentState, wasReceived } from '#domain/payments/payment-state.ts'
import type { ProviderRecord } from '#integrations/payments/port.ts'
import { recordFailure, recordReceived, recordRefunded } from './record-outcome.ts'

type PaymentMove = {
  /** Read under the lock that the caller holds. */
  payment: Payment
  source: EvidenceSource
  evidence: Evidence
  answer?: ProviderRecord | undefined
  at: Date
}

export type Moved = {
  source: EvidenceSource
  evidence: Evidence
  from: PaymentState
  to: PaymentState
  overpaid: boolean
}

/**
 * Applies evidence to a payment. Must run in the transaction that holds the payment's lock: the event,
 * the new state and everything that follows from it (gift or registration, receipt, mail) are written
 * together or not at all.
 */
export async function movePayment(tx: Db, move: PaymentMove): Promise<Moved> {
  const { payment, source, evidence } = move
  const from = payment.state
  const to = afterEvidence(from, evidence)
  const at = move.at.toISOString()
  const event = { payment_id: payment.id, source, evidence }
  if (from !== to || !(await hasPaymentEvent(tx, event))) {
    await appendPaymentEvent(tx, { ...event, at, from_state: from, to_state: to })
  }
  if (!wasReceived(from) || from !== to) await changePayment(tx, payment.id, changes(move, to))
  if (from === to) return { source, evidence, from, to, overpaid: false }
  const overpaid = to === 'paid' && (await recordReceived(tx, payment, move))
  if (to === 'failed') await recordFailure(tx, payment, at)
  if (to === 'refunded') await recordRefunded(tx, payment, move)
  return { source, evidence, from, to, overpaid }
}

function changes({ payment, evidence, answer, at }: PaymentMove, to: PaymentState) {
  const watchedFrom = new Date(payment.watched_from ?? payment.opened_at)
  const next = nextAsking({ state: to, evidence, watchedFrom, now: at })
  return {
    state: to,
    ask_at: next?.toISOString() ?? null,
    ...(payment.state !== to && { changed_at: at.toISOString() }),
    ...(evidence !== 'unreachable' && { heard: evidence, asked_at: at.toISOString() }),
    ...(answer?.found && {
      provider_id: answer.providerId,
      provider_record: JSON.stringify(answer.fields),
      ...(answer.status === 'success' && {
        received_minor: answer.amountMinor,
        received_on: dayInIndia(Number(answer.paidAt ?? at)),
      }),
    }),
    // A refund of a payment that was never confirmed implies that it was received.
    ...(to === 'refunded' &&
      payment.received_on === null && { received_on: dayInIndia(at.getTime()) }),
  }
}
