import { compareText } from '../plain-text.ts'
import type { PartyType } from '../registration/party.ts'
import type { PersonColumns } from '../registration/person.ts'

export const ROOM_KINDS = ['women', 'men', 'family', 'anyone'] as const

export type RoomKind = (typeof ROOM_KINDS)[number]

export type Room = {
  /** Empty where there is only one. */
  building: string
  name: string
  beds: number
  /** Mattresses and cots that can be brought in. They are counted apart. */
  extraBeds: number
  kind: RoomKind
  groundFloor: boolean
}

export type StoredRoom = Room & { id: string }

export const LONGEST_ROOM_NAME = 40
export const MAX_BEDS = 200

export function roomName({ building, name }: Pick<Room, 'building' | 'name'>): string {
  return `${building} ${name}`.trim()
}

export function roomKey(room: Pick<Room, 'building' | 'name'>): string {
  return [room.building, room.name].map((part) => part.toLowerCase()).join('\n')
}

/** By building and number: 9 comes before 10. */
export function compareRooms(a: Room, b: Room): number {
  return (
    ORDER.compare(a.building, b.building) ||
    ORDER.compare(a.name, b.name) ||
    compareText(roomKey(a), roomKey(b))
  )
}

const ORDER = new Intl.Collator('en', { numeric: true })

/** How many beds and extra beds of a room are free, where these are taken. Below 0 when it is too full. */
export function freeBeds(
  { beds, extraBeds }: Pick<Room, 'beds' | 'extraBeds'>,
  taken: readonly { isExtra: boolean }[],
): { plain: number; extra: number } {
  const extras = taken.filter(({ isExtra }) => isExtra).length
  return { plain: beds - (taken.length - extras), extra: extraBeds - extras }
}

export type RoomProblem =
  | {
      problem: 'unknown' | 'changed' | 'nobody' | 'no-room'
    }
  | { problem: 'too-small'; room: string; guests: number; extraGuests: number }
  | { problem: 'same-room' | 'has-guests'; room: string }
  | {
      problem: 'no-bed'
      room: string
      free: number
      wanted: number
      /** Who has got the latest bed in it, and from whom. */
      last: { name: string; author: string } | undefined
    }
  /** Somebody else has changed the beds of these people since the form was opened. */
  | { problem: 'moved'; names: string[] }

export type RoomGuest = Pick<PersonColumns, 'gender' | 'age' | 'city'> & {
  registrationId: string
  position: number
  party: PartyType
}

export type Bed<Sleeper extends RoomGuest = RoomGuest> = {
  guest: Sleeper
  roomId: string
  isExtra: boolean
}

/** From this age somebody may sleep among strangers. */
const ADULT = 18

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

/** Families whole and alone, others by gender, nobody under 18 among strangers. */
export function mayShare(guests: readonly RoomGuest[]): boolean {
  const isOneParty = new Set(guests.map(({ registrationId }) => registrationId)).size <= 1
  if (isOneParty) return guests.every(isOfFamily) || isOneGender(guests)
  return isOneGender(guests) && !guests.some((guest) => isOfFamily(guest) || isMinor(guest))
}

export function suits(room: Pick<Room, 'kind' | 'groundFloor'>, guests: readonly RoomGuest[]) {
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
export function troublesOf(room: Pick<Room, 'kind' | 'groundFloor'>, guests: readonly RoomGuest[]) {
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
