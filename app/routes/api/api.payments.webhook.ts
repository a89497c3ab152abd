import { jsonAnswer } from '#app/http/json-answer.ts'
import { servicesContext } from '#app/services.server.ts'
import { receiveNotice } from '#workflows/records/payments/reports/receive-report.ts'
import type { Route } from './+types/api.payments.webhook.ts'

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  try {
    const contentType = request.headers.get('content-type') ?? ''
    const receipt = await receiveNotice(services, { body: await request.text(), contentType })
    // A refused report is answered with 200, too: a retry would be refused again, and a forger learns nothing.
    const isUnreadable = !receipt.ok && receipt.refusal === 'unreadable'
    const status = receipt.txnid ? 200 : isUnreadable ? 400 : 404
    return jsonAnswer(status, { ok: status === 200 })
  } catch (error) {
    // Asks the provider to send it again. If it does not, the sweep asks for the payment.
    services.count('webhook.put-off')
    services.log.error('webhook-put-off', error)
    return jsonAnswer(503, { ok: false }, { 'Retry-After': '5' })
  }
}
