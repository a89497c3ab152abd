import { waitingRegistrations } from '#database/places/places.ts'
import {
  attendeesOf,
  type Registration,
  type StoredAttendee,
} from '#database/registration/registrations.ts'
import { findEvent } from '#domain/conferences/conference.ts'
import type { PlacesLeft } from '#domain/registration/places.ts'
import type { Services } from '#workflows/services.ts'
import { readPlacesLeft } from './find-places.ts'

export type WaitingRegistration = {
  registration: Registration
  firstPerson: StoredAttendee | undefined
  /** Undefined when the conference has no limit, or is no longer in the content. */
  placesLeft: PlacesLeft | undefined
}

/** The waiting list of one conference, or of all, first come first. */
export async function listWaiting(
  services: Services,
  event?: string,
): Promise<WaitingRegistration[]> {
  const waiting = await waitingRegistrations(services.db, event)
  return Promise.all(waiting.map((registration) => describeWaiting(services, registration)))
}

async function describeWaiting(
  { db, content }: Services,
  registration: Registration,
): Promise<WaitingRegistration> {
  const event = findEvent(content.conferences, registration.event_code)?.event
  const [firstPerson] = await attendeesOf(db, registration.id)
  return { registration, firstPerson, placesLeft: event && (await readPlacesLeft(db, event)) }
}
