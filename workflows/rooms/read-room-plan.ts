import { type BedGuest, bedGuestsOf, type GivenBed } from '#database/rooms/beds.ts'
import { type FreedBed, freedBedsOf } from '#database/rooms/freed-beds.ts'
import { findRoomPlan, roomsOf } from '#database/rooms/rooms.ts'
import { type OfficeEvent, officeEventsOf } from '#database/staff/office-events.ts'
import { eventLabel, nameEvent } from '#domain/conferences/conference.ts'
import { freeBeds } from '#domain/rooms/free-beds.ts'
import { guestKey, isOfFamily } from '#domain/rooms/guest.ts'
import type { StoredRoom } from '#domain/rooms/room.ts'
import { type RoomTrouble, troublesOf } from '#domain/rooms/room-mates.ts'
import { type LeftReason, suggestBeds } from '#domain/rooms/suggest-beds.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import type { Services } from '#workflows/services.ts'
import { NOT_ALLOWED, type NotAllowed } from '#workflows/staff/actor.ts'

export type { BedGuest, GivenBed }

export type Sleeper = BedGuest & { bed: GivenBed }

export type PlannedRoom = StoredRoom & {
  guests: Sleeper[]
  /** Below 0 when somebody has come back whose bed was given away. */
  free: { plain: number; extra: number }
  troubles: (RoomTrouble | 'split' | 'over')[]
  /** Who had a bed here and was cancelled or moved, while beds are free. */
  freed: FreedBed[]
}

export type PlannedConference = {
  ok: true
  code: string
  label: string
  rooms: PlannedRoom[]
  /** Those without a bed; `why` when the rules find none for them. */
  without: { guest: BedGuest; why: LeftReason | undefined }[]
  /** Everybody who stays overnight. */
  staying: number
  published: { at: string; by: string } | undefined
  version: number
  history: OfficeEvent[]
  mayArrange: boolean
  mayPrint: boolean
}

/** The rooms of a conference, who sleeps in them, and who has no bed yet. */
export async function readRoomPlan(
  { db, content }: Services,
  { actor, code }: { actor: Actor; code: string },
): Promise<PlannedConference | NotAllowed | { ok: false; problem: 'unknown' }> {
  if (!staffCan.seeRegistrations(actor)) return NOT_ALLOWED
  const event = nameEvent(content.conferences, code)
  if (!event) return { ok: false, problem: 'unknown' }
  const plan = await findRoomPlan(db, code)
  const stored = await roomsOf(db, code)
  const guests = await bedGuestsOf(db, code)
  const at = plan?.published_at
  return {
    ok: true,
    code,
    label: eventLabel(event),
    rooms: planRooms(stored, guests, await freedBedsOf(db, code)),
    without: withoutBed(stored, guests),
    staying: guests.length,
    published: at ? { at, by: plan.published_by ?? '' } : undefined,
    version: plan?.version ?? 0,
    history: (await officeEventsOf(db, 'conference', code)).reverse(),
    mayArrange: staffCan.arrangeRooms(actor),
    mayPrint: staffCan.printFolder(actor),
  }
}

function planRooms(
  rooms: readonly StoredRoom[],
  guests: readonly BedGuest[],
  freed: readonly FreedBed[],
): PlannedRoom[] {
  const sleepers = guests.filter(hasBed)
  const split = splitFamilies(guests)
  const byRoom = Map.groupBy(sleepers, ({ bed }) => bed.roomId)
  return rooms.map((room) => {
    const own = byRoom.get(room.id) ?? []
    const beds = own.map(({ bed }) => bed)
    const free = freeBeds(room, beds)
    const isOver = free.plain < 0 || free.extra < 0
    const isSplit = own.some(({ registrationId }) => split.has(registrationId))
    const troubles = [
      ...(isOver ? (['over'] as const) : []),
      ...(isSplit ? (['split'] as const) : []),
      ...troublesOf(room, own),
    ]
    const isFree = free.plain > 0 || free.extra > 0
    const left = isFree ? freed.filter(({ roomId }) => roomId === room.id) : []
    return { ...room, guests: own, free, troubles, freed: left }
  })
}

function hasBed(guest: BedGuest): guest is Sleeper {
  return guest.bed !== undefined
}

/** Families of which some have a bed elsewhere, or none. */
function splitFamilies(guests: readonly BedGuest[]): ReadonlySet<string> {
  const families = Map.groupBy(guests.filter(isOfFamily), ({ registrationId }) => registrationId)
  const split = [...families].filter(
    ([, own]) => new Set(own.map(({ bed }) => bed?.roomId)).size > 1,
  )
  return new Set(split.map(([id]) => id))
}

function withoutBed(rooms: readonly StoredRoom[], all: readonly BedGuest[]) {
  const kept = all.filter(hasBed).map((guest) => ({ guest, ...guest.bed }))
  const guests = all.filter((guest) => !hasBed(guest))
  const { left } = suggestBeds({ rooms, guests, kept })
  const reasons = new Map(left.map(({ guest, why }) => [guestKey(guest), why]))
  return guests.map((guest) => ({ guest, why: reasons.get(guestKey(guest)) }))
}
