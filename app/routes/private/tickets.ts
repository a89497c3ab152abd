import { noFile, orTryAgainLater, privateFile } from '#app/http/private-record.server.ts'
import { servicesContext } from '#app/services.server.ts'
import { readTicketsByToken } from '#workflows/records/tickets/read-tickets.ts'
import type { Route } from './+types/tickets.ts'

/** The same file as in the mail. For the payer it has everybody's ticket. */
export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const sheet = await orTryAgainLater(services, () => readTicketsByToken(services, token))
  if (!sheet) throw await noFile(services, token)
  const seconds = services.spend('tickets', token)
  if (seconds > 0) {
    const headers = { 'Retry-After': String(seconds), 'Cache-Control': 'no-store' }
    return new Response(`Please try again in ${seconds} seconds.`, { status: 429, headers })
  }
  return privateFile(await services.printTickets(sheet), {
    type: 'application/pdf',
    name: 'tickets.pdf',
  })
}
