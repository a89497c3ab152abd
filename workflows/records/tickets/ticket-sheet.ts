import type { Db } from '#database/engine/open.ts'
import { attendeesOf, type Registration } from '#database/records/registration/registrations.ts'
import { ticketsOf } from '#database/records/tickets/tickets.ts'
import { heldIn } from '#domain/conferences/conference.ts'
import type { Language } from '#domain/language.ts'
import { mailboxOf } from '#domain/mail/mailbox.ts'
import { guestKey } from '#domain/rooms/room.ts'
import { inGroups } from '#domain/tickets.ts'
import { type EventNow, eventNow } from '#workflows/conferences/event-now.ts'
import { contentFor } from '#workflows/content/live-content.ts'
import { publishedRooms } from '#workflows/rooms/read-room-plan.ts'
import type { Services } from '#workflows/services.ts'

/** What is printed on tickets. */
export type TicketSheet = Awaited<ReturnType<typeof ticketSheet>>

export type SheetTicket = TicketSheet['tickets'][number]

/** Makes a PDF of tickets. Pages and mails use the same. */
export type PrintTickets = (sheet: TicketSheet) => Promise<Uint8Array<ArrayBuffer>>

/** With the private page of this token, in the registration's language; the office prints in English. */
export async function ticketSheet(
  services: Services,
  {
    registration,
    tickets,
    token,
    language,
  }: {
    registration: Pick<Registration, 'id' | 'event_code'>
    tickets: readonly HeldTicket[]
    token: string
    language: Language
  },
) {
  const { db, publicUrl } = services
  const { church } = contentFor(services, language)
  const rooms = await publishedRooms(db, registration.event_code, registration.id)
  const event = await eventOf(services, registration, language)
  const { name, venue, movedFrom } = event
  return {
    /** In which all of it is. */
    language,
    church: { name: church.name, phone: church.phone },
    /** Its dates have year, weekdays and hours. */
    event: { name, venue, movedFrom, dates: heldIn(language, event) },
    tickets: tickets.map(({ name: holder, code, position, token: own }) => ({
      /** "Grace House 12", once the rooms are published. */
      room: rooms.get(guestKey({ registrationId: registration.id, position })),
      name: holder,
      code: inGroups(code),
      /** What the QR code says. */
      address: `${publicUrl}/t/${code}`,
      /** The holder's own page. */
      page: `${publicUrl}/my/${own}`,
    })),
    /** The private page of whoever gets the sheet. */
    page: `${publicUrl}/my/${token}`,
  }
}

/** A valid ticket and the person whom it admits. `token` is part of the address of this person's own page. */
export type HeldTicket = Awaited<ReturnType<typeof heldTickets>>[number]

/** The tickets of those who come, the payer's first; empty unless the places are confirmed. */
export async function heldTickets(db: Db, { id, hold }: Pick<Registration, 'id' | 'hold'>) {
  if (hold !== 'confirmed') return []
  const tickets = await ticketsOf(db, id)
  const people = await attendeesOf(db, id)
  return people.flatMap(({ position, first_name, last_name, email }) => {
    const ticket = tickets.find((each) => each.position === position)
    if (!ticket) return []
    const { code, private_token: token, tell } = ticket
    // Of whoever has none it is the payer's; empty where the payer has none either.
    const address = email || (people[0]?.email ?? '')
    return [{ position, name: `${first_name} ${last_name}`, email: address, code, token, tell }]
  })
}

/** The tickets of everybody who shares this mailbox: one mail brings all of them. */
export function ticketsOfAddress(
  held: readonly HeldTicket[],
  email: string | undefined,
): HeldTicket[] {
  return held.filter((each) => email !== undefined && mailboxOf(each.email) === mailboxOf(email))
}

/** The event that a ticket is for. One that nobody knows any more is called by its code. */
export async function eventOf(
  services: Services,
  registration: Pick<Registration, 'id' | 'event_code'>,
  language: Language = 'en',
): Promise<EventNow> {
  const { event_code: code } = registration
  const known = await eventNow(services, registration, language)
  return known ?? { code, name: code, dates: '', venue: '', movedFrom: undefined }
}
