import { type PrivateRecord, privateTokenOf } from '#database/private-pages/private-pages.ts'
import { maskLocalPart } from '#domain/payments/masking.ts'
import type { Services } from '#workflows/services.ts'
import { readTickets } from '#workflows/tickets/read-tickets.ts'
import type { TicketSheet } from '#workflows/tickets/ticket-sheet.ts'
import { hasCalendarFile, payerAddress } from './read-private-page.ts'

/** What the payer's own browser sees at the end of the way, besides the outcome. */
export type Ending = {
  kind: PrivateRecord['kind']
  /** The private page. */
  address: string
  /** Where the mail went, "a***@example.org"; empty for somebody without an address. */
  mailedTo: string
  /** The file for a calendar. */
  calendar: string | undefined
  sheet: TicketSheet | undefined
}

export async function readEnding(services: Services, record: PrivateRecord): Promise<Ending> {
  const address = `/my/${privateTokenOf(record)}`
  const isDated =
    record.kind === 'registration' && (await hasCalendarFile(services, record.registration))
  return {
    kind: record.kind,
    address,
    mailedTo: maskLocalPart(await payerAddress(services.db, record)),
    calendar: isDated ? `${address}/calendar.ics` : undefined,
    sheet: await readTickets(services, record),
  }
}
