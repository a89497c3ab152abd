import type { Clock } from '../clock.ts'
import type { Merchant } from './hashes.ts'
import type { Payment, Refund } from './payment.ts'
import { reportOf } from './report.ts'

export type Webhooks = ReturnType<typeof createWebhooks>

type News = { payment: Payment; status: string; body: URLSearchParams | string }

/** PayU tries three times to get a 200; the intervals are not documented. */
const pausesMs = [0, 2_000, 10_000] as const

export function createWebhooks(setting: {
  url: string | undefined
  merchant: Merchant
  clock: Clock
  send: (request: Request) => Promise<Response>
}) {
  const { url, merchant, clock, send } = setting
  return {
    send(payment: Payment): void {
      // Made now, so that a later change does not alter a report that is being sent.
      const { successUrl: surl, failureUrl: furl, cancelUrl: curl } = payment.request
      const report = reportOf(payment, merchant)
      const body = new URLSearchParams({ ...report, surl, furl, curl })
      deliver({ payment, status: report.status ?? '', body })
    },
    /** Sends the outcome of a refund as a webhook and as a refund callback, each in its own format. */
    sendRefund(payment: Payment, refund: Refund): void {
      for (const body of refundNews({ payment, refund, merchant })) {
        deliver({ payment, status: `refund ${refund.state}`, body })
      }
    },
  }

  function deliver(news: News, attempt = 0): void {
    const pauseMs = pausesMs[attempt]
    if (url === undefined || pauseMs === undefined) return
    clock.later(async () => {
      const answer = await post(url, news.body)
      news.payment.deliveries.push({ at: clock.now(), status: news.status, answer })
      if (answer !== 200) deliver(news, attempt + 1)
    }, pauseMs)
  }

  async function post(address: string, body: News['body']): Promise<number | 'unreachable'> {
    const request = new Request(address, {
      method: 'POST',
      body,
      ...(typeof body === 'string' && { headers: { 'content-type': 'application/json' } }),
      redirect: 'manual',
      signal: AbortSignal.timeout(10_000),
    })
    // An unreachable church is expected: it is noted and tried again.
    return send(request).then(
      (response) => response.status,
      () => 'unreachable' as const,
    )
  }
}

type About = { payment: Payment; refund: Refund; merchant: Merchant }

/**
 * The two messages that PayU sends when a refund is settled: the dashboard's webhook, which is wrapped
 * (docs.payu.in/docs/webhook-events-and-sample-payloads), and the bare refund callback
 * (docs.payu.in/reference-link/refund-status-callback). Neither is signed. The wrapper's own status is
 * about the delivery.
 */
function refundNews(about: About): string[] {
  const news = newsOf(about)
  return [JSON.stringify({ status: 'Success', event_payload: news }), JSON.stringify(news)]
}

function newsOf({ payment, refund, merchant }: About) {
  const done = refund.state === 'success'
  return {
    additionalValue1: null,
    // A number here and text beside it, as in PayU's samples.
    bank_arn: done ? Number(payment.bankReference) : null,
    refund_mode: 'Back to Source',
    bank_ref_num: payment.bankReference,
    key: merchant.key,
    amt: refund.amount,
    remark: null,
    status: refund.state,
    token: refund.token,
    mihpayid: payment.id,
    request_id: refund.id,
    merchantTxnId: payment.request.txnid,
    additionalValue2: null,
    action: 'refund',
  }
}
