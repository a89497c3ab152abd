import * as v from 'valibot'
import { firstFault } from '#app/ui/form/first-fault.ts'
import { parseMobile } from '#domain/mobile-number.ts'
import {
  GENDERS,
  isCityName,
  isPersonName,
  LONGEST,
  NOT_AS_SPOKEN,
  parseAge,
} from '#domain/registration/attendee.ts'
import { hasWebAddress } from '#domain/web-address.ts'
import { NOT_AN_AGE, REQUIRED } from './messages.ts'

/** The fields of one person, on the form and in a record. */
export function personFields() {
  return {
    firstname: personName('First Name', REQUIRED.firstname),
    lastname: personName('Last Name', REQUIRED.lastname),
    gender: v.picklist(GENDERS, REQUIRED.gender),
    email: firstFault(
      v.pipe(
        words('Email', REQUIRED.email),
        atMost('Email', LONGEST.email),
        v.email('Email must be a valid email address'),
      ),
    ),
    age: v.pipe(words('Age', REQUIRED.age), v.transform(parseAge), v.number(NOT_AN_AGE)),
    phone: v.pipe(
      words('Mobile Number', REQUIRED.phone),
      v.transform(parseMobile),
      v.string('Invalid mobile number!'),
    ),
    city: firstFault(
      v.pipe(
        words('City', REQUIRED.city),
        atMost('City', LONGEST.city),
        v.check(isCityName, 'Invalid city name!'),
      ),
    ),
  }
}

function personName(label: string, required: string) {
  return firstFault(
    v.pipe(
      words(label, required),
      atMost(label, LONGEST.name),
      v.check(isPersonName, `${label} must not contain | or invisible characters`),
      v.check((name) => !hasWebAddress(name), NOT_AS_SPOKEN),
    ),
  )
}

/** A required text, trimmed. */
export function words(label: string, required: string) {
  const message = ({ input }: { input: unknown }) =>
    input === undefined || input === null ? required : `${label} must be text`
  return v.pipe(v.string(message), v.trim(), v.nonEmpty(required))
}

function atMost(label: string, longest: number) {
  return v.maxLength<string, number, string>(
    longest,
    `${label} must be at most ${longest} characters`,
  )
}

/** A field that was not sent is reported by the object's schema, not by its own. */
export function missing(issue: v.BaseIssue<unknown>): string {
  const key = issue.path?.at(-1)?.key
  return new Map<unknown, string>(Object.entries(REQUIRED)).get(key) ?? REQUIRED.persons
}
