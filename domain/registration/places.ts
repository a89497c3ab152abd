import type { ResidentialType } from './price.ts'

/** How many people a conference takes, and how many of them residential. No limit where absent. */
export type Capacity = { people?: number | undefined; residential?: number | undefined }

/**
 * The state of a registration's places.
 *
 * - `held`: reserved until it is paid or, if free, until the link in its mail is used
 * - `confirmed`: paid, or nothing is due online
 * - `released`: not paid or kept in time, or refunded; the places are free for others
 * - `waiting`: on the waiting list, because there were no places; the office may promote it
 * - `cancelled`: cancelled by the office, which is final
 */
export const HOLDS = ['held', 'confirmed', 'released', 'waiting', 'cancelled'] as const

export type Hold = (typeof HOLDS)[number]

/** The places that one registration needs. */
export type Party = { people: number; residential: ResidentialType }

/** Places that are taken, in all and residential. */
export type PlacesHeld = { people: number; residential: number }

/** Places that are left; undefined where there is no limit, never negative. */
export type PlacesLeft = { people: number | undefined; residential: number | undefined }

/** The kind of place that runs short. */
type Shortage = 'people' | 'residential'

export function takesPlaces(hold: Hold): boolean {
  return hold === 'held' || hold === 'confirmed'
}

export function placesLeft(capacity: Capacity, held: PlacesHeld): PlacesLeft {
  const people = left(capacity.people, held.people)
  const beds = left(capacity.residential, held.residential)
  // A residential guest needs a seat in the hall as well as a bed.
  const residential = beds === undefined ? people : Math.min(beds, people ?? beds)
  return { people, residential }
}

/** Returns what a party lacks; undefined when it fits. A party is never split. */
export function shortageFor(party: Party, places: PlacesLeft): Shortage | undefined {
  if (places.people !== undefined && party.people > places.people) return 'people'
  if (party.residential !== 'Residential' || places.residential === undefined) return undefined
  return party.people > places.residential ? 'residential' : undefined
}

export function fits(party: Party, places: PlacesLeft): boolean {
  return shortageFor(party, places) === undefined
}

/** "All residential places are taken." */
export function describeShortage(party: Party, places: PlacesLeft): string | undefined {
  const shortage = shortageFor(party, places)
  if (!shortage) return undefined
  const kind = shortage === 'residential' ? 'residential ' : ''
  const rest = places[shortage] ?? 0
  if (rest === 0) return `All ${kind}places are taken.`
  const few = rest === 1 ? `Only 1 ${kind}place is` : `Only ${rest} ${kind}places are`
  return `${few} left, and you are ${party.people}.`
}

function left(capacity: number | undefined, held: number): number | undefined {
  return capacity === undefined ? undefined : Math.max(capacity - held, 0)
}
