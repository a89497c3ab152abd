import type { Shared } from '#app/ui/share-link.tsx'
import { TICKET_SHEET_WORDS } from '#words/private.ts'
import type { SheetTicket, TicketSheet } from '#workflows/records/tickets/ticket-sheet.ts'

export type TicketWithCode = Omit<SheetTicket, 'page'> & {
  /** The QR code as an SVG path in a square of this size. */
  qr: { path: string; size: number }
  /** Leads to this person's own page, never to the payer's. */
  shared: Shared
}

/** The tickets with their QR codes, for a page. */
export async function showTickets(sheet: TicketSheet | undefined): Promise<TicketWithCode[]> {
  if (!sheet || sheet.tickets.length === 0) return []
  // Loaded with the first ticket, so that the site starts sooner.
  const { qrPath } = await import('./qr-path.server.ts')
  return sheet.tickets.map(({ page, ...ticket }) => ({
    ...ticket,
    qr: qrPath(ticket.address),
    shared: { text: shareWords(sheet, ticket.name), url: page },
  }))
}

/** "The ticket of Anu Rao for Encounter with God, Dec 12 to 13, 2026": what is sent with the link. */
function shareWords({ language, event }: TicketSheet, name: string): string {
  const what = TICKET_SHEET_WORDS[language].shared(name, event.name)
  return event.dates ? `${what}, ${event.dates}` : what
}
