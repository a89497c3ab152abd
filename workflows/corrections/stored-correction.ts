import type { Registration, StoredAttendee } from '#database/registration/registrations.ts'
import { GENDERS } from '#domain/registration/attendee.ts'
import { PARTY_TYPES } from '#domain/registration/party.ts'
import { RESIDENTIAL_TYPES } from '#domain/registration/price.ts'
import { storedChoice } from '#domain/registration/stored-choice.ts'
import type { Correction } from './plan-correction.ts'

/** A registration as it is stored, in the form of a correction that changes nothing. */
export function storedCorrection(
  { id, party, residential, arrival }: Registration,
  people: readonly StoredAttendee[],
): Correction {
  return {
    type: storedChoice({ id, column: 'party', value: party, choices: PARTY_TYPES }),
    residential: storedChoice({
      id,
      column: 'residential',
      value: residential,
      choices: RESIDENTIAL_TYPES,
    }),
    arrival,
    persons: people.map(toPerson),
  }
}

function toPerson(stored: StoredAttendee): Correction['persons'][number] {
  const { registration_id: id, share_minor: _, cancelled_at: __, gender, ...person } = stored
  const { first_name: firstname, last_name: lastname, ...same } = person
  const choice = { id, column: 'gender', value: gender, choices: GENDERS }
  return { ...same, firstname, lastname, gender: storedChoice(choice) }
}
