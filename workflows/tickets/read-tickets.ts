import type { PrivateRecord } from '#database/private-pages/private-pages.ts'
import { readPrivateRecord } from '#workflows/private-links/read-private-page.ts'
import type { Services } from '#workflows/services.ts'
import { heldTickets } from './held-tickets.ts'
import { readAttendeePage } from './read-attendee-page.ts'
import { type TicketSheet, ticketSheet } from './ticket-sheet.ts'

/** Everybody's tickets, for the payer. A gift has none. */
export async function readTickets(
  services: Services,
  record: PrivateRecord,
): Promise<TicketSheet | undefined> {
  if (record.kind === 'gift') return undefined
  const { registration } = record
  const tickets = await heldTickets(services.db, registration)
  const { private_token: token, language } = registration
  return ticketSheet(services, { registration, tickets, token, language })
}

/** The tickets behind the payer's or an attendee's own link; undefined where there are none. */
export async function readTicketsByToken(
  services: Services,
  token: string,
): Promise<TicketSheet | undefined> {
  const record = await readPrivateRecord(services, token)
  const sheet = record
    ? await readTickets(services, record)
    : (await readAttendeePage(services, token))?.sheet
  return sheet && sheet.tickets.length > 0 ? sheet : undefined
}
