import * as v from 'valibot'
import {
  atMost,
  emailField,
  firstFault,
  mobileField,
  nameField,
  textField,
} from '#app/ui/form/field-schemas.ts'
import { REGISTRATION_FIELDS } from '#app/words/forms/registration-fields/index.ts'
import { REGISTRATION_FORM } from '#app/words/forms/registration-form/index.ts'
import type { Language } from '#domain/language.ts'
import { GENDERS, isCityName, LONGEST, parseAge } from '#domain/registration/attendee.ts'
import type { PersonFieldName } from '#domain/registration/person-fields.ts'

/** How each field of a person is checked, on the form and in a record. */
export function personSchemas(language: Language) {
  const { required, wrong } = REGISTRATION_FORM[language]
  const { person } = REGISTRATION_FIELDS[language]
  const words = (name: PersonFieldName) => ({
    language,
    label: person[name],
    required: required[name],
  })
  return {
    firstname: nameField(words('firstname')),
    lastname: nameField(words('lastname')),
    gender: v.picklist(GENDERS, required.gender),
    email: emailField({ language, required: required.email }),
    age: v.pipe(textField(words('age')), v.transform(parseAge), v.number(wrong.age)),
    phone: mobileField({ language, required: required.phone, invalid: wrong.mobile }),
    city: firstFault(
      v.pipe(
        textField(words('city')),
        atMost(words('city'), LONGEST.city),
        v.check(isCityName, wrong.city),
      ),
    ),
  } satisfies Record<PersonFieldName, v.GenericSchema<unknown, string | number>>
}

/** A field that was not sent is reported by the object's schema, not by its own. */
export function missingIn(language: Language) {
  const { required } = REGISTRATION_FORM[language]
  const messages = new Map<unknown, string>(Object.entries(required))
  // Records have another name for it.
  messages.set('arrivals', required.arrival)
  return (issue: v.BaseIssue<unknown>): string =>
    messages.get(issue.path?.at(-1)?.key) ?? required.persons
}
