import { entriesAt, type NamedEntry, offeredAt, ticketsAt } from '#database/doors/door-entries.ts'
import { allDoors, phonesOf } from '#database/doors/doors.ts'
import { isWaiting, walkInsAt } from '#database/doors/walk-ins.ts'
import { codeLabel } from '#domain/conferences/conference.ts'
import { phoneLabel, silentMinutes } from '#domain/doors/entry.ts'
import { type Presence, presenceOf } from '#domain/doors/judge.ts'
import { inNameOrder } from '#domain/registration/person.ts'
import { staffCan } from '#domain/staff.ts'
import type { Question } from '#workflows/actor.ts'
import type { Services } from '#workflows/services.ts'
import { isDoorOpen } from './change-door.ts'
import { toGuest } from './read-door-list.ts'
import { ticketDigest } from './ticket-digest.ts'

export type Arrival = ReturnType<typeof toGuest> & { registrationId: string; presence: Presence }

export async function readArrivals(services: Services, { actor, code }: Question<'code'>) {
  if (!staffCan.seeRegistrations(actor)) return undefined
  const tickets = await ticketsAt(services.db, code)
  const entries = await entriesAt(services.db, code)
  const doors = await allDoors(services.db, code)
  const phones = await phonesOf(services.db, doors)
  const conference = codeLabel(services.content.conferences, code)
  // The address may be mistyped.
  if (conference === code && tickets.length === 0 && doors.length === 0) return undefined
  const byTicket = Map.groupBy(entries, ({ ticket_code }) => ticket_code)
  const byName = inNameOrder(tickets, ({ first, last }) => ({ first_name: first, last_name: last }))
  const arrivals = byName.map((ticket): Arrival => {
    const guest = toGuest(ticket, byTicket.get(ticket.code) ?? [])
    const { registrationId } = ticket
    return { ...guest, registrationId, presence: presenceOf(guest.entries) }
  })
  const known = new Set(tickets.map((ticket) => ticket.code))
  const walkIns = await walkInsAt(services.db, code)
  const walkInIds = new Set(walkIns.map(({ entry_id }) => entry_id))
  return {
    code,
    conference,
    expected: arrivals.filter(({ state }) => state === 'valid'),
    offered:
      (await offeredAt(services.db, code)).length +
      arrivals.filter(({ state }) => state === 'unpaid').length,
    ended: arrivals.filter(({ state, presence }) => state !== 'valid' && presence.arrived),
    strays: entries
      .filter(({ ticket_code, typed }) => !known.has(ticket_code ?? '') && !walkInIds.has(typed))
      .map(({ typed, at, door }) => ({ typed, at: Date.parse(at), door })),
    walkIns: walkIns
      .filter(isWaiting)
      .map((each) => ({ ...each, at: Date.parse(each.at), door: each.door ?? '' })),
    without: withoutCode(arrivals, entries),
    doors: doors.map((door) => ({
      name: door.name,
      isOpen: isDoorOpen(door, services.now()),
      heardAt: phones.find(({ door_id }) => door_id === door.id)?.heard_at,
    })),
    phones: doors
      .flatMap((door) => {
        // A phone that was tied to another door since sends from there.
        const own = phones.filter(({ door_id, hasGone }) => door_id === door.id && !hasGone)
        return own.map((phone) => {
          const heardAt = Date.parse(phone.heard_at)
          const isDue = isDoorOpen(door, services.now())
          const silent = isDue ? silentMinutes(heardAt, services.now().getTime()) : undefined
          return { id: phone.id, label: phoneLabel(phone), door: door.name, heardAt, silent }
        })
      })
      .sort((a, b) => (b.silent ?? 0) - (a.silent ?? 0)),
    at: services.now(),
  }
}

export type Arrivals = NonNullable<Awaited<ReturnType<typeof readArrivals>>>

/** An exit that was taken back since is among them: the office should know of it. */
function withoutCode(arrivals: readonly Arrival[], entries: readonly NamedEntry[]) {
  const byTicket = new Map(arrivals.map((arrival) => [arrival.ticket, arrival]))
  return entries.flatMap(({ ticket_code, at, door, taken_by, why }) => {
    const arrival = why === null ? undefined : byTicket.get(ticketDigest(ticket_code ?? ''))
    if (!arrival || why === null) return []
    return { ...arrival, at: Date.parse(at), door: door ?? '', takenBy: taken_by ?? '', why }
  })
}
