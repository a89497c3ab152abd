import type { SiteServices } from '#app/services.server.ts'
import { readTickets } from '#workflows/tickets/read-tickets.ts'
import { showTickets, type TicketWithCode } from './show-tickets.server.ts'

/** Everybody's tickets, for the payer's page; a gift has none. */
export async function readTicketsOf(
  services: SiteServices,
  record: Parameters<typeof readTickets>[1],
): Promise<TicketWithCode[]> {
  return showTickets(await readTickets(services, record))
}
