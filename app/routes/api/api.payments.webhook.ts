import { jsonAnswer } from '#app/http/json-answer.ts'
import { servicesContext } from '#app/services.server.ts'
import {
  type ReportAnswer,
  receiveNotice,
} from '#workflows/records/payments/reports/receive-report.ts'
import type { Route } from './+types/api.payments.webhook.ts'

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  try {
    const contentType = request.headers.get('content-type') ?? ''
    const receipt = await receiveNotice(services, { body: await request.text(), contentType })
    const status = statusOf(receipt)
    return jsonAnswer(status, { ok: status === 200 })
  } catch (error) {
    // Asks the provider to send it again. If it does not, the sweep asks for the payment.
    services.count('webhook.put-off')
    services.log.error('webhook-put-off', error)
    return jsonAnswer(503, { ok: false }, { 'Retry-After': '5' })
  }
}

/** A refused report is answered with 200, too: a retry would be refused again, and a forger learns nothing. */
function statusOf(receipt: ReportAnswer): number {
  if (receipt.txnid) return 200
  return !receipt.ok && receipt.refusal === 'unreadable' ? 400 : 404
}
