import * as v from 'valibot'
import {
  GENDERS,
  isCityName,
  isMobile,
  isPersonName,
  LONGEST,
  parseAge,
  plainMobile,
} from '#domain/registration/attendee.ts'
import { formatIndiaTime, parseIndiaTime } from '#domain/registration/india-time.ts'
import {
  fitsParty,
  isPartyType,
  LARGEST_PARTY,
  PARTY_TYPES,
  partySize,
} from '#domain/registration/party.ts'
import { PAYMENT_TYPES, RESIDENTIAL_TYPES } from '#domain/registration/price.ts'
import type { Registration } from '#domain/registration/registration.ts'

/**
 * The codes that are offered now; one in `closed` gets a clearer answer than one that nobody has
 * ever heard of.
 */
export type OfferedCodes = { events: readonly string[]; closed?: readonly string[] }

/** The form, for the browser and the server alike. */
export function registrationSchema(codes: OfferedCodes) {
  return v.pipe(
    v.object({ ...choices(codes), arrival: arrival(), persons: persons() }, missing),
    // Not a plain check: the number of people is wrong or right whatever else is.
    v.rawCheck(({ dataset, addIssue }) => {
      const form: unknown = dataset.value
      if (!isForm(form) || form.persons.length > LARGEST_PARTY) return
      const message = partyProblem(form.type, form.persons.length)
      const place = { type: 'object', origin: 'value', input: form, key: 'persons' } as const
      if (message) addIssue({ message, path: [{ ...place, value: form.persons }] })
    }),
  )
}

/** What other programs send: a record for each person, with the form's own fields in all of them. */
export function recordsSchema(codes: OfferedCodes) {
  const entries = { ...choices(codes), arrivals: arrival(), ...person(), age: ageOfRecord() }
  return v.array(v.object(entries, missing), NO_RECORDS)
}

export type FieldError = { path: string; message: string }

export type ReadRecords =
  | { ok: true; registration: Registration }
  | { ok: false; errors: FieldError[] }

export function readRecords(json: unknown, codes: OfferedCodes): ReadRecords {
  if (!Array.isArray(json) || json.length > LARGEST_PARTY) return refused(NO_RECORDS)
  const parsed = v.safeParse(recordsSchema(codes), json)
  if (!parsed.success) return { ok: false, errors: parsed.issues.map(toFieldError) }
  const [first] = parsed.output
  if (!first) return refused(NO_RECORDS)
  const errors = disagreements(first, parsed.output)
  const problem = partyProblem(first.type, parsed.output.length)
  if (problem) errors.push({ path: '0.type', message: problem })
  if (errors.length > 0) return { ok: false, errors }
  return { ok: true, registration: toRegistration(first, parsed.output) }
}

const REQUIRED = {
  productinfo: 'Conference Date is required!',
  type: 'Registration Type is required!',
  residential: 'Registration Type is required!',
  arrival: 'Arrival details are required!',
  arrivals: 'Arrival details are required!',
  paym: 'Payment Type is required!',
  agree: 'Must check in order to submit.',
  persons: 'Person details are required!',
  firstname: 'First Name is required!',
  lastname: 'Last Name is required!',
  gender: 'Gender is required!',
  email: 'Email is required!',
  age: 'Age is required!',
  phone: 'Mobile Number is required!',
  city: 'City is required!',
} as const

const CLOSED = 'Registration for this conference is closed.'
const NO_RECORDS = `Send a list of 1 to ${LARGEST_PARTY} registration records.`
const TOO_MANY = `At most ${LARGEST_PARTY} persons can register together.`
const NOT_A_TIME = 'Arrival must be a date and a time.'
const NOT_AN_AGE = 'Age must be a whole number from 0 to 120'

/** One message for each field: a text that is missing is not also called malformed. */
const FIRST_FAULT = { abortPipeEarly: true } as const

function choices({ events, closed = [] }: OfferedCodes) {
  return {
    productinfo: v.picklist(events, ({ input }) =>
      closed.some((code) => code === input) ? CLOSED : REQUIRED.productinfo,
    ),
    type: v.picklist(PARTY_TYPES, REQUIRED.type),
    residential: v.picklist(RESIDENTIAL_TYPES, REQUIRED.residential),
    paym: v.picklist(PAYMENT_TYPES, REQUIRED.paym),
    agree: v.literal(true, REQUIRED.agree),
  }
}

function arrival() {
  return v.pipe(
    words('Arrival', REQUIRED.arrival),
    v.transform(parseIndiaTime),
    v.number(NOT_A_TIME),
    v.transform(formatIndiaTime),
  )
}

/**
 * One field name such as `persons[3000000].city` makes a list of three million, so the people are
 * counted before any of them is looked at.
 */
function persons() {
  const list = v.array(v.object(person(), missing), REQUIRED.persons)
  const tooMany = v.pipe(
    v.custom<v.InferInput<typeof list>>(() => false, TOO_MANY),
    v.transform((): v.InferOutput<typeof list> => []),
  )
  return v.lazy((input) => (Array.isArray(input) && input.length > LARGEST_PARTY ? tooMany : list))
}

function person() {
  return {
    firstname: personName('First Name', REQUIRED.firstname),
    lastname: personName('Last Name', REQUIRED.lastname),
    gender: v.picklist(GENDERS, REQUIRED.gender),
    email: v.config(
      v.pipe(
        words('Email', REQUIRED.email),
        atMost('Email', LONGEST.email),
        v.email('Email must be a valid email address'),
      ),
      FIRST_FAULT,
    ),
    age: v.pipe(words('Age', REQUIRED.age), v.transform(parseAge), v.number(NOT_AN_AGE)),
    phone: v.pipe(
      words('Mobile Number', REQUIRED.phone),
      v.transform(plainMobile),
      v.check(isMobile, 'Invalid mobile number!'),
    ),
    city: v.config(
      v.pipe(
        words('City', REQUIRED.city),
        atMost('City', LONGEST.city),
        v.check(isCityName, 'Invalid city name!'),
      ),
      FIRST_FAULT,
    ),
  }
}

function personName(label: string, required: string) {
  return v.config(
    v.pipe(
      words(label, required),
      atMost(label, LONGEST.name),
      v.check(isPersonName, `${label} must not contain | or invisible characters`),
    ),
    FIRST_FAULT,
  )
}

/** In JSON an age is a number; as text it is read like the form's. */
function ageOfRecord() {
  const either = v.union([v.number(), v.string()], ({ input }) =>
    input === undefined || input === null ? REQUIRED.age : NOT_AN_AGE,
  )
  return v.pipe(either, v.transform(String), person().age)
}

function words(label: string, required: string) {
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

/** A field that was not sent at all never reaches its own schema, only that of the object. */
function missing(issue: v.BaseIssue<unknown>): string {
  const key = issue.path?.at(-1)?.key
  return new Map<unknown, string>(Object.entries(REQUIRED)).get(key) ?? REQUIRED.persons
}

function isForm(form: unknown): form is { type?: unknown; persons: unknown[] } {
  return (
    typeof form === 'object' && form !== null && 'persons' in form && Array.isArray(form.persons)
  )
}

function partyProblem(type: unknown, count: number): string | undefined {
  if (!isPartyType(type)) return count === 0 ? REQUIRED.persons : undefined
  if (fitsParty(type, count)) return undefined
  const { least, most } = partySize(type)
  const size = least === most ? `exactly ${least}` : `${least} to ${most}`
  return `${type} is for ${size} ${most === 1 ? 'person' : 'persons'}.`
}

function refused(message: string): ReadRecords {
  return { ok: false, errors: [{ path: '', message }] }
}

function toFieldError(issue: v.BaseIssue<unknown>): FieldError {
  return { path: v.getDotPath(issue) ?? '', message: issue.message }
}

type Records = v.InferOutput<ReturnType<typeof recordsSchema>>

function disagreements(first: Records[number], records: Records): FieldError[] {
  const shared = ['productinfo', 'type', 'residential', 'arrivals', 'paym'] as const
  return records.flatMap((record, index) =>
    shared
      .filter((field) => record[field] !== first[field])
      .map((field) => ({
        path: `${index}.${field}`,
        message: 'Must be the same as in the first record.',
      })),
  )
}

function toRegistration(first: Records[number], records: Records): Registration {
  const { productinfo, type, residential, arrivals, paym, agree } = first
  const attendees = records.map(({ firstname, lastname, email, phone, gender, age, city }) => {
    return { firstname, lastname, email, phone, gender, age, city }
  })
  return { productinfo, type, residential, arrival: arrivals, paym, agree, persons: attendees }
}
