import { compareText } from '../plain-text.ts'
import {
  type Bed,
  compareRooms,
  freeBeds,
  guestKey,
  isMinor,
  isOfFamily,
  mayShare,
  needsGroundFloor,
  type RoomGuest,
  type StoredRoom,
  suits,
} from './room.ts'

export const BED_REASONS = [
  ...(['family', 'own-group', 'women', 'men', 'ground-floor', 'beside', 'extra-bed'] as const),
] as const

export type BedReason = (typeof BED_REASONS)[number]

/**
 * Why nobody could be placed:
 * - `apart`: the others of the family were put into several rooms by hand
 * - `beside`: no space, or another room than fits, beside those who were put there by hand
 * - `no-adult`: under 18 and without an adult of the same registration
 */
export type LeftReason = 'apart' | 'beside' | 'no-adult' | 'no-ground-floor' | 'no-room'

export type SuggestedBed<Sleeper extends RoomGuest> = Bed<Sleeper> & { reasons: BedReason[] }

type OpenRoom = { room: StoredRoom; beds: Bed[] }

/**
 * Suggests beds: families whole, others by gender, nobody under 18 among strangers, 60 and older on the
 * ground floor. Beds that stay are never moved. The same for any order of rooms and guests.
 */
export function suggestBeds<Sleeper extends RoomGuest>({
  rooms,
  guests,
  occupied,
}: {
  rooms: readonly StoredRoom[]
  guests: readonly Sleeper[]
  /** Beds that stay: set by hand, or published. */
  occupied: readonly Bed<Sleeper>[]
}) {
  const open = rooms
    .toSorted(compareRooms)
    .map((room) => ({ room, beds: occupied.filter(({ roomId }) => roomId === room.id) }))
  const beds: SuggestedBed<Sleeper>[] = []
  const left: { guest: Sleeper; why: LeftReason }[] = []
  for (const unit of sleepingUnits(guests, occupied)) {
    const isTogether = unit.isWhole || bestRoom(open, unit) !== undefined
    // Friends who find no room together are placed one by one.
    const alone = unit.guests.map((guest) => {
      return { ...unit, guests: [guest], needsGround: needsGroundFloor(guest) }
    })
    for (const part of isTogether ? [unit] : alone) {
      const found = bestRoom(open, part)
      if (found) beds.push(...fill(found, part))
      else left.push(...part.guests.map((guest) => ({ guest, why: whyLeft(part) })))
    }
  }
  return { beds, left }
}

function bestRoom(open: readonly OpenRoom[], unit: SleepingUnit<RoomGuest>): OpenRoom | undefined {
  if (unit.isWhole && !hasAdult(unit)) return undefined
  const beside = new Set(unit.beside.map(({ roomId }) => roomId))
  const [best] = open
    .filter(({ room }) => !unit.isWhole || [...beside].every((id) => id === room.id))
    .filter((each) => takes(each, unit))
    .map((each) => ({ each, rank: rankOf(each, unit) }))
    // The first difference decides. Sorting keeps the order of rooms among equals.
    .sort((a, b) => {
      const at = a.rank.findIndex((each, index) => each !== b.rank[index])
      return at < 0 ? 0 : (a.rank[at] ?? 0) - (b.rank[at] ?? 0)
    })
  return best?.each
}

function hasAdult({ guests, beside }: SleepingUnit<RoomGuest>): boolean {
  return [...guests, ...beside.map(({ guest }) => guest)].some((guest) => !isMinor(guest))
}

function takes({ room, beds }: OpenRoom, { guests, isWhole }: SleepingUnit<RoomGuest>): boolean {
  const { plain, extra } = freeIn({ room, beds })
  // Mattresses are for families and children; nobody who comes alone is asked to take one.
  const free = isWhole ? plain + extra : plain
  const together = [...beds.map(({ guest }) => guest), ...guests]
  return free >= guests.length && suits(room, guests) && mayShare(together)
}

/** Somebody who is set by hand, or came back, may have made it too full. */
function freeIn({ room, beds }: OpenRoom): { plain: number; extra: number } {
  const { plain, extra } = freeBeds(room, beds)
  return { plain: Math.max(plain, 0), extra: Math.max(extra, 0) }
}

/** The lower the better. */
function rankOf({ room, beds }: OpenRoom, unit: SleepingUnit<RoomGuest>): number[] {
  const { plain } = freeIn({ room, beds })
  const extraNeeded = Math.max(unit.guests.length - plain, 0)
  const wastesGround = Number(room.groundFloor && !unit.needsGround)
  const isNew = Number(beds.length === 0)
  // Rooms for everybody come last, but before those that are meant for others.
  const isMeant = (room.kind === 'family') === unit.isFamily
  const kind = room.kind === 'anyone' ? 1 : isMeant ? 0 : 2
  return [extraNeeded, kind, wastesGround, isNew, plain]
}

function fill<Sleeper extends RoomGuest>(open: OpenRoom, unit: SleepingUnit<Sleeper>) {
  const { plain } = freeIn(open)
  const beds = unit.guests.map((guest, index) => {
    const isExtra = index >= plain
    const gender = unit.guests[0]?.gender === 'Female' ? 'women' : 'men'
    const reasons: BedReason[] = [unit.isFamily ? 'family' : unit.isWhole ? 'own-group' : gender]
    if (needsGroundFloor(guest)) reasons.push('ground-floor')
    if (unit.isWhole && unit.beside.length > 0) reasons.push('beside')
    if (isExtra) reasons.push('extra-bed')
    return { guest, roomId: open.room.id, isExtra, reasons }
  })
  open.beds.push(...beds)
  return beds
}

function whyLeft(unit: SleepingUnit<RoomGuest>): LeftReason {
  const beside = new Set(unit.beside.map(({ roomId }) => roomId))
  if (unit.isWhole && !hasAdult(unit)) return 'no-adult'
  if (unit.isWhole && beside.size > 1) return 'apart'
  if (unit.isWhole && beside.size === 1) return 'beside'
  return unit.needsGround ? 'no-ground-floor' : 'no-room'
}

type SleepingUnit<Sleeper extends RoomGuest> = {
  /** The oldest first: the youngest gets the mattress. */
  guests: Sleeper[]
  /** Those of them who have a bed already, which stays. */
  beside: Bed<Sleeper>[]
  /** Never split, and in a room with nobody else: a family, and a group with somebody under 18. */
  isWhole: boolean
  isFamily: boolean
  needsGround: boolean
}

/**
 * Families whole; the people of other registrations by gender. Sorted by who is harder to place, and the
 * same for any order of the guests.
 */
function sleepingUnits<Sleeper extends RoomGuest>(
  guests: readonly Sleeper[],
  occupied: readonly Bed<Sleeper>[],
): SleepingUnit<Sleeper>[] {
  const beside = Map.groupBy(occupied, ({ guest }) => unitKey(guest))
  const units = Map.groupBy(guests, unitKey)
  return [...units]
    .map(([key, own]) => {
      const sorted = own.sort((a, b) => b.age - a.age || compareText(guestKey(a), guestKey(b)))
      const isFamily = own.every(isOfFamily)
      return {
        guests: sorted,
        beside: beside.get(key) ?? [],
        isFamily,
        isWhole: isFamily || own.some(isMinor),
        needsGround: own.some(needsGroundFloor),
      }
    })
    .sort(
      (a, b) =>
        Number(b.needsGround) - Number(a.needsGround) ||
        Number(b.isFamily) - Number(a.isFamily) ||
        Number(b.isWhole) - Number(a.isWhole) ||
        b.guests.length - a.guests.length ||
        compareText(cityOf(a), cityOf(b)) ||
        compareText(keyOf(a), keyOf(b)),
    )
}

function unitKey(guest: RoomGuest): string {
  return isOfFamily(guest) ? guest.registrationId : `${guest.registrationId} ${guest.gender}`
}

/** People of one city are placed after each other, and so often in one room. */
function cityOf({ guests }: SleepingUnit<RoomGuest>): string {
  return guests[0]?.city.toLowerCase() ?? ''
}

function keyOf({ guests: [first] }: SleepingUnit<RoomGuest>): string {
  return first ? guestKey(first) : ''
}
