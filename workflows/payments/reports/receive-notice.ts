import { storeReport } from '#database/payments/payment-reports.ts'
import { findPayment } from '#database/payments/payments.ts'
import { noteRefundNews } from '#database/refunds/refunds.ts'
import type { Notice } from '#integrations/payments/port.ts'
import type { Services } from '#workflows/services.ts'
import { type ReportAnswer, storeReading } from './receive-report.ts'

/**
 * Stores a webhook of the provider: a report about a payment, or the news of a refund
 * (https://docs.payu.in/docs/webhook-events-and-sample-payloads). The provider is answered at once and
 * not asked here; a job settles what is stored.
 */
export async function receiveNotice(services: Services, notice: Notice): Promise<ReportAnswer> {
  const { provider, reading } = await services.payments.readNotice(notice)
  if ('refundOf' in reading) return storeRefundNews(services, reading.refundOf.txnid, notice.body)
  const incoming = {
    provider,
    reading,
    body: notice.body,
    source: 'webhook',
    settleAt: services.now(),
  } as const
  return (await storeReading(services, incoming)).receipt
}

/** The delay before asking because of repeated news, so that a flood of webhooks doesn't cause a flood of questions. */
const REPEATED_NEWS_MS = 30 * 60_000

/**
 * Refund webhooks are not signed, so they prove nothing and only make us ask the provider. The time to
 * ask is stored in the same transaction, so that neither a crash nor an outage loses a refund that was
 * made on the provider's dashboard.
 */
async function storeRefundNews(
  services: Services,
  txnid: string,
  body: string,
): Promise<ReportAnswer> {
  const { db, now } = services
  const payment = await findPayment(db, txnid)
  if (!payment) {
    services.count('report.unknown-transaction')
    return { ok: false, refusal: 'unknown-transaction' }
  }
  const at = now()
  const report = {
    received_at: at.toISOString(),
    source: 'webhook',
    txnid,
    verdict: 'refund-news',
    body,
  } as const
  await db.transaction().execute(async (tx) => {
    const keeping = await storeReport(tx, report)
    if (payment.state === 'refunded') return
    const isNew = keeping === 'new'
    const askAt = isNew ? at : new Date(at.getTime() + REPEATED_NEWS_MS)
    await noteRefundNews(tx, payment.id, { askAt, isNew })
  })
  services.count('report.refund-news')
  return { ok: true, txnid }
}
