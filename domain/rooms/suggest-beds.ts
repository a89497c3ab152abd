import {
  type Bed,
  compareNumbered,
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

type BedSearch<Sleeper extends RoomGuest> = {
  rooms: readonly StoredRoom[]
  guests: readonly Sleeper[]
  /** Beds that stay: set by hand, or published. */
  occupied: readonly Bed<Sleeper>[]
}

type Suggestion<Sleeper extends RoomGuest> = {
  beds: SuggestedBed<Sleeper>[]
  left: { guest: Sleeper; why: LeftReason }[]
}

type OpenRoom = { room: StoredRoom; beds: Bed[] }

/**
 * Suggests beds: families whole, others by gender, nobody under 18 among strangers, 60 and older on the
 * ground floor. Beds that stay are never moved. The same for any order of rooms and guests.
 */
export function suggestBeds<Sleeper extends RoomGuest>(
  wanted: BedSearch<Sleeper>,
): Suggestion<Sleeper> {
  const { guests, occupied } = wanted
  const open = wanted.rooms
    .toSorted(compareRooms)
    .map((room) => ({ room, beds: occupied.filter(({ roomId }) => roomId === room.id) }))
  const suggestion: Suggestion<Sleeper> = { beds: [], left: [] }
  for (const unit of sleepingUnits(guests, occupied)) {
    for (const part of placedTogether(open, unit) ? [unit] : partsOf(unit)) {
      const found = bestRoom(open, part)
      if (found) suggestion.beds.push(...fill(found, part))
      else suggestion.left.push(...part.guests.map((guest) => ({ guest, why: whyLeft(part) })))
    }
  }
  return suggestion
}

/** Whether the unit must or can be in one room. */
function placedTogether(open: readonly OpenRoom[], unit: SleepingUnit<RoomGuest>): boolean {
  return unit.isWhole || bestRoom(open, unit) !== undefined
}

/** Friends who find no room together are placed one by one. */
function partsOf<Sleeper extends RoomGuest>(unit: SleepingUnit<Sleeper>): SleepingUnit<Sleeper>[] {
  return unit.guests.map((guest) => ({
    ...unit,
    guests: [guest],
    needsGround: needsGroundFloor(guest),
  }))
}

function bestRoom(open: readonly OpenRoom[], unit: SleepingUnit<RoomGuest>): OpenRoom | undefined {
  if (unit.isWhole && !hasAdult(unit)) return undefined
  const beside = new Set(unit.beside.map(({ roomId }) => roomId))
  const [best] = open
    .filter(({ room }) => !unit.isWhole || beside.size === 0 || isOnly(beside, room.id))
    .filter((each) => takes(each, unit))
    .map((each) => ({ each, rank: rankOf(each, unit) }))
    // Sorting keeps the order of rooms among equals.
    .sort((a, b) => compareNumbers(a.rank, b.rank))
  return best?.each
}

function isOnly(rooms: ReadonlySet<string>, id: string): boolean {
  return rooms.size === 1 && rooms.has(id)
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

/** The lower the better, the first difference decides. */
function rankOf({ room, beds }: OpenRoom, unit: SleepingUnit<RoomGuest>): number[] {
  const { plain } = freeIn({ room, beds })
  const extraNeeded = Math.max(unit.guests.length - plain, 0)
  const wastesGround = Number(room.groundFloor && !unit.needsGround)
  const isNew = Number(beds.length === 0)
  return [extraNeeded, kindRank(room, unit), wastesGround, isNew, plain]
}

/** Rooms for everybody come last, but before those that are meant for others. */
function kindRank({ kind }: StoredRoom, { isFamily }: SleepingUnit<RoomGuest>): number {
  if (kind === 'anyone') return 1
  return (kind === 'family') === isFamily ? 0 : 2
}

function compareNumbers(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((each, index) => each !== b[index])
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0)
}

function fill<Sleeper extends RoomGuest>(
  open: OpenRoom,
  unit: SleepingUnit<Sleeper>,
): SuggestedBed<Sleeper>[] {
  const { plain } = freeIn(open)
  const beds = unit.guests.map((guest, index) => {
    const isExtra = index >= plain
    const reasons = [...reasonsOf(unit, guest), ...(isExtra ? (['extra-bed'] as const) : [])]
    return { guest, roomId: open.room.id, isExtra, reasons }
  })
  open.beds.push(...beds)
  return beds
}

function reasonsOf(
  { guests, beside, isFamily, isWhole }: SleepingUnit<RoomGuest>,
  guest: RoomGuest,
) {
  const reasons: BedReason[] = [isFamily ? 'family' : isWhole ? 'own-group' : genderOf(guests)]
  if (needsGroundFloor(guest)) reasons.push('ground-floor')
  if (isWhole && beside.length > 0) reasons.push('beside')
  return reasons
}

function genderOf([first]: readonly RoomGuest[]): 'women' | 'men' {
  return first?.gender === 'Female' ? 'women' : 'men'
}

function whyLeft(unit: SleepingUnit<RoomGuest>): LeftReason {
  const beside = new Set(unit.beside.map(({ roomId }) => roomId))
  if (unit.isWhole && !hasAdult(unit)) return 'no-adult'
  if (unit.isWhole && beside.size > 1) return 'apart'
  if (unit.isWhole && beside.size === 1) return 'beside'
  return unit.needsGround ? 'no-ground-floor' : 'no-room'
}

/** People of one registration who look for beds together. */
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
    .map(([key, own]) => toUnit(own, beside.get(key) ?? []))
    .sort(
      (a, b) =>
        Number(b.needsGround) - Number(a.needsGround) ||
        stageOf(a) - stageOf(b) ||
        b.guests.length - a.guests.length ||
        compareNumbered(cityOf(a), cityOf(b)) ||
        compareNumbered(keyOf(a), keyOf(b)),
    )
}

function unitKey(guest: RoomGuest): string {
  return isOfFamily(guest) ? guest.registrationId : `${guest.registrationId} ${guest.gender}`
}

function toUnit<Sleeper extends RoomGuest>(
  own: readonly Sleeper[],
  beside: Bed<Sleeper>[],
): SleepingUnit<Sleeper> {
  const guests = own.toSorted((a, b) => b.age - a.age || compareNumbered(guestKey(a), guestKey(b)))
  const isFamily = guests.every(isOfFamily)
  return {
    guests,
    beside,
    isFamily,
    isWhole: isFamily || guests.some(isMinor),
    needsGround: guests.some(needsGroundFloor),
  }
}

function stageOf({ isFamily, isWhole }: SleepingUnit<RoomGuest>): number {
  if (isFamily) return 0
  return isWhole ? 1 : 2
}

/** People of one city are placed after each other, and so often in one room. */
function cityOf({ guests }: SleepingUnit<RoomGuest>): string {
  return guests[0]?.city.toLowerCase() ?? ''
}

function keyOf({ guests: [first] }: SleepingUnit<RoomGuest>): string {
  return first ? guestKey(first) : ''
}
