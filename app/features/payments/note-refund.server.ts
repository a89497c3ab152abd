import type { Db } from '#database/open.ts'
import { appendPaymentEvent } from '#database/payment-events.ts'
import { lockPayment, type Payment } from '#database/payments.ts'
import { changeRefund } from '#database/refunds.ts'
import type { RefundState } from '#domain/payments/refund-state.ts'
import type { RefundAnswer } from '#integrations/payments/port.ts'
import type { Source } from './move-payment.server.ts'

/** What happened to a refund is part of its payment's story. */
export async function noteRefundEvent(
  tx: Db,
  news: { payment: Payment; source: Source; at: Date; state: RefundState },
): Promise<void> {
  const { payment, source, at, state } = news
  await appendPaymentEvent(tx, {
    payment_id: payment.id,
    source,
    evidence: `refund-${state}`,
    at: at.toISOString(),
    from_state: payment.state,
    to_state: payment.state,
  })
}

export type RefundAnswered = {
  payment: Payment
  token: string
  answer: RefundAnswer
  source: Source
  at: Date
}

/** "Already" changes nothing here: asking about the refund tells what became of it. */
export async function noteRefundAnswer(tx: Db, answered: RefundAnswered): Promise<void> {
  const { payment, token, answer, source, at } = answered
  if (answer.accepted === 'already') return
  const locked = await lockPayment(tx, payment.id)
  const state = answer.accepted ? ('queued' as const) : ('refused' as const)
  await changeRefund(tx, token, {
    state,
    changed_at: at.toISOString(),
    ...(answer.accepted
      ? { request_id: answer.requestId }
      : { reason: answer.reason, follow_at: null }),
  })
  await noteRefundEvent(tx, { payment: locked, source, at, state })
}
