import { type FamilyCode, familyCodesOf } from '#database/children/family-codes.ts'
import { type ListedTicket, ticketsAt } from '#database/doors/door-entries.ts'
import { type DoorPhone, findDoor } from '#database/doors/doors.ts'
import type { Db } from '#database/engine/open.ts'
import { findRow } from '#database/engine/rows.ts'
import { replacedTickets } from '#database/records/private/private-pages.ts'
import { guestKey } from '#domain/rooms/room.ts'
import { shortDigest, ticketDigest } from './ticket-digest.ts'
import type { TiedPhone } from './tie-phone.ts'

/** Where an entry was made. */
export type EntryOrigin = TiedPhone & {
  /** The tickets of the conference, by their codes and by the digests of these and of former ones. */
  tickets: ReadonlyMap<string, ListedTicket>
  /** By registration. */
  families: ReadonlyMap<string, FamilyCode>
}

/**
 * Where the entries of a phone were made, by what it was called there. It may be tied to another door since,
 * which it has shown by its cookie; what names any other phone is of the one that sends it.
 */
export async function entryOrigins(
  db: Db,
  sender: TiedPhone,
  named: ReadonlySet<string>,
): Promise<(phoneId: string | undefined) => EntryOrigin> {
  const own = await withTickets(db, sender)
  const origins = new Map<string, EntryOrigin>()
  const isOther = [...named].some((name) => name !== sender.phone.id)
  let next = isOther ? sender.phone.former_id : null
  for (let step = 0; next !== null && step < MAX_FORMER; step++) {
    const phone: DoorPhone | undefined = await findRow(db, 'door_phone', { id: next })
    const door = phone && named.has(phone.id) ? await findDoor(db, phone.door_id) : undefined
    if (phone && door) origins.set(phone.id, await withTickets(db, { phone, door }))
    next = phone?.former_id ?? null
  }
  return (phoneId) => origins.get(phoneId ?? '') ?? own
}

/** More often nobody changes doors with something to send. */
const MAX_FORMER = 20

async function withTickets(db: Db, tied: TiedPhone): Promise<EntryOrigin> {
  const eventCode = tied.door.event_code
  const tickets = await ticketsAt(db, eventCode)
  const now = new Map(tickets.map((ticket) => [guestKey(ticket), ticket]))
  const replaced = await replacedTickets(db, eventCode)
  return {
    ...tied,
    tickets: new Map([
      // A phone without a network lets somebody in by the ticket of before.
      ...replaced.flatMap(({ digest, registrationId, position }) => {
        const ticket = now.get(guestKey({ registrationId, position: position ?? 0 }))
        return ticket ? [[shortDigest(digest), ticket] as const] : []
      }),
      ...tickets.map((ticket) => [ticket.code, ticket] as const),
      ...tickets.map((ticket) => [ticketDigest(ticket.code), ticket] as const),
    ]),
    families: await familyCodesOf(db, eventCode),
  }
}
