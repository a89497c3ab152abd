import type { Db } from '#database/engine/open.ts'
import { countPlaces, type HoldChange, lockPlaces } from '#database/places/places.ts'
import { findRegistration, type Registration } from '#database/registration/registrations.ts'
import { type ConferenceEvent, findEvent } from '#domain/conferences/conference.ts'
import {
  fits,
  type Party,
  type PlacesLeft,
  placesLeft,
  takesPlaces,
} from '#domain/registration/places.ts'
import type { Services } from '../services.ts'

/** The places left; undefined where there is no limit. */
export async function readPlacesLeft(
  db: Db,
  { code, capacity }: Pick<ConferenceEvent, 'code' | 'capacity'>,
): Promise<PlacesLeft | undefined> {
  return capacity && placesLeft(capacity, await countPlaces(db, code))
}

/** When the hold of a registration made now expires; undefined where places are not counted. */
export function heldUntil({ capacity, holdMinutes }: ConferenceEvent, now: Date): Date | undefined {
  return capacity && holdMinutes ? new Date(now.getTime() + holdMinutes * 60_000) : undefined
}

/**
 * Whether a stored registration has its places, or could take them now. Must run in a transaction
 * before any other lock; the caller stores the hold in the same transaction. False for a cancelled
 * registration.
 */
export async function mayHavePlaces(
  tx: Db,
  { content }: Services,
  registration: Registration,
): Promise<boolean> {
  await lockPlaces(tx, registration.event_code)
  // Read again, because it may have changed while we waited for the lock.
  const { hold } = (await findRegistration(tx, registration.id)) ?? registration
  if (hold === 'cancelled') return false
  const event = findEvent(content.conferences, registration.event_code)?.event
  if (!event?.capacity || takesPlaces(hold)) return true
  return fits(partyOf(registration), placesLeft(event.capacity, await countPlaces(tx, event.code)))
}

/** The hold to store. */
export function holdAgain({ content, now }: Services, { event_code }: Registration): HoldChange {
  const event = findEvent(content.conferences, event_code)?.event
  const at = now()
  return { hold: 'held', heldUntil: event && heldUntil(event, at), source: 'visitor', at }
}

export function partyOf({ places, residential }: Registration): Party {
  return { people: places, residential }
}
