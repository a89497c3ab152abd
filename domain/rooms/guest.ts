import type { PartyType } from '../registration/party.ts'
import type { PersonColumns } from '../registration/person-fields.ts'

/** Somebody who stays overnight. */
export type Guest = Pick<PersonColumns, 'gender' | 'age' | 'city'> & {
  registrationId: string
  position: number
  party: PartyType
}

/** A guest's bed in a room. */
export type Bed<Sleeper extends Guest = Guest> = {
  guest: Sleeper
  roomId: string
  /** A mattress or a cot. */
  isExtra: boolean
}

/** From this age somebody may sleep among strangers. */
const ADULT = 18

/** From this age somebody sleeps on the ground floor. */
const OLDER = 60

export function isMinor({ age }: Pick<Guest, 'age'>): boolean {
  return age < ADULT
}

export function needsGroundFloor({ age }: Pick<Guest, 'age'>): boolean {
  return age >= OLDER
}

/** Couples and families share a room with nobody else. */
export function isOfFamily({ party }: Pick<Guest, 'party'>): boolean {
  return party === 'Family' || party === 'Married Couple'
}

export function guestKey({ registrationId, position }: Pick<Guest, 'registrationId' | 'position'>) {
  return `${registrationId} ${position}`
}
