import { allAttendeesOf } from '#database/registration/attendees.ts'
import { findRegistration } from '#database/registration/registrations.ts'
import { findTicket } from '#database/tickets/tickets.ts'
import { readTicketCode } from '#domain/tickets/ticket-code.ts'
import { type TicketState, ticketState } from '#domain/tickets/ticket-state.ts'
import type { Services } from '#workflows/services.ts'
import { eventOf } from './event-of.ts'

/** What anybody who scans a ticket learns: no more than that it is good, for what and for whom. */
export type CheckedTicket = {
  state: TicketState
  event: string
  dates: string
  /** "Asha R." */
  holder: string
}

/** The ticket with this code, as it was typed or scanned. */
export async function readTicket(
  services: Services,
  typed: string,
): Promise<CheckedTicket | undefined> {
  const { db } = services
  const code = readTicketCode(typed)
  const ticket = code && (await findTicket(db, code))
  const registration = ticket && (await findRegistration(db, ticket.registration_id))
  if (!registration) return undefined
  const people = await allAttendeesOf(db, registration.id)
  const person = people.find(({ position }) => position === ticket.position)
  if (!person) return undefined
  const { name, dates } = await eventOf(services, registration)
  return {
    state: ticketState({ hold: registration.hold, cancelled: person.cancelled_at !== null }),
    event: name,
    dates,
    holder: `${person.first_name} ${[...person.last_name].slice(0, 1).join('')}.`,
  }
}
