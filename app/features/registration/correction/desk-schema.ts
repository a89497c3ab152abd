import * as v from 'valibot'
import {
  arrival,
  choices,
  type FormRules,
  missingIn,
  personSchemas,
} from '#app/features/registration/registration-schema.ts'
import { orEmpty } from '#app/ui/form/field-schemas.ts'
import { memoize } from '#app/ui/memoize.ts'
import type { Language } from '#domain/language.ts'
import { REGISTRATION_FORM } from '#words/forms.ts'

/**
 * The registration form as the desk fills it in: a name and a mobile number are enough to reach somebody.
 * Not in the visitor's schema, because that one is part of public pages.
 */
export const deskSchema = memoize((rules: FormRules) => {
  const { language } = rules
  const entries = { ...choices(rules), arrival: arrival(language), persons: persons(language) }
  return v.object(entries, missingIn(language))
})

function persons(language: Language) {
  const { email, city, ...others } = personSchemas(language)
  const person = { ...others, email: orEmpty(email), city: orEmpty(city) }
  return v.array(
    v.object(person, missingIn(language)),
    REGISTRATION_FORM[language].required.persons,
  )
}
