import { redirect } from 'react-router'
import { resultAddress } from '#app/http/payment-address.ts'
import { type SiteServices, servicesContext } from '#app/services.server.ts'
import type { Language } from '#domain/language.ts'
import { askDatabase } from '#workflows/ask-database.ts'
import { languageOfPayment } from '#workflows/languages/stored-language.ts'
import {
  type ReportAnswer,
  receiveReport,
} from '#workflows/records/payments/reports/receive-report.ts'
import type { Route } from './+types/api.register.response.ts'

/** The payer's browser returns here from the provider, with the provider's report. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const receipt = await receive(services, await request.text())
  if (!receipt) return words(PUT_OFF, 503)
  // A refused report about a known payment still redirects to its result. That page asks the
  // provider, so a payer sees the real outcome and a forger learns nothing.
  const { txnid } = receipt
  if (txnid) return redirect(resultAddress({ txnid }, await languageFor(services, txnid)), 303)
  const unknown = receipt.ok || receipt.refusal === 'unknown-transaction'
  return words('This is not a report about a payment of ours.', unknown ? 404 : 400)
}

const PUT_OFF =
  'We could not look at your payment just now. Please do not pay again: nothing is lost, and in a few minutes you can see its status at /response with your transaction number.'

async function receive(services: SiteServices, body: string): Promise<ReportAnswer | undefined> {
  try {
    return await receiveReport(services, { body, source: 'return' })
  } catch (error) {
    services.count('return.put-off')
    services.log.error('return-put-off', error)
    return undefined
  }
}

/** That of the registration or gift. A payer who has paid is shown the result in any case. */
async function languageFor(services: SiteServices, txnid: string): Promise<Language> {
  const asked = await askDatabase(services, () => languageOfPayment(services, txnid))
  return (asked.ok && asked.answer) || 'en'
}

function words(text: string, status: number): Response {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }
  return new Response(text, { status, headers })
}
