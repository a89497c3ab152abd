import type { Merchant } from './hashes.ts'
import type { Payment, Refund } from './payment.ts'

type About = { payment: Payment; refund: Refund; merchant: Merchant }

/**
 * The two messages that PayU sends when a refund is settled: the dashboard's webhook, which is wrapped
 * (docs.payu.in/docs/webhook-events-and-sample-payloads), and the bare refund callback
 * (docs.payu.in/reference-link/refund-status-callback). Neither is signed. The wrapper's own status is
 * about the delivery.
 */
export function refundNews(about: About): string[] {
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
