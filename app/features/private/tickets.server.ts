import type { SiteServices } from '#app/services.server.ts'
import { TICKET_WORDS } from '#words/private.ts'
import type { PrivateRecord } from '#workflows/records/private/read-private-page.ts'
import { readEnding, type TicketSheet } from '#workflows/records/tickets/read-tickets.ts'

export type TicketWithCode = Awaited<ReturnType<typeof showTickets>>[number]

export async function showTickets(sheet: TicketSheet | undefined) {
  if (!sheet || sheet.tickets.length === 0) return []
  // Loaded with the first ticket, so that the site starts sooner.
  const { qrPath } = await import('#app/ui/qr-path.ts')
  const { shared } = TICKET_WORDS[sheet.language]
  const { name: event, dates } = sheet.event
  return sheet.tickets.map(({ page, ...ticket }) => ({
    ...ticket,
    qr: qrPath(ticket.address),
    /** Each leads to this person's own page, never to the payer's. */
    shared: { text: [shared(ticket.name, event), dates].filter(Boolean).join(', '), url: page },
  }))
}

export type OwnEnding = Awaited<ReturnType<typeof readOwnEnding>>

export async function readOwnEnding(services: SiteServices, record: PrivateRecord) {
  const { sheet, ...ending } = await readEnding(services, record)
  return { ...ending, tickets: await showTickets(sheet) }
}
