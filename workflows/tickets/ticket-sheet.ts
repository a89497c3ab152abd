import type { Registration } from '#database/registrations.ts'
import { nameEvent } from '#domain/registration/conference.ts'
import { inGroups } from '#domain/tickets/ticket-code.ts'
import type { Services } from '#workflows/services.ts'
import type { HeldTicket } from './held-tickets.ts'

/** What is printed on tickets. */
export type TicketSheet = {
  church: { name: string; phone: string }
  event: { name: string; dates: string; venue: string }
  tickets: ShownTicket[]
  /** The private page of whoever gets the sheet. */
  page: string
}

export type ShownTicket = {
  name: string
  /** In groups of four. */
  code: string
  /** What the QR code says. */
  address: string
}

/** Makes a PDF of tickets. Pages and mails use the same. */
export type PrintTickets = (sheet: TicketSheet) => Promise<Uint8Array<ArrayBuffer>>

type Printing = {
  registration: Pick<Registration, 'event_code'>
  tickets: readonly HeldTicket[]
  /** Of the private page. */
  token: string
}

export function ticketSheet(
  { content, publicUrl }: Pick<Services, 'content' | 'publicUrl'>,
  { registration: { event_code }, tickets, token }: Printing,
): TicketSheet {
  const event = nameEvent(content.conferences, event_code)
  return {
    church: { name: content.church.name, phone: content.church.phone },
    event: {
      name: event?.name ?? event_code,
      dates: event?.dates ?? '',
      venue: event?.venue ?? '',
    },
    tickets: tickets.map(({ name, code }) => ({
      name,
      code: inGroups(code),
      address: `${publicUrl}/t/${code}`,
    })),
    page: `${publicUrl}/my/${token}`,
  }
}
