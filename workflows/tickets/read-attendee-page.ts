import { allAttendeesOf } from '#database/registration/attendees.ts'
import {
  findRegistration,
  type Registration,
  type StoredAttendee,
} from '#database/registration/registrations.ts'
import { findTicketByToken } from '#database/tickets/tickets.ts'
import { describeArrival } from '#domain/registration/describe-arrival.ts'
import { CONTACT_FIELDS } from '#domain/registration/person-fields.ts'
import { type TicketState, ticketState } from '#domain/tickets/ticket-state.ts'
import { whenOf } from '#workflows/conferences/event-now.ts'
import { type Letter, letterFor } from '#workflows/letters/find-letter.ts'
import type { Services } from '#workflows/services.ts'
import { eventOf } from './event-of.ts'
import { heldTickets } from './held-tickets.ts'
import { type TicketSheet, ticketSheet } from './ticket-sheet.ts'

/** What one attendee sees: their own ticket and details, no money and nobody else. */
export type AttendeePage = {
  state: TicketState
  facts: [label: string, value: string][]
  sheet: TicketSheet
  letter: Letter | undefined
}

/** The page of the attendee with this token. */
export async function readAttendeePage(
  services: Services,
  token: string,
): Promise<AttendeePage | undefined> {
  const { db, content } = services
  const ticket = await findTicketByToken(db, token)
  const registration = ticket && (await findRegistration(db, ticket.registration_id))
  if (!registration) return undefined
  const people = await allAttendeesOf(db, registration.id)
  const person = people.find(({ position }) => position === ticket.position)
  if (!person) return undefined
  const held = await heldTickets(db, registration)
  const own = held.filter(({ position }) => position === ticket.position)
  return {
    state: ticketState({ hold: registration.hold, cancelled: person.cancelled_at !== null }),
    facts: await factsOf(services, { registration, person }),
    sheet: await ticketSheet(services, { registration, tickets: own, token }),
    letter: letterFor(content, registration.event_code),
  }
}

type Own = { registration: Registration; person: StoredAttendee }

async function factsOf(
  services: Services,
  { registration, person }: Own,
): Promise<AttendeePage['facts']> {
  const event = await eventOf(services, registration)
  return [
    ['Name', `${person.first_name} ${person.last_name}`],
    ['Conference', event.name],
    ['When', whenOf(event)],
    ['Where', event.venue],
    ['Type of registration', registration.residential],
    ['Arrival', describeArrival(registration.arrival)],
    ...CONTACT_FIELDS.map(({ label, column }): [string, string] => [label, String(person[column])]),
  ]
}
