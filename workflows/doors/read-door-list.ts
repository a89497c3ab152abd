import { createHash } from 'node:crypto'
import { familyCodesOf } from '#database/children/family-codes.ts'
import {
  entriesAt,
  type ListedTicket,
  type NamedEntry,
  offeredAt,
  ticketsAt,
} from '#database/doors/door-entries.ts'
import type { Db } from '#database/engine/open.ts'
import { replacedTickets } from '#database/records/private/private-pages.ts'
import { dayNotesAt } from '#database/records/registration/day-notes.ts'
import { codeLabel } from '#domain/conferences/conference.ts'
import { type Entry, type Guest, shortEntryId } from '#domain/doors/entry.ts'
import { inPhoneOrder } from '#domain/doors/judge.ts'
import { needsCode } from '#domain/family-code.ts'
import { shortNumber } from '#domain/record-numbers.ts'
import { guestKey } from '#domain/rooms/room.ts'
import { ticketState } from '#domain/tickets.ts'
import type { Services } from '#workflows/services.ts'
import { publishedRooms } from '../rooms/read-room-plan.ts'
import { shortDigest, ticketDigest } from './ticket-digest.ts'
import { isEnded, phoneOf } from './tie-phone.ts'

export async function readDoorList(
  services: Services,
  { secret, since }: { secret: string | undefined; since: string | undefined },
) {
  const tied = await phoneOf(services, secret)
  if (!tied) return { ok: false as const, problem: 'no-phone' as const }
  const { door, phone } = tied
  const now = services.now()
  if (isEnded(tied, now)) return { ok: false as const, problem: 'closed' as const }
  const guests = await guestsOf(services, door.event_code)
  const cursor = cursorOf(guests)
  // Of an unreadable cursor every mark differs.
  const markAt = (text: string, at: number) => text.slice(at * MARK_LENGTH, (at + 1) * MARK_LENGTH)
  const known = since?.length === cursor.length ? since : ''
  const changed = Array.from(LETTERS).filter((_, at) => markAt(known, at) !== markAt(cursor, at))
  const letters = changed.join('')
  const conference = codeLabel(services.content.conferences, door.event_code)
  return {
    ok: true as const,
    list: {
      door: { name: door.name, conference, until: door.until },
      phone: phone.id,
      letters,
      guests: guests.filter(({ ticket }) => letters.includes(ticket.slice(0, 1))),
      /** With this as `since`, the answer has only what changed afterwards. */
      cursor,
      now: now.toISOString(),
    },
  }
}

/** Digits stand apart among the letters of base64url: ten would look like a mobile number. */
const LETTERS = 'Aa0Bb1Cc2Dd3Ee4Ff5Gg6Hh7Ii8Jj9KkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz-_'

const MARK_LENGTH = 4

/** So any change is found by comparing, and nothing has to be remembered for a phone. */
function cursorOf(guests: readonly Guest[]): string {
  const byLetter = Map.groupBy(guests, ({ ticket }) => ticket.slice(0, 1))
  const marks = Array.from(LETTERS, (letter) => {
    const guests = JSON.stringify(byLetter.get(letter) ?? [])
    return createHash('sha256').update(guests).digest('base64url').slice(0, MARK_LENGTH)
  })
  return marks.join('')
}

const OFFICE_DOOR = 'Office'

export async function guestsOf({ db }: Services, eventCode: string, registrationId?: string) {
  const tickets = await ticketsAt(db, eventCode, registrationId)
  const entries = Map.groupBy(await entriesAt(db, eventCode), ({ ticket_code }) => ticket_code)
  const rooms = await publishedRooms(db, eventCode, registrationId)
  const families = await familyCodesOf(db, eventCode)
  const notes = await dayNotesAt(db, eventCode, registrationId)
  const guests = tickets.map((ticket) => {
    const family = needsCode(ticket) ? families.get(ticket.registrationId) : undefined
    return {
      ...toGuest(ticket, entries.get(ticket.code) ?? []),
      room: rooms.get(guestKey(ticket)),
      note: notes.get(guestKey(ticket)),
      slip: family && ticketDigest(family.slip),
    }
  })
  const replaced = (await formerTickets(db, eventCode, tickets)).map(([digest, ticket]): Guest => {
    return { ...toGuest(ticket, []), ticket: digest, dueMinor: 0, state: 'replaced' }
  })
  const offered = await offeredAt(db, eventCode, registrationId)
  return [...guests, ...replaced, ...offered.map((each): Guest => toGuest(each, []))]
}

export async function formerTickets(db: Db, eventCode: string, tickets: readonly ListedTicket[]) {
  const now = new Map(tickets.map((ticket) => [guestKey(ticket), ticket]))
  const former = await replacedTickets(db, eventCode)
  return former.flatMap(({ digest, registrationId, position }) => {
    const ticket = now.get(guestKey({ registrationId, position: position ?? 0 }))
    return ticket ? [[shortDigest(digest), ticket] as const] : []
  })
}

export function toGuest(ticket: ListedTicket, entries: readonly NamedEntry[]) {
  const { code, first, last, age, phone, who, cancelledAt, dueMinor } = ticket
  return {
    ticket: ticketDigest(code),
    first,
    last,
    age,
    party: shortNumber(ticket),
    digits: phone.slice(-4),
    state: ticketState({ who, cancelled: cancelledAt !== null }),
    dueMinor,
    entries: entriesOf(entries),
  } satisfies Guest
}

/** The entries of each phone keep the order of its own clock. */
export function entriesOf(rows: readonly NamedEntry[]): Entry[] {
  const byPhone = Map.groupBy(rows, ({ phone_id }) => phone_id)
  return [...byPhone.values()].flatMap((own) => {
    const timed = own.map(({ id, kind, at, phone_at, door, taken_by }) => ({
      id: shortEntryId(id),
      kind,
      at: Date.parse(at),
      phoneAt: Date.parse(phone_at),
      door: door ?? OFFICE_DOOR,
      takenBy: taken_by ?? undefined,
    }))
    return inPhoneOrder(timed).map(({ phoneAt, ...entry }) => entry)
  })
}
