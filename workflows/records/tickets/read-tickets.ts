import type { Db } from '#database/engine/open.ts'
import { changeRows, findRow } from '#database/engine/rows.ts'
import { queueMail } from '#database/records/mail/outbox.ts'
import { readMoney } from '#database/records/money/account-sums.ts'
import { type PrivateRecord, storedOf } from '#database/records/private/private-pages.ts'
import {
  allAttendeesOf,
  attendeesOf,
  findRegistration,
  lockRegistration,
  type Registration,
} from '#database/records/registration/registrations.ts'
import {
  findTicketByToken,
  registrationsToNotify,
  type Ticket,
  ticketsOf,
} from '#database/records/tickets/tickets.ts'
import { heldIn, overOn } from '#domain/conferences/conference.ts'
import { dayInIndia } from '#domain/days.ts'
import type { Language } from '#domain/language.ts'
import { mailboxOf } from '#domain/mail/mailbox.ts'
import { initials, maskLocalPart } from '#domain/payments/evidence.ts'
import { whoComes } from '#domain/registration/places.ts'
import { guestKey } from '#domain/rooms/room.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { inGroups, readTicketCode, ticketState } from '#domain/tickets.ts'
import { NOT_ALLOWED, UNKNOWN } from '#workflows/actor.ts'
import { type EventNow, eventNow } from '#workflows/conferences/event-now.ts'
import { contentFor } from '#workflows/content/live-content.ts'
import { dueBatches } from '#workflows/in-batches.ts'
import { letterFor } from '#workflows/letters/letters.ts'
import { isRecordId } from '#workflows/records/change-record.ts'
import { hasCalendarFile, readPrivateRecord } from '#workflows/records/private/read-private-page.ts'
import { payerAddress } from '#workflows/records/registration/notify-people.ts'
import { publishedRooms } from '#workflows/rooms/read-room-plan.ts'
import type { Services } from '#workflows/services.ts'

export async function readTickets(services: Services, record: PrivateRecord) {
  if (record.kind === 'gift') return undefined
  const { registration } = record
  const tickets = await heldTickets(services.db, registration)
  const { private_token: token, language } = registration
  return ticketSheet(services, { registration, tickets, token, language })
}

export async function readTicketsByToken(services: Services, token: string) {
  const record = await readPrivateRecord(services, token)
  const sheet = record
    ? await readTickets(services, record)
    : (await readAttendeePage(services, token))?.sheet
  return sheet && sheet.tickets.length > 0 ? sheet : undefined
}

export async function readAttendeePage(services: Services, token: string) {
  const { db, content, now } = services
  const found = await withHolder(db, await findTicketByToken(db, token))
  if (!found) return undefined
  const { registration, person } = found
  const { residential, arrival, programme, language } = registration
  const event = await eventOf(services, registration, language)
  const held = await heldTickets(db, registration)
  const own = held.filter(({ position }) => position === person.position)
  return {
    state: ticketState({ who: whoComes(registration), cancelled: person.cancelled_at !== null }),
    person,
    event,
    over: overOn(event, dayInIndia(now().getTime())),
    registration: { residential, arrival, programme, language },
    sheet: await ticketSheet(services, { registration, tickets: own, token, language }),
    letter: letterFor(content, registration.event_code, language),
  }
}

/** What one attendee sees: their own ticket and details, no money and nobody else. */
export type AttendeePage = NonNullable<Awaited<ReturnType<typeof readAttendeePage>>>

async function withHolder(db: Db, ticket: Ticket | undefined) {
  const registration = ticket && (await findRegistration(db, ticket.registration_id))
  const people = registration ? await allAttendeesOf(db, registration.id) : []
  const person = people.find(({ position }) => position === ticket?.position)
  return registration && person && { registration, person }
}

export async function readTicket(services: Services, typed: string) {
  const { db } = services
  const code = readTicketCode(typed)
  const found = code && (await withHolder(db, await findRow(db, 'ticket', { code })))
  if (!found) return undefined
  const { registration, person } = found
  const { language } = registration
  const dates = heldIn(language, await eventOf(services, registration, language))
  const holder = initials(`${person.first_name} ${person.last_name}`)
  return { language, holder, dates }
}

/** What anybody who scans a ticket learns: no more than its holder's initials and the date. */
export type CheckedTicket = NonNullable<Awaited<ReturnType<typeof readTicket>>>

/** Everybody's tickets, for the desk to print. Whoever has a ticket's code gets in, so few may. */
export async function readOfficeTickets(
  services: Services,
  { id, actor }: { id: string; actor: Actor },
) {
  const { db } = services
  if (!staffCan.printTickets(actor)) return NOT_ALLOWED
  const registration = isRecordId(id) ? await findRegistration(db, id) : undefined
  if (!registration) return UNKNOWN
  const { private_token: token } = registration
  const tickets = await heldTickets(db, registration)
  const [payer] = await attendeesOf(db, id)
  const { dueMinor } = await readMoney(db, registration)
  return {
    ok: true as const,
    sheet: await ticketSheet(services, { registration, tickets, token, language: 'en' }),
    dueMinor,
    /** Whether the payer got no mail with the address of the private page. */
    isWithoutMail: payer?.email === '',
  }
}

export type TicketSheet = Awaited<ReturnType<typeof ticketSheet>>

export type SheetTicket = TicketSheet['tickets'][number]

export type PrintTickets = (sheet: TicketSheet) => Promise<Uint8Array<ArrayBuffer>>

/** With the private page of this token, in the registration's language; the office prints in English. */
export async function ticketSheet(
  services: Services,
  about: {
    registration: Pick<Registration, 'id' | 'event_code'>
    tickets: readonly HeldTicket[]
    token: string
    language: Language
  },
) {
  const { registration, tickets, token, language } = about
  const { db, publicUrl } = services
  const { church } = contentFor(services, language)
  const rooms = await publishedRooms(db, registration.event_code, registration.id)
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

/** A valid ticket and the person whom it admits. `token` is part of the address of this person's own page. */
export type HeldTicket = Awaited<ReturnType<typeof heldTickets>>[number]

/** The tickets of those who come, the payer's first. */
export async function heldTickets(db: Db, registration: Registration) {
  const { id } = registration
  if (whoComes(registration) !== 'coming') return []
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
export function ticketsOfAddress(held: readonly HeldTicket[], email: string | undefined) {
  return held.filter((each) => email !== undefined && mailboxOf(each.email) === mailboxOf(email))
}

/** The event that a ticket is for. One that nobody knows any more is called by its code. */
async function eventOf(
  services: Services,
  registration: Pick<Registration, 'id' | 'event_code'>,
  language: Language = 'en',
): Promise<EventNow> {
  const { event_code: code } = registration
  const known = await eventNow(services, registration, language)
  return known ?? { code, name: code, dates: '', venue: '', movedFrom: undefined }
}

export async function readEnding(services: Services, record: PrivateRecord) {
  const address = `/my/${storedOf(record).private_token}`
  const isDated =
    record.kind === 'registration' && (await hasCalendarFile(services, record.registration))
  return {
    kind: record.kind,
    address,
    /** Where the mail went, "a***@example.org"; empty for somebody without an address. */
    mailedTo: maskLocalPart(await payerAddress(services.db, record)),
    calendar: isDated ? `${address}/calendar.ics` : undefined,
    sheet: await readTickets(services, record),
  }
}

export type Ending = Awaited<ReturnType<typeof readEnding>>

const BATCH = 20

export async function notifyTicketHolders(
  services: Services,
  isStopping: () => boolean = () => false,
): Promise<void> {
  for await (const ids of dueBatches(() => registrationsToNotify(services.db, BATCH))) {
    for (const id of ids) {
      if (isStopping()) return
      await services.db.transaction().execute((tx) => notifyOne(tx, services, id))
    }
  }
}

export async function areTicketMailsDue({ db }: Services): Promise<boolean> {
  return (await registrationsToNotify(db, 1)).length > 0
}

/** Under the lock, so that two processes don't both tell. The payer's first tickets are in the confirmation. */
async function notifyOne(tx: Db, { now, log }: Services, id: string): Promise<void> {
  const held = await heldTickets(tx, await lockRegistration(tx, id))
  const payer = mailboxOf(held[0]?.email ?? '')
  const isToTell = ({ tell, email }: HeldTicket) =>
    tell !== 'done' && !(tell === 'with-confirmation' && mailboxOf(email) === payer)
  const byMailbox = Map.groupBy(held.filter(isToTell), ({ email }) => mailboxOf(email))
  for (const tickets of byMailbox.values()) {
    await queueMail(tx, {
      kind: 'ticket',
      // Named after the people and links in it: whoever is added or gets another address is mailed too.
      name: tickets.map(({ position, token }) => `${position}-${token.slice(0, 4)}`).join('.'),
      about: { registration_id: id },
      recipient: tickets[0]?.email ?? '',
      at: now(),
    })
  }
  await changeRows(tx, 'ticket', { registration_id: id }, { tell: 'done' })
  log.info('tickets-told', { registration: id })
}
