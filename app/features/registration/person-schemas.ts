import * as v from 'valibot'
import {
  atMost,
  emailField,
  firstFault,
  mobileField,
  nameField,
  textField,
} from '#app/ui/form/field-schemas.ts'
import { GENDERS, isCityName, LONGEST, parseAge } from '#domain/registration/attendee.ts'
import type { PersonFieldName } from '#domain/registration/person-fields.ts'
import { NOT_AN_AGE, REQUIRED } from './messages.ts'

/** How each field of a person is checked, on the form and in a record. */
export function personSchemas() {
  return {
    firstname: nameField({ label: 'First Name', required: REQUIRED.firstname }),
    lastname: nameField({ label: 'Last Name', required: REQUIRED.lastname }),
    gender: v.picklist(GENDERS, REQUIRED.gender),
    email: emailField({ required: REQUIRED.email }),
    age: v.pipe(
      textField({ label: 'Age', required: REQUIRED.age }),
      v.transform(parseAge),
      v.number(NOT_AN_AGE),
    ),
    phone: mobileField({ required: REQUIRED.phone, invalid: 'Invalid mobile number!' }),
    city: firstFault(
      v.pipe(
        textField({ label: 'City', required: REQUIRED.city }),
        atMost('City', LONGEST.city),
        v.check(isCityName, 'Invalid city name!'),
      ),
    ),
  } satisfies Record<PersonFieldName, v.GenericSchema<unknown, string | number>>
}

/** A field that was not sent is reported by the object's schema, not by its own. */
export function missing(issue: v.BaseIssue<unknown>): string {
  const key = issue.path?.at(-1)?.key
  return new Map<unknown, string>(Object.entries(REQUIRED)).get(key) ?? REQUIRED.persons
}
