import { allAttendeesOf } from '#database/registration/attendees.ts'
import { findRegistration, type Registration } from '#database/registration/registrations.ts'
import { findTicketByToken } from '#database/tickets/tickets.ts'
import { overOn } from '#domain/conferences/over-on.ts'
import { type Day, dayInIndia } from '#domain/days.ts'
import type { PersonColumns } from '#domain/registration/person-fields.ts'
import { type TicketState, ticketState } from '#domain/tickets/ticket-state.ts'
import type { EventNow } from '#workflows/conferences/event-now.ts'
import { type Letter, letterFor } from '#workflows/letters/find-letter.ts'
import type { Services } from '#workflows/services.ts'
import { eventOf } from './event-of.ts'
import { heldTickets } from './held-tickets.ts'
import { type TicketSheet, ticketSheet } from './ticket-sheet.ts'

/** What one attendee sees: their own ticket and details, no money and nobody else. */
export type AttendeePage = {
  state: TicketState
  person: PersonColumns
  event: EventNow
  /** The last day of the event, once it has passed. */
  over: Day | undefined
  registration: Pick<Registration, 'residential' | 'arrival' | 'programme' | 'language'>
  sheet: TicketSheet
  letter: Letter | undefined
}

/** The page of the attendee with this token. */
export async function readAttendeePage(
  services: Services,
  token: string,
): Promise<AttendeePage | undefined> {
  const { db, content, now } = services
  const ticket = await findTicketByToken(db, token)
  const registration = ticket && (await findRegistration(db, ticket.registration_id))
  if (!registration) return undefined
  const people = await allAttendeesOf(db, registration.id)
  const person = people.find(({ position }) => position === ticket.position)
  if (!person) return undefined
  const { residential, arrival, programme, language } = registration
  const event = await eventOf(services, registration, language)
  const held = await heldTickets(db, registration)
  const own = held.filter(({ position }) => position === ticket.position)
  return {
    state: ticketState({ hold: registration.hold, cancelled: person.cancelled_at !== null }),
    person,
    event,
    over: overOn(event, dayInIndia(now().getTime())),
    registration: { residential, arrival, programme, language },
    sheet: await ticketSheet(services, { registration, tickets: own, token, language }),
    letter: letterFor(content, registration.event_code, language),
  }
}
