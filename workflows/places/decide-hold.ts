import type { Db } from '#database/engine/open.ts'
import { lockPlaces } from '#database/places/places.ts'
import { findSameRegistration, type Registration } from '#database/registration/registrations.ts'
import type { ConferenceEvent } from '#domain/conferences/conference.ts'
import { fits, type Party, takesPlaces } from '#domain/registration/places.ts'
import type { RegistrationInput } from '#domain/registration/registration-input.ts'
import { ConferenceFull } from './conference-full.ts'
import { readPlacesLeft } from './find-places.ts'

type Deciding = {
  event: ConferenceEvent
  registration: RegistrationInput
  sent: Pick<Registration, 'submission' | 'twin'>
  waiting: boolean
}

/**
 * Decides whether a registration gets places. Must run in the transaction that stores it: the event's
 * lock makes concurrent registrations count the last place one after the other.
 */
export async function decideHold(
  tx: Db,
  { event, registration, sent, waiting }: Deciding,
): Promise<'held' | 'waiting'> {
  if (!event.capacity) return 'held'
  await lockPlaces(tx, event.code)
  const known = await findSameRegistration(tx, sent)
  if (known && takesPlaces(known.hold)) return 'held'
  const party = toParty(registration)
  const left = await readPlacesLeft(tx, event)
  if (!left || fits(party, left)) return 'held'
  if (waiting || known?.hold === 'waiting') return 'waiting'
  throw new ConferenceFull(party, left)
}

function toParty({ persons, residential }: RegistrationInput): Party {
  return { people: persons.length, residential }
}
