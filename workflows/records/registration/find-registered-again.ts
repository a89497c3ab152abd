import { findRow, findRows } from '#database/engine/rows.ts'
import { attendeesOf, sameSubmission } from '#database/records/registration/registrations.ts'
import { alsoAmong } from '#domain/registration/family-keys.ts'
import type { RegistrationInput } from '#domain/registration/party.ts'
import { takesPlaces } from '#domain/registration/places.ts'
import type { Services } from '#workflows/services.ts'
import { identifyRegistration } from './register.ts'

/**
 * Whether people of this registration are already registered for the same date by the same browser, which knows
 * these private pages, and hold places: their first names, and the token of the page that they have. The same
 * form sent twice is none: it is the same registration.
 */
export async function findRegisteredAgain(
  { db }: Services,
  sent: { registration: RegistrationInput; key: string | undefined; tokens: readonly string[] },
): Promise<{ names: string[]; privateToken: string } | undefined> {
  const { registration, key, tokens } = sent
  const known = await findRows(db, 'registration', { private_token: tokens }, 'number')
  const holding = known.filter(
    ({ event_code, hold }) => event_code === registration.eventCode && takesPlaces(hold),
  )
  if (holding.length === 0) return undefined
  if (await findRow(db, 'registration', sameSubmission(identifyRegistration(registration, key))))
    return undefined
  const people = registration.persons.map(({ firstname: first, lastname: last }) => ({
    first,
    last,
  }))
  for (const { id, private_token: privateToken } of holding.toReversed()) {
    const others = (await attendeesOf(db, id)).map(({ first_name: first, last_name: last }) => {
      return { first, last }
    })
    const names = alsoAmong(people, others).map(({ first }) => first)
    if (names.length > 0) return { names, privateToken }
  }
  return undefined
}
