import type { PartyType } from '../registration/party.ts'
import type { PersonColumns } from '../registration/person-fields.ts'
import type { Room } from './room.ts'

/** Somebody who stays overnight. */
export type RoomGuest = Pick<PersonColumns, 'gender' | 'age' | 'city'> & {
  registrationId: string
  position: number
  party: PartyType
}

/** A guest's bed in a room. */
export type Bed<Sleeper extends RoomGuest = RoomGuest> = {
  guest: Sleeper
  roomId: string
  /** A mattress or a cot. */
  isExtra: boolean
}

/** From this age somebody may sleep among strangers. */
const ADULT = 18

/** From this age somebody sleeps on the ground floor. */
const OLDER = 60

export function isMinor({ age }: Pick<RoomGuest, 'age'>): boolean {
  return age < ADULT
}

export function needsGroundFloor({ age }: Pick<RoomGuest, 'age'>): boolean {
  return age >= OLDER
}

/** Couples and families share a room with nobody else. */
export function isOfFamily({ party }: Pick<RoomGuest, 'party'>): boolean {
  return party === 'Family' || party === 'Married Couple'
}

export function guestKey({
  registrationId,
  position,
}: Pick<RoomGuest, 'registrationId' | 'position'>) {
  return `${registrationId} ${position}`
}

/** What is against the rules in a room. The office may decide so all the same. */
export type RoomTrouble = 'family-with-others' | 'mixed' | 'minor' | 'kind' | 'floor'

/** Families whole and alone, others by gender, nobody under 18 among strangers. */
export function mayShare(guests: readonly RoomGuest[]): boolean {
  const isOneParty = new Set(guests.map(({ registrationId }) => registrationId)).size <= 1
  if (isOneParty) return guests.every(isOfFamily) || isOneGender(guests)
  return isOneGender(guests) && !guests.some((guest) => isOfFamily(guest) || isMinor(guest))
}

/** Whether a room is meant for these people. */
export function suits(
  room: Pick<Room, 'kind' | 'groundFloor'>,
  guests: readonly RoomGuest[],
): boolean {
  return isKind(room, guests) && (room.groundFloor || !guests.some(needsGroundFloor))
}

function isKind({ kind }: Pick<Room, 'kind'>, guests: readonly RoomGuest[]): boolean {
  if (kind === 'anyone') return true
  if (kind === 'family') return guests.every(isOfFamily)
  return guests.every(({ gender }) => gender === (kind === 'women' ? 'Female' : 'Male'))
}

function isOneGender(guests: readonly RoomGuest[]): boolean {
  return new Set(guests.map(({ gender }) => gender)).size <= 1
}

/** What somebody should look at, for a room in which people were put by hand or have changed since. */
export function troublesOf(
  room: Pick<Room, 'kind' | 'groundFloor'>,
  guests: readonly RoomGuest[],
): RoomTrouble[] {
  const isOneParty = new Set(guests.map(({ registrationId }) => registrationId)).size <= 1
  const isFamily = isOneParty && guests.every(isOfFamily)
  return [
    ...(!isOneParty && guests.some(isOfFamily) ? (['family-with-others'] as const) : []),
    ...(!isFamily && !isOneGender(guests) ? (['mixed'] as const) : []),
    ...(!isOneParty && guests.some(isMinor) ? (['minor'] as const) : []),
    ...(isKind(room, guests) ? [] : (['kind'] as const)),
    ...(!room.groundFloor && guests.some(needsGroundFloor) ? (['floor'] as const) : []),
  ]
}
