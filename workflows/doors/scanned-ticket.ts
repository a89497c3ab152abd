import { findRow, insertNew } from '#database/engine/rows.ts'
import { paymentsFor } from '#database/records/payments/payments.ts'
import { findEndedLink } from '#database/records/private/private-pages.ts'
import { findRegistration } from '#database/records/registration/registrations.ts'
import { codeLabel } from '#domain/conferences/conference.ts'
import { judge, partyOf } from '#domain/doors/judge.ts'
import { staffCan } from '#domain/staff.ts'
import { readTicketCode } from '#domain/tickets.ts'
import { NOT_ALLOWED, type NotAllowed, type Question } from '#workflows/actor.ts'
import type { Services } from '#workflows/services.ts'
import { guestsOf } from './read-door-list.ts'
import { ticketDigest } from './ticket-digest.ts'

/** Undefined for an unknown code, and for whoever may not see the people of a conference. */
export async function readScannedTicket(services: Services, { actor, typed }: Question<'typed'>) {
  if (!staffCan.checkIn(actor) && !staffCan.seeRegistrations(actor)) return undefined
  const code = readTicketCode(typed)
  const ticket =
    code &&
    ((await findRow(services.db, 'ticket', { code })) ?? (await findEndedLink(services.db, code)))
  const registration = ticket && (await findRegistration(services.db, ticket.registration_id ?? ''))
  if (!registration) return undefined
  const guests = await guestsOf(services, registration.event_code, registration.id)
  const list = new Map(guests.map((guest) => [guest.ticket, guest]))
  const verdict = judge({ list, own: new Map(), ticket: ticketDigest(code) })
  if (!('guest' in verdict)) return undefined
  const conference = codeLabel(services.content.conferences, registration.event_code)
  // There is none if it was only taken at the desk.
  const txnid = (await paymentsFor(services.db, 'registration_id', registration.id)).at(-1)?.txnid
  return { code, verdict, conference, registration, txnid, party: partyOf(list, verdict.guest) }
}

/** The key of the form is the id of the entry, so that a second click changes nothing. */
export async function checkInTicket(
  services: Services,
  { key, ...asked }: Question<'typed'> & { key: string },
): Promise<{ ok: true } | { ok: false; problem: 'unknown' | 'not-let-in' } | NotAllowed> {
  if (!staffCan.checkIn(asked.actor)) return NOT_ALLOWED
  const scanned = await readScannedTicket(services, asked)
  if (!scanned) return { ok: false, problem: 'unknown' }
  const { verdict, code, registration } = scanned
  if (verdict.answer !== 'welcome' && verdict.answer !== 'left') {
    return { ok: false, problem: 'not-let-in' }
  }
  const at = services.now().toISOString()
  const entry = { id: key, kind: 'in', how: 'scan', ticket_code: code, typed: code } as const
  const where = { event_code: registration.event_code, author: asked.actor.name }
  const moments = { at, phone_at: at, received_at: at }
  await insertNew(services.db, 'door_entry', [{ ...entry, ...where, ...moments }])
  return { ok: true }
}
