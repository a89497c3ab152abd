import type { Registration } from '#database/registration/registrations.ts'
import type { Language } from '#domain/language.ts'
import { heldIn } from '#domain/language-formats.ts'
import { guestKey } from '#domain/rooms/guest.ts'
import { inGroups } from '#domain/tickets/ticket-code.ts'
import type { EventNow } from '#workflows/conferences/event-now.ts'
import { contentFor } from '#workflows/content/content-for.ts'
import { publishedRoomsOf } from '#workflows/rooms/published-rooms.ts'
import type { Services } from '#workflows/services.ts'
import { eventOf } from './event-of.ts'
import type { HeldTicket } from './held-tickets.ts'

/** What is printed on tickets. */
export type TicketSheet = {
  /** In which all of it is. */
  language: Language
  church: { name: string; phone: string }
  /** Its dates have year, weekdays and hours. */
  event: Pick<EventNow, 'name' | 'dates' | 'venue' | 'movedFrom'>
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
  /** The holder's own page. */
  page: string
  /** "Grace House 12", once the rooms are published. */
  room: string | undefined
}

/** Makes a PDF of tickets. Pages and mails use the same. */
export type PrintTickets = (sheet: TicketSheet) => Promise<Uint8Array<ArrayBuffer>>

type Printing = {
  registration: Pick<Registration, 'id' | 'event_code'>
  tickets: readonly HeldTicket[]
  /** Of the private page. */
  token: string
  /** The registration's; the office prints in English. */
  language: Language
}

export async function ticketSheet(
  services: Services,
  { registration, tickets, token, language }: Printing,
): Promise<TicketSheet> {
  const { db, publicUrl } = services
  const { church } = contentFor(services, language)
  const rooms = await publishedRoomsOf(db, registration)
  const event = await eventOf(services, registration, language)
  const { name, venue, movedFrom } = event
  return {
    language,
    church: { name: church.name, phone: church.phone },
    event: { name, venue, movedFrom, dates: heldIn(language, event) },
    tickets: tickets.map(({ name: holder, code, position, token: own }) => ({
      room: rooms.get(guestKey({ registrationId: registration.id, position })),
      name: holder,
      code: inGroups(code),
      address: `${publicUrl}/t/${code}`,
      page: `${publicUrl}/my/${own}`,
    })),
    page: `${publicUrl}/my/${token}`,
  }
}
