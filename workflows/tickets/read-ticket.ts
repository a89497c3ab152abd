import { allAttendeesOf } from '#database/registration/attendees.ts'
import { findRegistration } from '#database/registration/registrations.ts'
import { findTicket } from '#database/tickets/tickets.ts'
import { whenHeld } from '#domain/conferences/when-held.ts'
import { initials } from '#domain/payments/masking.ts'
import { readTicketCode } from '#domain/tickets/ticket-code.ts'
import type { Services } from '#workflows/services.ts'
import { eventOf } from './event-of.ts'

/** What anybody who scans a ticket learns: no more than its holder's initials and the date. */
export type CheckedTicket = {
  /** "A. R." */
  holder: string
  dates: string
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
  const dates = whenHeld(await eventOf(services, registration))
  return { holder: initials(`${person.first_name} ${person.last_name}`), dates }
}
