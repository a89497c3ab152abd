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
 * - `cancelled`: cancelled by the office or the visitor; only the office restores it
 */
export const HOLDS = ['held', 'confirmed', 'released', 'waiting', 'cancelled'] as const

export type Hold = (typeof HOLDS)[number]

/** The places that one registration needs. */
export type Party = { people: number; residential: ResidentialType }

/** Places that are taken, in all and residential. */
export type PlacesHeld = { people: number; residential: number }

/** Places that are left; undefined where there is no limit, never negative. */
export type PlacesLeft = { people: number | undefined; residential: number | undefined }

/** What a party lacks: the kind of place that runs short, how many are left and how many it needs. */
export type Shortage = { kind: 'people' | 'residential'; left: number; wanted: number }

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
  const { people: wanted, residential } = party
  const kinds =
    residential === 'Residential' ? (['people', 'residential'] as const) : (['people'] as const)
  for (const kind of kinds) {
    const left = places[kind]
    if (left !== undefined && wanted > left) return { kind, left, wanted }
  }
  return undefined
}

export function fits(party: Party, places: PlacesLeft): boolean {
  return shortageFor(party, places) === undefined
}

function left(capacity: number | undefined, held: number): number | undefined {
  return capacity === undefined ? undefined : Math.max(capacity - held, 0)
}
