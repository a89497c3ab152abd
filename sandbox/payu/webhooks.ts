import type { Clock } from '../clock.ts'
import type { Merchant } from './hashes.ts'
import type { Payment, Refund } from './payment.ts'
import { reportOf } from './report.ts'

export type Webhooks = ReturnType<typeof createWebhooks>

/** PayU tries three times to get a 200; the intervals are not documented. */
const pausesMs = [0, 2_000, 10_000]

export function createWebhooks(setting: {
  webhookUrl: string | undefined
  merchant: Merchant
  clock: Clock
  send: (request: Request) => Promise<Response>
}) {
  const { webhookUrl, merchant, clock, send } = setting
  return {
    send(payment: Payment): void {
      // The report is made now, so that a later change does not alter one that is being sent.
      const report = reportOf(payment, merchant)
      deliver(payment, report.status ?? '', new URLSearchParams(report))
    },
    /**
     * PayU sends two messages when a refund is settled: the dashboard's webhook, which is wrapped
     * (docs.payu.in/docs/webhook-events-and-sample-payloads), and the bare refund callback
     * (docs.payu.in/reference-link/refund-status-callback). Neither is signed. The wrapper's own status is
     * about the delivery.
     */
    sendRefund(payment: Payment, refund: Refund): void {
      const news = refundNews(payment, refund, merchant.key)
      for (const message of [{ status: 'Success', event_payload: news }, news]) {
        deliver(payment, `refund ${refund.state}`, JSON.stringify(message))
      }
    },
  }

  function deliver(payment: Payment, status: string, body: URLSearchParams | string, attempt = 0) {
    const pauseMs = pausesMs[attempt]
    if (webhookUrl === undefined || pauseMs === undefined) return
    clock.later(async () => {
      const request = new Request(webhookUrl, {
        method: 'POST',
        body,
        ...(typeof body === 'string' && { headers: { 'content-type': 'application/json' } }),
        redirect: 'manual',
        signal: AbortSignal.timeout(10_000),
      })
      // An unreachable church is expected: it is noted and tried again.
      const answer = await send(request).then(
        (response) => response.status,
        () => 'unreachable' as const,
      )
      payment.deliveries.push({ at: clock.now(), status, answer })
      if (answer !== 200) deliver(payment, status, body, attempt + 1)
    }, pauseMs)
  }
}

function refundNews(payment: Payment, refund: Refund, key: string) {
  return {
    key,
    amt: refund.amount,
    status: refund.state,
    token: refund.token,
    mihpayid: payment.id,
    request_id: refund.id,
    merchantTxnId: payment.request.txnid,
    action: 'refund',
  }
}
