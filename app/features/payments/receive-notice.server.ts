import type { Services } from '#app/services.server.ts'
import { keepReport } from '#database/payment-reports.ts'
import { claimAsking, findPayment } from '#database/payments.ts'
import type { Notice } from '#integrations/payments/port.ts'
import { followRefunds } from './follow-refunds.server.ts'
import { type Receipt, receiveReading } from './receive-report.server.ts'

type Receiving = Pick<Services, 'db' | 'payments' | 'log' | 'count' | 'now'>

/** Takes what the provider's server sends: a report about a payment, or the news of a refund. */
export async function receiveNotice(services: Receiving, notice: Notice): Promise<Receipt> {
  const reading = await services.payments.readNotice(notice)
  return 'refundOf' in reading
    ? receiveRefundNews(services, reading.refundOf.txnid, notice.body)
    : receiveReading(services, { reading, body: notice.body, source: 'webhook' })
}

const ASK_AGAIN_AFTER_MS = 4_000

/** It is not signed, so it proves nothing: it is kept, and the provider is asked. */
async function receiveRefundNews(
  services: Receiving,
  txnid: string,
  body: string,
): Promise<Receipt> {
  const { db, now } = services
  const payment = await findPayment(db, txnid)
  if (!payment) {
    services.count('report.unknown-transaction')
    return { ok: false, refusal: 'unknown-transaction' }
  }
  const at = now()
  const notSince = new Date(at.getTime() - ASK_AGAIN_AFTER_MS).toISOString()
  // Not signed: anyone could send it over and over, so it is kept and asked about now and then.
  if (await claimAsking(db, payment.id, { at: at.toISOString(), notSince })) {
    const received_at = at.toISOString()
    await keepReport(db, { received_at, source: 'webhook', txnid, verdict: 'refund-news', body })
    await followRefunds(services, payment, 'webhook')
  }
  return { ok: true, txnid }
}
