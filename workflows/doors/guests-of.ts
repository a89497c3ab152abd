import { familyCodesOf } from '#database/children/family-codes.ts'
import { entriesAt, type NamedEntry } from '#database/doors/door-entries.ts'
import { type ListedTicket, ticketsAt } from '#database/doors/listed-tickets.ts'
import { CODE_DIGEST_LENGTH, codeOfParty, needsCode } from '#domain/children/family-code.ts'
import { type Entry, shortEntryId } from '#domain/doors/entry.ts'
import type { Guest } from '#domain/doors/guest.ts'
import { shortNumber } from '#domain/registration/short-number.ts'
import { guestKey } from '#domain/rooms/guest.ts'
import { ticketState } from '#domain/tickets/ticket-state.ts'
import type { Services } from '#workflows/services.ts'
import { publishedRooms, publishedRoomsOf } from '../rooms/read-room-plan.ts'
import { ticketDigest } from './ticket-digest.ts'

/** The door of a check-in on the ticket's own page. */
const OFFICE_DOOR = 'Office'

/** Everybody with a ticket of a conference, or of one registration for it, as its doors know them. */
export async function guestsOf(
  { db }: Services,
  eventCode: string,
  registrationId?: string,
): Promise<Guest[]> {
  const tickets = await ticketsAt(db, eventCode, registrationId)
  const entries = Map.groupBy(await entriesAt(db, eventCode), ({ ticket_code }) => ticket_code)
  const rooms = registrationId
    ? await publishedRoomsOf(db, { id: registrationId, event_code: eventCode })
    : await publishedRooms(db, eventCode)
  const codes = await familyCodesOf(db, eventCode)
  return tickets.map((ticket) => ({
    ...toGuest(ticket, entries.get(ticket.code) ?? []),
    room: rooms.get(guestKey(ticket)),
    fetch: fetchDigest(ticket, codes.get(ticket.registrationId)),
  }))
}

function fetchDigest(ticket: ListedTicket, code: string | undefined): string | undefined {
  if (code === undefined || !needsCode(ticket)) return undefined
  const party = shortNumber(ticket)
  return ticketDigest(codeOfParty({ party, code })).slice(0, CODE_DIGEST_LENGTH)
}

export function toGuest(ticket: ListedTicket, entries: readonly NamedEntry[]): Guest {
  const { code, first, last, age, phone, hold, cancelledAt, dueMinor } = ticket
  return {
    ticket: ticketDigest(code),
    first,
    last,
    age,
    party: shortNumber(ticket),
    digits: phone.slice(-4),
    state: ticketState({ hold, cancelled: cancelledAt !== null }),
    dueMinor,
    entries: entries.map(toEntry),
  }
}

export function toEntry({ id, kind, at, door, taken_by }: NamedEntry): Entry {
  const takenBy = taken_by ?? undefined
  return { id: shortEntryId(id), kind, at: Date.parse(at), door: door ?? OFFICE_DOOR, takenBy }
}
