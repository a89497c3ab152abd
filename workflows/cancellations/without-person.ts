import type { Registration, StoredAttendee } from '#database/registration/registrations.ts'
import { fitsParty } from '#domain/registration/party.ts'
import type { Correction } from '#workflows/corrections/plan-correction.ts'
import { storedCorrection } from '#workflows/corrections/stored-correction.ts'

type Leaving = { people: readonly StoredAttendee[]; leaving: number }

/** The registration without one person. A couple of which one stays is an individual. */
export function withoutPerson(
  registration: Registration,
  { people, leaving }: Leaving,
): Correction {
  const rest = people.filter(({ position }) => position !== leaving)
  const stored = { ...storedCorrection(registration, rest), leaving }
  if (fitsParty(stored.type, rest.length)) return stored
  return { ...stored, type: rest.length === 1 ? 'Individual' : 'Group' }
}
