import type { Db } from '#database/engine/open.ts'
import { countPlaces } from '#database/places/places.ts'
import type { Registration } from '#database/registration/registrations.ts'
import type { ConferenceEvent } from '#domain/conferences/conference.ts'
import {
  type Party,
  placesLeft,
  type Shortage,
  shortageFor,
  takesPlaces,
} from '#domain/registration/places.ts'
import { partyOf } from './find-places.ts'

type Wanted = {
  event: Pick<ConferenceEvent, 'code' | 'capacity'>
  registration: Registration
  /** The party after the change. */
  party: Party
}

/**
 * What the event lacks for a changed party; undefined when it fits, or when the
 * registration has no places anyway. Exact only while the caller holds the lock of the places.
 */
export async function shortageAfter(
  db: Db,
  { event, registration, party }: Wanted,
): Promise<Shortage | undefined> {
  if (!event.capacity || !takesPlaces(registration.hold)) return undefined
  const held = await countPlaces(db, event.code)
  const own = registration.event_code === event.code ? partyOf(registration) : undefined
  // A party that doesn't grow has its places already, even where the office exceeded the capacity.
  if (own && party.people <= own.people && party.residential === own.residential) return undefined
  const others = {
    people: held.people - (own?.people ?? 0),
    residential: held.residential - (own?.residential === 'Residential' ? own.people : 0),
  }
  return shortageFor(party, placesLeft(event.capacity, others))
}
