import { findRow } from '#database/engine/rows.ts'
import { sumAccount } from '#database/records/money/account-sums.ts'
import type { PrivateRecord } from '#database/records/private/private-pages.ts'
import {
  allAttendeesOf,
  attendeesOf,
  findRegistration,
} from '#database/records/registration/registrations.ts'
import { findTicketByToken } from '#database/records/tickets/tickets.ts'
import { heldIn, overOn } from '#domain/conferences/conference.ts'
import { dayInIndia } from '#domain/days.ts'
import type { Language } from '#domain/language.ts'
import { initials } from '#domain/payments/evidence.ts'
import { accountOf } from '#domain/registration/places.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { readTicketCode, ticketState } from '#domain/tickets.ts'
import { NOT_ALLOWED, UNKNOWN } from '#workflows/actor.ts'
import { letterFor } from '#workflows/letters/letters.ts'
import { readPrivateRecord } from '#workflows/records/private/read-private-page.ts'
import { isRecordId } from '#workflows/records/record-kinds.ts'
import type { Services } from '#workflows/services.ts'
import { eventOf, heldTickets, type TicketSheet, ticketSheet } from './ticket-sheet.ts'

/** Everybody's tickets, for the payer. A gift has none. */
export async function readTickets(
  services: Services,
  record: PrivateRecord,
): Promise<TicketSheet | undefined> {
  if (record.kind === 'gift') return undefined
  const { registration } = record
  const tickets = await heldTickets(services.db, registration)
  const { private_token: token, language } = registration
  return ticketSheet(services, { registration, tickets, token, language })
}

/** The tickets behind the payer's or an attendee's own link; undefined where there are none. */
export async function readTicketsByToken(
  services: Services,
  token: string,
): Promise<TicketSheet | undefined> {
  const record = await readPrivateRecord(services, token)
  const sheet = record
    ? await readTickets(services, record)
    : (await readAttendeePage(services, token))?.sheet
  return sheet && sheet.tickets.length > 0 ? sheet : undefined
}

/** The page of the attendee with this token. */
export async function readAttendeePage(services: Services, token: string) {
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
    /** The last day of the event, once it has passed. */
    over: overOn(event, dayInIndia(now().getTime())),
    registration: { residential, arrival, programme, language },
    sheet: await ticketSheet(services, { registration, tickets: own, token, language }),
    letter: letterFor(content, registration.event_code, language),
  }
}

/** What one attendee sees: their own ticket and details, no money and nobody else. */
export type AttendeePage = NonNullable<Awaited<ReturnType<typeof readAttendeePage>>>

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
  const ticket = code && (await findRow(db, 'ticket', { code }))
  const registration = ticket && (await findRegistration(db, ticket.registration_id))
  if (!registration) return undefined
  const people = await allAttendeesOf(db, registration.id)
  const person = people.find(({ position }) => position === ticket.position)
  if (!person) return undefined
  const { language } = registration
  const dates = heldIn(language, await eventOf(services, registration, language))
  return { language, holder: initials(`${person.first_name} ${person.last_name}`), dates }
}

/** Everybody's tickets, for the desk to print. Whoever has a ticket's code gets in, so few may. */
export async function readOfficeTickets(
  services: Services,
  { id, actor }: { id: string; actor: Actor },
) {
  const { db } = services
  if (!staffCan.printTickets(actor)) return NOT_ALLOWED
  const registration = isRecordId(id) ? await findRegistration(db, id) : undefined
  if (!registration) return UNKNOWN
  const { full_minor: priceMinor, hold, private_token: token } = registration
  const tickets = await heldTickets(db, registration)
  const [payer] = await attendeesOf(db, id)
  const { dueMinor } = accountOf({
    priceMinor,
    hold,
    ...(await sumAccount(db, 'registration_id', id)),
  })
  return {
    ok: true as const,
    sheet: await ticketSheet(services, { registration, tickets, token, language: 'en' }),
    dueMinor,
    /** Whether the payer got no mail with the address of the private page. */
    isWithoutMail: payer?.email === '',
  }
}
