import { entriesAt, type NamedEntry } from '#database/doors/door-entries.ts'
import { type ListedTicket, ticketsAt } from '#database/doors/listed-tickets.ts'
import { type Entry, shortEntryId } from '#domain/doors/entry.ts'
import type { Guest } from '#domain/doors/guest.ts'
import { shortNumber } from '#domain/registration/short-number.ts'
import { ticketState } from '#domain/tickets/ticket-state.ts'
import type { Services } from '#workflows/services.ts'
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
  return tickets.map((ticket) => toGuest(ticket, entries.get(ticket.code) ?? []))
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

export function toEntry({ id, kind, at, door }: NamedEntry): Entry {
  return { id: shortEntryId(id), kind, at: Date.parse(at), door: door ?? OFFICE_DOOR }
}
