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
import type { Errors, Texts } from '#app/ui/form/typed.ts'
import { memoize } from '#app/ui/memoize.ts'
import { isLanguage, type Language } from '#domain/language.ts'
import { byPersonField, CONTACT_FIELDS } from '#domain/registration/person.ts'
import { REGISTRATION_FORM } from '#words/forms.ts'
import { typedRows } from './rebase-correction.ts'

/**
 * Reads the office's form or a correction by the rules of the public one; errors are named after the rows as typed.
 * At the desk what the others leave empty of their contact details is the first person's.
 */
export function readRegistrationRows(
  typed: Texts,
  { atDesk = false, ...rules }: FormRules & { atDesk?: boolean },
) {
  const rows = typedRows(typed)
  const form = toForm(typed, rows)
  const reading = atDesk ? readAtDesk(form, rules) : readForm(registrationSchema(rules), form)
  if (!reading.ok) return { ok: false as const, errors: toErrors(reading.errors, rows) }
  const { language = '' } = typed
  const registration = toRegistration(reading.value, isLanguage(language) ? language : 'en')
  const persons = registration.persons.map((person, index) => {
    const position = typed[`persons[${rows[index]}].position`]
    // Who is added has none. Anything that is typed counts: what is no position is refused.
    return { ...person, position: position ? Number(position) : undefined }
  })
  return { ok: true as const, registration, persons }
}

function readAtDesk(form: ReturnType<typeof toForm>, rules: FormRules): FormReading<FilledForm> {
  const [first] = form.persons
  const persons = form.persons.map((person) => {
    const shared = CONTACT_FIELDS.map(({ name }) => [name, person[name] || first?.[name]])
    return { ...person, ...Object.fromEntries(shared) }
  })
  const reading = readForm(deskSchema(rules), { ...form, persons })
  const problem = partyProblem(rules.language, form.type, persons.length)
  if (!problem) return reading
  return { ok: false, errors: { ...(reading.ok ? {} : reading.errors), persons: problem } }
}

function toForm(typed: Texts, rows: readonly number[]) {
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

/** At the desk a name and a number are enough. Not in the visitor's schema, which is part of public pages. */
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
