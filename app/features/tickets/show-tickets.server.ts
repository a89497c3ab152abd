import type { ShownTicket, TicketSheet } from '#workflows/tickets/ticket-sheet.ts'

export type TicketWithCode = ShownTicket & {
  /** The QR code as an SVG path in a square of this size. */
  qr: { path: string; size: number }
}

/** The tickets with their QR codes, for a page. */
export async function showTickets(sheet: TicketSheet | undefined): Promise<TicketWithCode[]> {
  const tickets = sheet?.tickets ?? []
  if (tickets.length === 0) return []
  // Loaded with the first ticket, so that the site starts sooner.
  const { qrPath } = await import('./qr-path.server.ts')
  return tickets.map((ticket) => ({ ...ticket, qr: qrPath(ticket.address) }))
}
