import type { Db } from '#database/engine/open.ts'
import type { Payment } from '#database/payments/payments.ts'
import { changeRefund, refundsOf, storeRefund } from '#database/refunds/refunds.ts'
import type { EvidenceSource } from '#domain/payments/evidence.ts'
import { afterRefundNews } from '#domain/payments/refund-state.ts'
import type { ProviderRefund } from '#integrations/payments/port.ts'
import type { Services } from '#workflows/services.ts'
import { noteRefundEvent } from './note-refund.ts'

type News = {
  services: Services
  /** Read under the lock that the caller holds. */
  payment: Payment
  refund: ProviderRefund
  source: EvidenceSource
}

/**
 * Stores the state of one refund that the provider lists. Returns the refund's token when its state
 * changed or it was unknown.
 */
export async function noteListedRefund(tx: Db, news: News): Promise<string | undefined> {
  const { services, payment, refund, source } = news
  const at = services.now()
  const stored = (await refundsOf(tx, payment.id)).find(
    ({ token, request_id }) =>
      token === refund.token || request_id === (refund.requestId || undefined),
  )
  if (!stored) return storeForeign(tx, news, at)
  const state = afterRefundNews(stored.state, refund.state)
  if (state === stored.state) return undefined
  await changeRefund(tx, stored.token, {
    state,
    request_id: refund.requestId,
    changed_at: at.toISOString(),
    follow_at: state === 'queued' ? at.toISOString() : null,
  })
  await noteRefundEvent(tx, { payment, source, at, state })
  return stored.token
}

/** Stores a refund that was made on the provider's dashboard. Without a readable amount it is only logged. */
async function storeForeign(tx: Db, news: News, at: Date): Promise<string | undefined> {
  const { services, payment, refund, source } = news
  const { token, state, amountMinor: amount_minor } = refund
  if (amount_minor === undefined) {
    services.count('refund.unreadable')
    services.log.warn('refund-unreadable', { txnid: payment.txnid, token })
    return undefined
  }
  const moment = at.toISOString()
  await storeRefund(tx, {
    token,
    amount_minor,
    payment_id: payment.id,
    state,
    request_id: refund.requestId,
    asked_at: moment,
    changed_at: moment,
    follow_at: state === 'queued' ? moment : null,
  })
  await noteRefundEvent(tx, { payment, source, at, state })
  return token
}
