import type { Registration, StoredAttendee } from '#database/registrations.ts'
import { GENDERS } from '#domain/registration/attendee.ts'
import { PARTY_TYPES } from '#domain/registration/party.ts'
import { RESIDENTIAL_TYPES } from '#domain/registration/price.ts'
import type { Correction } from './plan-correction.ts'

/** A registration as it is stored, in the form of a correction that changes nothing. */
export function storedCorrection(
  { party, residential, arrival }: Registration,
  people: readonly StoredAttendee[],
): Correction {
  return {
    type: PARTY_TYPES.find((each) => each === party) ?? 'Group',
    residential: RESIDENTIAL_TYPES.find((each) => each === residential) ?? 'Non Residential',
    arrival,
    persons: people.map(toPerson),
  }
}

function toPerson(stored: StoredAttendee): Correction['persons'][number] {
  const { position, first_name, last_name, email, phone, age, city } = stored
  const gender = GENDERS.find((each) => each === stored.gender) ?? 'Female'
  return { position, firstname: first_name, lastname: last_name, email, phone, gender, age, city }
}
