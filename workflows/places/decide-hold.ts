import type { Db } from '#database/engine/open.ts'
import { lockPlaces } from '#database/places/places.ts'
import { findSameRegistration, type Registration } from '#database/registration/registrations.ts'
import type { ConferenceEvent } from '#domain/conferences/conference.ts'
import {
  type Party,
  type PlacesLeft,
  type Shortage,
  shortageFor,
  takesPlaces,
} from '#domain/registration/places.ts'
import type { RegistrationInput } from '#domain/registration/registration-input.ts'
import { readPlacesLeft } from './find-places.ts'

type Deciding = {
  event: ConferenceEvent
  registration: RegistrationInput
  sent: Pick<Registration, 'submission' | 'twin'>
  waiting: boolean
}

type Decided =
  | { ok: true; hold: 'held' | 'waiting' }
  /** Nothing is stored. */
  | { ok: false; problem: 'full'; shortage: Shortage; left: PlacesLeft }

/**
 * Decides whether a registration gets places. Must run in the transaction that stores it: the event's
 * lock makes concurrent registrations count the last place one after the other.
 */
export async function decideHold(
  tx: Db,
  { event, registration, sent, waiting }: Deciding,
): Promise<Decided> {
  if (!event.capacity) return HELD
  await lockPlaces(tx, event.code)
  const known = await findSameRegistration(tx, sent)
  if (known && takesPlaces(known.hold)) return HELD
  const left = await readPlacesLeft(tx, event)
  const shortage = left && shortageFor(toParty(registration), left)
  if (!left || !shortage) return HELD
  if (waiting || known?.hold === 'waiting') return { ok: true, hold: 'waiting' }
  return { ok: false, problem: 'full', shortage, left }
}

const HELD = { ok: true, hold: 'held' } as const

export function toParty({ persons, residential }: RegistrationInput): Party {
  return { people: persons.length, residential }
}
