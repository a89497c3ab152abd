import {
  attendeesOf,
  findSameRegistration,
  registrationsByToken,
} from '#database/records/registration/registrations.ts'
import { alsoAmong } from '#domain/registration/family-keys.ts'
import type { RegistrationInput } from '#domain/registration/party.ts'
import { takesPlaces } from '#domain/registration/places.ts'
import type { Services } from '#workflows/services.ts'
import { identifyRegistration } from './register.ts'

type Sent = {
  registration: RegistrationInput
  key: string | undefined
  /** Of the private pages that this browser knows. */
  tokens: readonly string[]
}

export type RegisteredAgain = {
  /** First names. */
  names: string[]
  /** Opens the private page of the registration that these people have. */
  privateToken: string
}

/**
 * Whether people of this registration are already registered for the same date by the same browser, and
 * hold places. The same form sent twice is none: it is the same registration.
 */
export async function findRegisteredAgain(
  { db }: Services,
  { registration, key, tokens }: Sent,
): Promise<RegisteredAgain | undefined> {
  const known = await registrationsByToken(db, tokens)
  const holding = known.filter(
    ({ event_code, hold }) => event_code === registration.eventCode && takesPlaces(hold),
  )
  if (holding.length === 0) return undefined
  if (await findSameRegistration(db, identifyRegistration(registration, key))) return undefined
  const people = registration.persons.map(({ firstname, lastname }) => ({
    first: firstname,
    last: lastname,
  }))
  for (const { id, private_token } of holding) {
    const stored = await attendeesOf(db, id)
    const others = stored.map(({ first_name, last_name }) => ({
      first: first_name,
      last: last_name,
    }))
    const again = alsoAmong(people, others)
    if (again.length > 0) {
      return { names: again.map(({ first }) => first), privateToken: private_token }
    }
  }
  return undefined
}
