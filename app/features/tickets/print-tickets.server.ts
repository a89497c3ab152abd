import type { PrintTickets } from '#workflows/records/tickets/ticket-sheet.ts'

/** Loaded on demand: the PDF library is slow to load and needs much memory. */
export const printTickets: PrintTickets = async (sheet) => {
  const { makeTicketsPdf } = await import('./tickets-pdf.server.ts')
  return makeTicketsPdf(sheet)
}
