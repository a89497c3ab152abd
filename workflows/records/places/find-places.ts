import type { Db } from '#database/engine/open.ts'
import { findRow } from '#database/engine/rows.ts'
import { countPlaces, type HoldChange, lockPlaces } from '#database/records/places/places.ts'
import {
  findRegistration,
  type Registration,
  sameSubmission,
} from '#database/records/registration/registrations.ts'
import { type ConferenceEvent, findEvent } from '#domain/conferences/conference.ts'
import type { RegistrationInput } from '#domain/registration/party.ts'
import {
  type Party,
  type PlacesLeft,
  placesLeft,
  type Shortage,
  shortageFor,
  takesPlaces,
} from '#domain/registration/places.ts'
import type { ResidentialType } from '#domain/registration/price.ts'
import { refuse } from '#workflows/actor.ts'
import type { Services } from '#workflows/services.ts'

export function refusalFor(
  { cancelled, price }: Pick<ConferenceEvent, 'cancelled' | 'price'>,
  type: ResidentialType,
): { ok: false; problem: 'date-cancelled' | 'type-not-offered' } | undefined {
  if (cancelled) return refuse('date-cancelled')
  return price.notOffered === type ? refuse('type-not-offered') : undefined
}

export async function readPlacesLeft(
  db: Db,
  { code, capacity }: Pick<ConferenceEvent, 'code' | 'capacity'>,
): Promise<PlacesLeft | undefined> {
  return capacity && placesLeft(capacity, await countPlaces(db, code))
}

export async function shortageNow(
  db: Db,
  event: Pick<ConferenceEvent, 'code' | 'capacity'>,
  party: Party,
): Promise<Shortage | undefined> {
  const left = await readPlacesLeft(db, event)
  return left && shortageFor(party, left)
}

export function heldUntil({ capacity, holdMinutes }: ConferenceEvent, now: Date): Date | undefined {
  return capacity && holdMinutes ? new Date(now.getTime() + holdMinutes * 60_000) : undefined
}

/**
 * Whether a stored registration has its places, or could take them now. Must run in a transaction
 * before any other lock; the caller stores the hold in the same transaction. False for a cancelled
 * registration.
 */
export async function mayHavePlaces(tx: Db, { content }: Services, registration: Registration) {
  await lockPlaces(tx, registration.event_code)
  // Read again, because it may have changed while we waited for the lock.
  const { hold } = (await findRegistration(tx, registration.id)) ?? registration
  if (hold === 'cancelled') return false
  const event = findEvent(content.conferences, registration.event_code)?.event
  if (!event || takesPlaces(hold)) return true
  return !(await shortageNow(tx, event, partyOfRegistration(registration)))
}

export function holdAgain({ content, now }: Services, { event_code }: Registration): HoldChange {
  const event = findEvent(content.conferences, event_code)?.event
  const at = now()
  return { hold: 'held', heldUntil: event && heldUntil(event, at), source: 'visitor', at }
}

export function partyOfRegistration({ places, residential }: Registration): Party {
  return { people: places, residential }
}

/** Undefined also where the registration has no places anyway. Exact only under the lock of the places. */
export async function shortageAfter(
  db: Db,
  event: Pick<ConferenceEvent, 'code' | 'capacity'>,
  registration: Registration,
  party: Party,
): Promise<Shortage | undefined> {
  if (!event.capacity || !takesPlaces(registration.hold)) return undefined
  const held = await countPlaces(db, event.code)
  const own = registration.event_code === event.code ? partyOfRegistration(registration) : undefined
  // A party that doesn't grow has its places already, even where the office exceeded the capacity.
  if (own && party.people <= own.people && party.residential === own.residential) return undefined
  const others = {
    people: held.people - (own?.people ?? 0),
    residential: held.residential - (own?.residential === 'Residential' ? own.people : 0),
  }
  return shortageFor(party, placesLeft(event.capacity, others))
}

/**
 * Decides whether a registration gets places. Must run in the transaction that stores it: the event's
 * lock makes concurrent registrations count the last place one after the other. Where it is refused,
 * nothing is stored.
 */
export async function decideHold(
  tx: Db,
  event: ConferenceEvent,
  registration: RegistrationInput,
  sent: Pick<Registration, 'submission' | 'twin'>,
  waiting: boolean,
) {
  if (!event.capacity) return HELD
  await lockPlaces(tx, event.code)
  const known = await findRow(tx, 'registration', sameSubmission(sent))
  if (known && takesPlaces(known.hold)) return HELD
  const { persons, residential } = registration
  const left = await readPlacesLeft(tx, event)
  const shortage = left && shortageFor({ people: persons.length, residential }, left)
  if (!shortage) return HELD
  if (waiting || known?.hold === 'waiting') return { ok: true, hold: 'waiting' } as const
  return { ok: false, problem: 'full', shortage, left } as const
}

const HELD = { ok: true, hold: 'held' } as const
