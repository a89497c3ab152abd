import { readPaymentRecord } from '#app/features/payments/payment-record.server.ts'
import { jsonAnswer, jsonRefusal } from '#app/http/json-answer.ts'
import { servicesContext } from '#app/services.server.ts'
import { readTransactionId } from '#domain/record-numbers.ts'
import { askDatabase } from '#workflows/ask-database.ts'
import type { Route } from './+types/api.register.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const txnid = readTransactionId(url.searchParams.get('txnid') ?? '')
  if (!txnid) return jsonRefusal(400, 'Which transaction? Please add its txnid.', 'txnid')
  const services = context.get(servicesContext)
  const asked = await askDatabase(services, () => readPaymentRecord(services, txnid))
  if (!asked.ok) return jsonRefusal(503, 'Please try again in a moment.')
  if (!asked.answer) return jsonRefusal(404, 'There is no such transaction.', 'txnid')
  return jsonAnswer(200, [asked.answer])
}
