import type { Db } from '#database/engine/open.ts'
import { appendPaymentEvent } from '#database/payments/payment-events.ts'
import { lockPayment, type Payment } from '#database/payments/payments.ts'
import { changeRefund, findRefund } from '#database/refunds/refunds.ts'
import type { EvidenceSource } from '#domain/payments/evidence.ts'
import {
  afterRefundNews,
  afterRefundReply,
  type RefundState,
} from '#domain/payments/refund-state.ts'
import type { RefundAnswer } from '#integrations/payments/port.ts'

/** Appends a refund's change to the events of its payment. */
export async function noteRefundEvent(
  tx: Db,
  news: { payment: Payment; source: EvidenceSource; at: Date; state: RefundState },
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

type RefundAnswered = {
  payment: Payment
  token: string
  answer: RefundAnswer
  /** Whether this was a repeated request. */
  resent: boolean
  source: EvidenceSource
  at: Date
}

/**
 * Stores the provider's answer to a refund request. It counts only while the refund is `asked`: a
 * listed state is later and more reliable. The answer `already` changes nothing, because the list
 * tells the refund's state.
 */
export async function noteRefundAnswer(tx: Db, answered: RefundAnswered): Promise<void> {
  const { payment, token, answer, resent, source, at } = answered
  if (answer.accepted === 'already') return
  const locked = await lockPayment(tx, payment.id)
  const refund = await findRefund(tx, token)
  if (refund.state !== 'asked') return
  const ageMs = at.getTime() - Date.parse(refund.asked_at)
  const heard = afterRefundReply({ accepted: answer.accepted, resent, ageMs })
  const state = afterRefundNews(refund.state, heard)
  await changeRefund(tx, token, {
    state,
    changed_at: at.toISOString(),
    ...(answer.accepted === true ? { request_id: answer.requestId } : { reason: answer.reason }),
    ...(state === 'refused' && { follow_at: null }),
  })
  if (state !== refund.state) await noteRefundEvent(tx, { payment: locked, source, at, state })
}
