import { waitingRegistrations } from '#database/places/places.ts'
import type { Registration } from '#database/registration/registrations.ts'
import { findEvent, isOpen } from '#domain/conferences/conference.ts'
import { OFFERED_FOR_MS } from '#domain/registration/offered-until.ts'
import { fits } from '#domain/registration/places.ts'
import type { Services } from '#workflows/services.ts'
import { partyOf, readPlacesLeft } from './find-places.ts'
import { promote } from './promote.ts'

/**
 * Offers free places to the waiting list, longest waiting first. A party is offered places for all of
 * its people or none; whoever doesn't fit is passed over, and stays on the list. Only while registration
 * is open. Returns how many parties got an offer.
 */
export async function offerFreedPlaces(services: Services, eventCode?: string): Promise<number> {
  let offered = 0
  for (const registration of await waitingRegistrations(services.db, eventCode)) {
    if ((await mayFit(services, registration)) && (await offerTo(services, registration))) offered++
  }
  return offered
}

/** Whether somebody waits for whom there are places now. */
export async function isOfferDue(services: Services): Promise<boolean> {
  for (const registration of await waitingRegistrations(services.db, undefined)) {
    if (await mayFit(services, registration)) return true
  }
  return false
}

/** Without a lock, so that a long list at a full conference locks nothing. */
async function mayFit(services: Services, registration: Registration): Promise<boolean> {
  const event = findEvent(services.content.conferences, registration.event_code)?.event
  if (!event || !isOpen(event, services.now())) return false
  const left = await readPlacesLeft(services.db, event)
  return left !== undefined && fits(partyOf(registration), left)
}

async function offerTo(services: Services, { id, event_code }: Registration): Promise<boolean> {
  const promotion = { id, keepMs: OFFERED_FOR_MS, overCapacity: false }
  const promoted = await promote(services, { ...promotion, isAutomatic: true })
  if (!promoted.ok) return false
  services.count('places.offered')
  services.log.info('places-offered', { registration: id, event_code })
  return true
}
