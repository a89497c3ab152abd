import { allAttendeesOf } from '#database/registration/attendees.ts'
import { findRegistration } from '#database/registration/registrations.ts'
import { findTicket } from '#database/tickets/tickets.ts'
import type { Language } from '#domain/language.ts'
import { heldIn } from '#domain/language-formats.ts'
import { initials } from '#domain/payments/masking.ts'
import { readTicketCode } from '#domain/tickets/ticket-code.ts'
import type { Services } from '#workflows/services.ts'
import { eventOf } from './event-of.ts'

/** What anybody who scans a ticket learns: no more than its holder's initials and the date. */
export type CheckedTicket = {
  /** Of the registration. */
  language: Language
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
  const { language } = registration
  const dates = heldIn(language, await eventOf(services, registration, language))
  return { language, holder: initials(`${person.first_name} ${person.last_name}`), dates }
}
