import type { ResidentialType } from './price.ts'

/** How many a conference takes: in all, and of them with a bed. What is left out has no limit. */
export type Capacity = { people?: number | undefined; residential?: number | undefined }

/**
 * Where a registration stands with its places.
 *
 * - `held`: its places are kept for it while it is being paid, or until its mail was answered
 * - `confirmed`: it has paid, or nothing is due online
 * - `released`: it was not paid or kept in time, or was given back, and its places went to others
 * - `waiting`: there were none; the office may promote it
 * - `cancelled`: the office has cancelled it, for good
 */
export const HOLDS = ['held', 'confirmed', 'released', 'waiting', 'cancelled'] as const

export type Hold = (typeof HOLDS)[number]

/** What one registration takes up. */
export type Party = { people: number; residential: ResidentialType }

/** How many have a place already, in all and with a bed. */
export type PlacesHeld = { people: number; residential: number }

/** How many still find one; undefined where there is no limit. Never less than none. */
export type PlacesLeft = { people: number | undefined; residential: number | undefined }

/** Which kind there is not enough of. */
export type Shortage = 'people' | 'residential'

export function takesPlaces(hold: Hold): boolean {
  return hold === 'held' || hold === 'confirmed'
}

export function placesLeft(capacity: Capacity, held: PlacesHeld): PlacesLeft {
  const people = left(capacity.people, held.people)
  const beds = left(capacity.residential, held.residential)
  // A bed is of no use to somebody whom the hall can't take.
  const residential = beds === undefined ? people : Math.min(beds, people ?? beds)
  return { people, residential }
}

/** What a party lacks; undefined when all of it finds a place. Nobody is split up. */
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
