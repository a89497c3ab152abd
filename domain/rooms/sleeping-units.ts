import { type Bed, type Guest, guestKey, isMinor, isOfFamily, needsGroundFloor } from './guest.ts'
import { compareTexts } from './room.ts'

/** People of one registration who look for beds together. */
export type SleepingUnit<Sleeper extends Guest> = {
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
export function sleepingUnits<Sleeper extends Guest>(
  guests: readonly Sleeper[],
  kept: readonly Bed<Sleeper>[],
): SleepingUnit<Sleeper>[] {
  const beside = Map.groupBy(kept, ({ guest }) => unitKey(guest))
  const units = Map.groupBy(guests, unitKey)
  return [...units]
    .map(([key, own]) => toUnit(own, beside.get(key) ?? []))
    .sort(
      (a, b) =>
        Number(b.needsGround) - Number(a.needsGround) ||
        stageOf(a) - stageOf(b) ||
        b.guests.length - a.guests.length ||
        compareTexts(cityOf(a), cityOf(b)) ||
        compareTexts(keyOf(a), keyOf(b)),
    )
}

function unitKey(guest: Guest): string {
  return isOfFamily(guest) ? guest.registrationId : `${guest.registrationId} ${guest.gender}`
}

function toUnit<Sleeper extends Guest>(
  own: readonly Sleeper[],
  beside: Bed<Sleeper>[],
): SleepingUnit<Sleeper> {
  const guests = own.toSorted((a, b) => b.age - a.age || compareTexts(guestKey(a), guestKey(b)))
  const isFamily = guests.every(isOfFamily)
  return {
    guests,
    beside,
    isFamily,
    isWhole: isFamily || guests.some(isMinor),
    needsGround: guests.some(needsGroundFloor),
  }
}

function stageOf({ isFamily, isWhole }: SleepingUnit<Guest>): number {
  if (isFamily) return 0
  return isWhole ? 1 : 2
}

/** People of one city are placed after each other, and so often in one room. */
function cityOf({ guests }: SleepingUnit<Guest>): string {
  return guests[0]?.city.toLowerCase() ?? ''
}

function keyOf({ guests: [first] }: SleepingUnit<Guest>): string {
  return first ? guestKey(first) : ''
}
