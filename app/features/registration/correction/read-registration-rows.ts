import * as v from 'valibot'
import {
  arrival,
  choices,
  type FilledForm,
  type FormRules,
  missingIn,
  partyProblem,
  personSchemas,
  registrationSchema,
  toRegistration,
} from '#app/features/registration/registration-schema.ts'
import { orEmpty } from '#app/ui/form/field-schemas.ts'
import { type FormReading, readForm } from '#app/ui/form/read-form.ts'
import type { Errors, Typed } from '#app/ui/form/typed.ts'
import { memoize } from '#app/ui/memoize.ts'
import { isLanguage, type Language } from '#domain/language.ts'
import type { RegistrationInput } from '#domain/registration/party.ts'
import { byPersonField, CONTACT_FIELDS, PERSON_FIELDS } from '#domain/registration/person.ts'
import { REGISTRATION_FORM } from '#words/forms.ts'

/** One more than a party may have, so that too many are noticed. */
const MAX_ROWS = 6

type Reading =
  | { ok: true; registration: RegistrationInput; persons: PlacedPerson[] }
  | { ok: false; errors: Errors }

/** With the stored position, which somebody who is added doesn't have. */
type PlacedPerson = RegistrationInput['persons'][number] & { position: number | undefined }

type Rules = FormRules & {
  /**
   * As at the desk: nobody needs an e-mail address or a city, and what the others leave empty of their
   * contact details is the first person's.
   */
  atDesk?: boolean
}

/**
 * Reads a form with fixed rows, the office's or a correction, with the rules and messages of the public
 * one. Empty rows are left out. Errors are named after the rows as they were
 * typed.
 */
export function readRegistrationRows(typed: Typed, { atDesk = false, ...rules }: Rules): Reading {
  const rows = Array.from({ length: MAX_ROWS }, (_, index) => index).filter((index) =>
    isFilled(typed, index),
  )
  const form = toForm(typed, rows)
  const reading = atDesk ? readAtDesk(form, rules) : readForm(registrationSchema(rules), form)
  if (!reading.ok) return { ok: false, errors: toErrors(reading.errors, rows) }
  const registration = toRegistration(reading.value, languageOf(typed))
  const persons = registration.persons.map((person, index) => ({
    ...person,
    position: readPosition(typed[`persons[${rows[index]}].position`]),
  }))
  return { ok: true, registration, persons }
}

type Form = ReturnType<typeof toForm>

function readAtDesk(form: Form, rules: FormRules): FormReading<FilledForm> {
  const [first, ...others] = form.persons
  const persons = first ? [first, ...others.map((person) => withContacts(person, first))] : []
  const reading = readForm(deskSchema(rules), { ...form, persons })
  const problem = partyProblem(rules.language, form.type, persons.length)
  if (!problem) return reading
  return { ok: false, errors: { ...(reading.ok ? {} : reading.errors), persons: problem } }
}

function withContacts(person: Form['persons'][number], first: Form['persons'][number]) {
  const shared = CONTACT_FIELDS.map(({ name }) => [name, person[name] || first[name]])
  return { ...person, ...Object.fromEntries(shared) }
}

function languageOf({ language = '' }: Typed): Language {
  return isLanguage(language) ? language : 'en'
}

/** Anything that is typed counts: what is no position is refused, and is nobody who is added. */
function readPosition(text = ''): number | undefined {
  return text === '' ? undefined : Number(text)
}

function isFilled(typed: Typed, index: number): boolean {
  return PERSON_FIELDS.some(({ name }) => (typed[`persons[${index}].${name}`] ?? '').trim() !== '')
}

function toForm(typed: Typed, rows: readonly number[]) {
  const persons = rows.map((row) =>
    byPersonField(({ name }) => typed[`persons[${row}].${name}`] ?? ''),
  )
  // The consent was given with the registration, or the office asks for it in words.
  return { ...typed, type: typed.type ?? '', persons, agree: true }
}

function toErrors(found: Errors, rows: readonly number[]): Errors {
  const named = Object.entries(found).map(([name, message]) => {
    const field = name.replace(/^persons\[(\d+)\]/, (_, index) => `persons[${rows[index] ?? 0}]`)
    // The number of persons is wrong for the type, or nobody was typed.
    return [field === 'persons' ? 'type' : field, message]
  })
  return Object.fromEntries(named)
}

/**
 * The registration form as the desk fills it in: a name and a mobile number are enough to reach somebody.
 * Not in the visitor's schema, because that one is part of public pages.
 */
const deskSchema = memoize((rules: FormRules) => {
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
