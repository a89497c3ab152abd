import { type PrivateRecord, storedOf } from '#database/records/private/private-pages.ts'
import { maskLocalPart } from '#domain/payments/evidence.ts'
import { readTickets } from '#workflows/records/tickets/read-tickets.ts'
import type { Services } from '#workflows/services.ts'
import { hasCalendarFile, payerAddress } from './read-private-page.ts'

export async function readEnding(services: Services, record: PrivateRecord) {
  const address = `/my/${storedOf(record).private_token}`
  const isDated =
    record.kind === 'registration' && (await hasCalendarFile(services, record.registration))
  return {
    kind: record.kind,
    /** The private page. */
    address,
    /** Where the mail went, "a***@example.org"; empty for somebody without an address. */
    mailedTo: maskLocalPart(await payerAddress(services.db, record)),
    /** The file for a calendar. */
    calendar: isDated ? `${address}/calendar.ics` : undefined,
    sheet: await readTickets(services, record),
  }
}

/** What the payer's own browser sees at the end of the way, besides the outcome. */
export type Ending = Awaited<ReturnType<typeof readEnding>>
