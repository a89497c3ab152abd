import { redirect } from 'react-router'
import { receiveReport } from '#app/features/payments/receive-report.server.ts'
import { servicesContext } from '#app/services.server.ts'
import type { Route } from './+types/api.register.response.ts'

/** Where the payer's browser comes back from the provider, bringing its report. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const receipt = await receiveReport(services, { body: await request.text(), source: 'return' })
  // A refused report that names a payment of ours still leads to its result: the page asks the
  // provider itself, so an honest payer learns the truth and a forger learns nothing new.
  if (receipt.txnid) return redirect(`/response?txnid=${receipt.txnid}`, 303)
  return new Response('This is not a report about a payment of ours.', {
    status: receipt.ok || receipt.refusal === 'unknown-transaction' ? 404 : 400,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}

export function loader() {
  return new Response('Only the payment provider comes here.', {
    status: 405,
    headers: { Allow: 'POST', 'Content-Type': 'text/plain; charset=utf-8' },
  })
}
