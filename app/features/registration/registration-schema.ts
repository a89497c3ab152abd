import * as v from 'valibot'
import {
  atMost,
  emailField,
  firstFault,
  mobileField,
  nameField,
  textField,
  tickedField,
} from '#app/ui/form/field-schemas.ts'
import { memoize } from '#app/ui/memoize.ts'
import type { Language } from '#domain/language.ts'
import { oneLine } from '#domain/plain-text.ts'
import {
  fitsParty,
  formatIndiaTime,
  isPartyType,
  LARGEST_PARTY,
  PARTY_TYPES,
  parseIndiaTime,
  partySize,
  type RegistrationInput,
} from '#domain/registration/party.ts'
import {
  GENDERS,
  isCityName,
  LONGEST,
  type PersonFieldName,
  parseAge,
} from '#domain/registration/person.ts'
import {
  PAYMENT_TYPES,
  RESIDENTIAL_TYPES,
  type ResidentialType,
} from '#domain/registration/price.ts'
import { REGISTRATION_FIELDS, REGISTRATION_FORM } from '#words/forms.ts'

/** A code in `closed` gets a clearer message than an unknown one. */
export type OfferedCodes = {
  events: readonly string[]
  closed?: readonly string[]
  /** The type of registration that a date does not offer. */
  lacking?: Readonly<Record<string, ResidentialType>>
}

export type FormRules = OfferedCodes & { language: Language }

export const registrationSchema = memoize((rules: FormRules) => {
  const { language } = rules
  const { required } = REGISTRATION_FORM[language]
  const entries = {
    ...choices(rules),
    agree: tickedField(required.agree),
    arrival: arrival(language),
    persons: persons(language),
  }
  return v.pipe(
    v.object(entries, missingIn(language)),
    // Not a plain check, because that runs only when all fields are valid.
    v.rawCheck(({ dataset, addIssue }) => {
      const form: unknown = dataset.value
      if (!isForm(form) || form.persons.length > LARGEST_PARTY) return
      const refuse = (key: 'persons' | 'residential', message: string | undefined) => {
        const place = { type: 'object', origin: 'value', input: form, key } as const
        if (message) addIssue({ message, path: [{ ...place, value: form[key] }] })
      }
      refuse('persons', partyProblem(language, form.type, form.persons.length))
      refuse('residential', stayProblem(rules, form))
    }),
  )
})

/** The form's values, under the field names of the registration records. */
export type FilledForm = v.InferOutput<ReturnType<typeof registrationSchema>>

export function toRegistration(
  { productinfo, paym, ...rest }: FilledForm,
  language: Language,
): RegistrationInput {
  return { ...rest, language, eventCode: productinfo, paymentType: paym }
}

export function choices({ events, closed = [], language }: FormRules) {
  const { required, wrong } = REGISTRATION_FORM[language]
  return {
    productinfo: v.picklist(events, ({ input }) =>
      closed.some((code) => code === input) ? wrong.closed : required.productinfo,
    ),
    type: v.picklist(PARTY_TYPES, required.type),
    residential: v.picklist(RESIDENTIAL_TYPES, required.residential),
    paym: v.picklist(PAYMENT_TYPES, required.paym),
    agree: v.literal(true, required.agree),
  }
}

export function arrival(language: Language) {
  const { required, wrong } = REGISTRATION_FORM[language]
  const label = REGISTRATION_FIELDS[language].labels.arrival
  return v.pipe(
    textField({ language, label, required: required.arrival }),
    v.transform(parseIndiaTime),
    v.number(wrong.time),
    v.transform(formatIndiaTime),
  )
}

/** `persons[3000000].city` makes a list of three million, so people are counted before any is looked at. */
function persons(language: Language) {
  const { required, tooMany: sayTooMany, dayNote } = REGISTRATION_FORM[language]
  const note = v.optional(
    v.pipe(
      v.string(),
      v.transform(oneLine),
      v.trim(),
      atMost({ language, label: dayNote }, LONGEST.dayNote),
    ),
  )
  const person = v.object({ ...personSchemas(language), note }, missingIn(language))
  const list = v.array(person, required.persons)
  const tooMany = v.pipe(
    v.custom<v.InferInput<typeof list>>(() => false, sayTooMany(LARGEST_PARTY)),
    v.transform((): v.InferOutput<typeof list> => []),
  )
  return v.lazy((input) => (Array.isArray(input) && input.length > LARGEST_PARTY ? tooMany : list))
}

/** A date may be offered only with a bed, or only without one. */
export function stayProblem(
  { lacking = {}, language }: FormRules,
  { productinfo, residential }: { productinfo?: unknown; residential?: unknown },
): string | undefined {
  const type = lacking[String(productinfo)]
  return type !== undefined && type === residential
    ? REGISTRATION_FORM[language].notOffered[type]
    : undefined
}

type SentForm = { type?: unknown; productinfo?: unknown; residential?: unknown; persons: unknown[] }

function isForm(form: unknown): form is SentForm {
  return (
    typeof form === 'object' && form !== null && 'persons' in form && Array.isArray(form.persons)
  )
}

export function partyProblem(language: Language, type: unknown, count: number): string | undefined {
  const words = REGISTRATION_FORM[language]
  if (!isPartyType(type)) return count === 0 ? words.required.persons : undefined
  if (fitsParty(type, count)) return undefined
  return words.partySize(REGISTRATION_FIELDS[language].parties[type], partySize(type))
}

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

export const TELL_ME = { name: 'tell', value: 'yes' } as const

export type Wish = { email: string; problem?: string | undefined }
