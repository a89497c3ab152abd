import type { Db } from '#database/open.ts'
import { countPlaces, type HoldChange, lockPlaces } from '#database/places.ts'
import type { Registration } from '#database/registrations.ts'
import { type ConferenceEvent, findEvent } from '#domain/registration/conference.ts'
import {
  fits,
  type Hold,
  type Party,
  type PlacesLeft,
  placesLeft,
  takesPlaces,
} from '#domain/registration/places.ts'
import type { Services } from '../services.ts'

/** How many still find a place. Undefined where there is no limit. */
export async function readPlacesLeft(
  db: Db,
  { code, capacity }: Pick<ConferenceEvent, 'code' | 'capacity'>,
): Promise<PlacesLeft | undefined> {
  return capacity && placesLeft(capacity, await countPlaces(db, code))
}

/** Until when its places are kept for somebody who registers now. */
export function heldUntil({ capacity, holdMinutes }: ConferenceEvent, now: Date): Date | undefined {
  return capacity && holdMinutes ? new Date(now.getTime() + holdMinutes * 60_000) : undefined
}

/**
 * Inside a transaction, before any other lock: whether a stored registration has its places, or may
 * have them now. Then they are to be written down before the transaction ends. One that was
 * cancelled never has any.
 */
export async function mayHavePlaces(
  tx: Db,
  { content }: Pick<Services, 'content'>,
  registration: Registration,
): Promise<boolean> {
  await lockPlaces(tx, registration.event_code)
  const hold = await holdOf(tx, registration)
  if (hold === 'cancelled') return false
  const event = findEvent(content.conferences, registration.event_code)?.event
  if (!event?.capacity || takesPlaces(hold)) return true
  return fits(partyOf(registration), placesLeft(event.capacity, await countPlaces(tx, event.code)))
}

/** What is written down with it. */
export function holdAgain(
  { content, now }: Pick<Services, 'content' | 'now'>,
  { event_code }: Registration,
): HoldChange {
  const event = findEvent(content.conferences, event_code)?.event
  const at = now()
  return { hold: 'held', heldUntil: event && heldUntil(event, at), source: 'visitor', at }
}

export function partyOf({ places, residential }: Registration): Party {
  return {
    people: places,
    residential: residential === 'Residential' ? 'Residential' : 'Non Residential',
  }
}

/** As it is under the lock, which it may have changed while we waited for it. */
async function holdOf(tx: Db, { id }: Registration): Promise<Hold> {
  const { hold } = await tx
    .selectFrom('registration')
    .select('hold')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return hold
}
