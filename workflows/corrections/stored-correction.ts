import type { Registration, StoredAttendee } from '#database/registration/registrations.ts'
import type { Correction } from './plan-correction.ts'

/** A registration as it is stored, in the form of a correction that changes nothing. */
export function storedCorrection(
  { party, residential, arrival }: Registration,
  people: readonly StoredAttendee[],
): Correction {
  return { type: party, residential, arrival, persons: people.map(toPerson) }
}

function toPerson(stored: StoredAttendee): Correction['persons'][number] {
  const { registration_id: _, share_minor: __, cancelled_at: ___, ...person } = stored
  const { first_name: firstname, last_name: lastname, ...same } = person
  return { ...same, firstname, lastname }
}
