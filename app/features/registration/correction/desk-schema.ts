import * as v from 'valibot'
import { REQUIRED } from '#app/features/registration/messages.ts'
import { missing, personSchemas } from '#app/features/registration/person-schemas.ts'
import {
  arrival,
  choices,
  type OfferedCodes,
} from '#app/features/registration/registration-schema.ts'
import { orEmpty } from '#app/ui/form/field-schemas.ts'
import { memoize } from '#app/ui/memoize.ts'

/**
 * The registration form as the desk fills it in: a name and a mobile number are enough to reach somebody.
 * Not in the visitor's schema, because that one is part of public pages.
 */
export const deskSchema = memoize((codes: OfferedCodes) =>
  v.object({ ...choices(codes), arrival: arrival(), persons: persons() }, missing),
)

function persons() {
  const { email, city, ...others } = personSchemas()
  const person = { ...others, email: orEmpty(email), city: orEmpty(city) }
  return v.array(v.object(person, missing), REQUIRED.persons)
}
