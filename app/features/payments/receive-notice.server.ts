import type { Services } from '#app/services.server.ts'
import { keepReport, REFUND_NEWS } from '#database/payment-reports.ts'
import { changePayment, claimAsking, findPayment } from '#database/payments.ts'
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

/**
 * It is not signed, so it proves nothing: it is kept, and the provider is asked. That it is to be
 * asked is written down first, so that neither a crash nor an outage forgets a refund that was made
 * on the provider's own pages: the sweep asks then.
 */
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
  const at = now().toISOString()
  const report = { received_at: at, source: 'webhook', txnid, verdict: REFUND_NEWS, body }
  await db.transaction().execute(async (tx) => {
    await keepReport(tx, report)
    await changePayment(tx, payment.id, { refunds_ask_at: at })
  })
  services.count(`report.${REFUND_NEWS}`)
  // Anyone could send it over and over: the provider is asked now and then, and the sweep does the rest.
  const notSince = new Date(now().getTime() - ASK_AGAIN_AFTER_MS).toISOString()
  if (await claimAsking(db, payment.id, { at, notSince })) {
    await followRefunds(services, payment, 'webhook')
  }
  return { ok: true, txnid }
}
