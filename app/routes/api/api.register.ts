import { readPaymentRecord } from '#app/features/payments/payment-record.server.ts'
import { jsonAnswer, jsonRefusal } from '#app/http/json-answer.ts'
import { servicesContext } from '#app/services.server.ts'
import { readTransactionId } from '#domain/record-numbers.ts'
import { askDatabase } from '#workflows/ask-database.ts'
import type { Route } from './+types/api.register.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const txnid = readTransactionId(url.searchParams.get('txnid') ?? '')
  if (!txnid)
    return jsonRefusal(400, [
      { path: 'txnid', message: 'Which transaction? Please add its txnid.' },
    ])
  const services = context.get(servicesContext)
  const asked = await askDatabase(services, () => readPaymentRecord(services, txnid))
  if (!asked.ok) return jsonRefusal(503, [{ path: '', message: 'Please try again in a moment.' }])
  const { answer: record } = asked
  if (!record)
    return jsonRefusal(404, [{ path: 'txnid', message: 'There is no such transaction.' }])
  return jsonAnswer([record], { status: 200 })
}
