import type { Db } from '#database/engine/open.ts'
import { findRow } from '#database/engine/rows.ts'
import {
  type BedGuest,
  bedGuestsOf,
  type FreedBed,
  freedBedsOf,
  type GivenBed,
} from '#database/rooms/beds.ts'
import { roomsOf } from '#database/rooms/rooms.ts'
import { officeEventsOf } from '#database/staff/office-events.ts'
import { eventLabel, nameEvent } from '#domain/conferences/conference.ts'
import {
  freeBeds,
  guestKey,
  isOfFamily,
  roomName,
  type StoredRoom,
  troublesOf,
} from '#domain/rooms/room.ts'
import { suggestBeds } from '#domain/rooms/suggest-beds.ts'
import { staffCan } from '#domain/staff.ts'
import { NOT_ALLOWED, type Question } from '#workflows/actor.ts'
import type { Services } from '#workflows/services.ts'

export type { BedGuest }

export async function readRoomPlan({ db, content }: Services, { actor, code }: Question<'code'>) {
  if (!staffCan.seeRegistrations(actor)) return NOT_ALLOWED
  const event = nameEvent(content.conferences, code)
  if (!event) return { ok: false, problem: 'unknown' } as const
  const plan = await findRow(db, 'room_plan', { event_code: code })
  const stored = await roomsOf(db, code)
  const guests = await bedGuestsOf(db, code)
  const occupied = guests.filter(hasBed).map((guest) => ({ guest, ...guest.bed }))
  const without = guests.filter((guest) => !hasBed(guest))
  const { left } = suggestBeds({ rooms: stored, guests: without, occupied })
  // Where there are no rooms at all, nobody in particular has no bed.
  const refused = stored.length === 0 ? [] : left
  const reasons = new Map(refused.map(({ guest, why }) => [guestKey(guest), why]))
  const at = plan?.published_at
  return {
    ok: true as const,
    code,
    label: eventLabel(event),
    rooms: planRooms(stored, guests, await freedBedsOf(db, code)),
    without: without.map((guest) => ({ guest, why: reasons.get(guestKey(guest)) })),
    staying: guests.length,
    published: at ? { at, by: plan.published_by ?? '' } : undefined,
    version: plan?.version ?? 0,
    history: (await officeEventsOf(db, 'conference', code)).reverse(),
    mayArrange: staffCan.arrangeRooms(actor),
    mayPrint: staffCan.printFolder(actor),
  }
}

export type PlannedConference = Extract<Awaited<ReturnType<typeof readRoomPlan>>, { ok: true }>

export type PlannedRoom = PlannedConference['rooms'][number]

function planRooms(rooms: readonly StoredRoom[], guests: readonly BedGuest[], freed: FreedBed[]) {
  const sleepers = guests.filter(hasBed)
  const split = splitFamilies(guests)
  const byRoom = Map.groupBy(sleepers, ({ bed }) => bed.roomId)
  return rooms.map((room) => {
    const own = byRoom.get(room.id) ?? []
    const beds = own.map(({ bed }) => bed)
    // It is below 0 when somebody has come back whose bed was given away.
    const free = freeBeds(room, beds)
    const isOver = free.plain < 0 || free.extra < 0
    const isSplit = own.some(({ registrationId }) => split.has(registrationId))
    const faults = [isOver && ('over' as const), isSplit && ('split' as const)]
    const troubles = [...faults.filter((fault) => fault !== false), ...troublesOf(room, own)]
    const isFree = free.plain > 0 || free.extra > 0
    const left = isFree ? freed.filter(({ roomId }) => roomId === room.id) : []
    return { ...room, guests: own, free, troubles, freed: left }
  })
}

function hasBed(guest: BedGuest): guest is BedGuest & { bed: GivenBed } {
  return guest.bed !== undefined
}

function splitFamilies(guests: readonly BedGuest[]): ReadonlySet<string> {
  const families = Map.groupBy(guests.filter(isOfFamily), ({ registrationId }) => registrationId)
  const isSplit = (own: BedGuest[]) => new Set(own.map(({ bed }) => bed?.roomId)).size > 1
  return new Set([...families].flatMap(([id, own]) => (isSplit(own) ? [id] : [])))
}

/** They are found by `guestKey`, and there are none before they are published. */
export async function publishedRooms(db: Db, code: string, registrationId?: string) {
  const plan = await findRow(db, 'room_plan', { event_code: code })
  if (!plan?.published_at) return new Map()
  const guests = await bedGuestsOf(db, code, registrationId)
  const names = new Map((await roomsOf(db, code)).map((room) => [room.id, roomName(room)]))
  return new Map(
    guests.flatMap((guest) => {
      const name = guest.bed && names.get(guest.bed.roomId)
      return name === undefined ? [] : [[guestKey(guest), name] as const]
    }),
  )
}
