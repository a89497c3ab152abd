import type { SiteServices } from '#app/services.server.ts'
import { readAttendeePage } from '#workflows/tickets/read-attendee-page.ts'
import type { ShownAttendee } from './attendee-view.tsx'
import { showTickets } from './show-tickets.server.ts'

/** The private page of an attendee who isn't the payer. */
export async function readAttendee(
  services: SiteServices,
  token: string,
): Promise<ShownAttendee | undefined> {
  const page = await readAttendeePage(services, token)
  if (!page) return undefined
  const { state, facts, letter, sheet } = page
  const tickets = await showTickets(sheet)
  return { state, facts, letter, tickets, pdf: `/my/${token}/tickets.pdf` }
}
