import { privateFile } from '#app/http/own-record.server.ts'
import { orTryAgainLater } from '#app/http/try-again-later.server.ts'
import { servicesContext } from '#app/services.server.ts'
import { readTicketsByToken } from '#workflows/tickets/read-tickets.ts'
import type { Route } from './+types/my.tickets.ts'

/** The same file as in the mail. For the payer it has everybody's ticket. */
export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const sheet = await orTryAgainLater(services, () => readTicketsByToken(services, token))
  if (!sheet) throw new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } })
  return privateFile(await services.printTickets(sheet), {
    type: 'application/pdf',
    name: 'tickets.pdf',
  })
}
