import * as v from 'valibot'
import { textField } from '#app/ui/form/field-schemas.ts'
import { memoize } from '#app/ui/memoize.ts'
import { formatIndiaTime, parseIndiaTime } from '#domain/registration/arrival/india-time.ts'
import {
  fitsParty,
  isPartyType,
  LARGEST_PARTY,
  PARTY_TYPES,
  partySize,
} from '#domain/registration/party.ts'
import { PAYMENT_TYPES, RESIDENTIAL_TYPES } from '#domain/registration/price.ts'
import type { RegistrationInput } from '#domain/registration/registration-input.ts'
import { CLOSED, NOT_A_TIME, REQUIRED, TOO_MANY } from './messages.ts'
import { missing, personSchemas } from './person-schemas.ts'

/**
 * The event codes that are offered now. A code in `closed` gets a clearer message than an unknown
 * one.
 */
export type OfferedCodes = { events: readonly string[]; closed?: readonly string[] }

/** The schema of the registration form, used by both browser and server. */
export const registrationSchema = memoize(makeSchema)

/** The form's values, under the field names of the registration records. */
export type FilledForm = v.InferOutput<ReturnType<typeof makeSchema>>

export function toRegistration({ productinfo, paym, ...rest }: FilledForm): RegistrationInput {
  return { ...rest, eventCode: productinfo, paymentType: paym }
}

function makeSchema(codes: OfferedCodes) {
  return v.pipe(
    v.object({ ...choices(codes), arrival: arrival(), persons: persons() }, missing),
    // Not a plain check, because that runs only when all fields are valid.
    v.rawCheck(({ dataset, addIssue }) => {
      const form: unknown = dataset.value
      if (!isForm(form) || form.persons.length > LARGEST_PARTY) return
      const message = partyProblem(form.type, form.persons.length)
      const place = { type: 'object', origin: 'value', input: form, key: 'persons' } as const
      if (message) addIssue({ message, path: [{ ...place, value: form.persons }] })
    }),
  )
}

/** The fields that are chosen once for the whole party. */
export function choices({ events, closed = [] }: OfferedCodes) {
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

export function arrival() {
  return v.pipe(
    textField({ label: 'Arrival', required: REQUIRED.arrival }),
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
  const list = v.array(v.object(personSchemas(), missing), REQUIRED.persons)
  const tooMany = v.pipe(
    v.custom<v.InferInput<typeof list>>(() => false, TOO_MANY),
    v.transform((): v.InferOutput<typeof list> => []),
  )
  return v.lazy((input) => (Array.isArray(input) && input.length > LARGEST_PARTY ? tooMany : list))
}

function isForm(form: unknown): form is { type?: unknown; persons: unknown[] } {
  return (
    typeof form === 'object' && form !== null && 'persons' in form && Array.isArray(form.persons)
  )
}

/** Returns an error when the party size doesn't fit the type. */
export function partyProblem(type: unknown, count: number): string | undefined {
  if (!isPartyType(type)) return count === 0 ? REQUIRED.persons : undefined
  if (fitsParty(type, count)) return undefined
  const { least, most } = partySize(type)
  const size = least === most ? `exactly ${least}` : `${least} to ${most}`
  return `${type} is for ${size} ${most === 1 ? 'person' : 'persons'}.`
}
