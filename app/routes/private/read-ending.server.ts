import type { ShownEnding } from '#app/features/private/own-ending.tsx'
import { showTickets, type TicketWithCode } from '#app/features/tickets/show-tickets.server.ts'
import type { SiteServices } from '#app/services.server.ts'
import { readEnding } from '#workflows/records/private/read-ending.ts'
import type { PrivateRecord } from '#workflows/records/private/read-private-page.ts'

export type EndingPage = { ending: ShownEnding; tickets: TicketWithCode[] }

export async function readEndingPage(
  services: SiteServices,
  record: PrivateRecord,
): Promise<EndingPage> {
  const { sheet, ...ending } = await readEnding(services, record)
  return { ending, tickets: await showTickets(sheet) }
}
