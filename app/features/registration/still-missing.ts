import * as v from 'valibot'
import type { Language } from '#domain/language.ts'
import type { RegistrationFormWords } from '#words/forms/en.ts'
import { FORM_WORDS, REGISTRATION_FIELDS, REGISTRATION_FORM } from '#words/forms.ts'
import { type FormRules, registrationSchema } from './registration-schema.ts'

/** The labels of the fields that must still be filled in, in the form's order. */
export function stillMissing(typed: unknown, rules: FormRules): string[] {
  const form = typeof typed === 'object' && typed !== null ? typed : {}
  const parsed = v.safeParse(registrationSchema(rules), form)
  if (parsed.success) return []
  const places = parsed.issues.map(({ path = [] }) => path.map(({ key }) => key))
  const labels = places.sort(byOrder).map((place) => toLabel(rules.language, place))
  return [...new Set(labels)]
}

/** "Still missing: First Name of person 1, City of person 1 and 3 more." */
export function inWords(words: RegistrationFormWords, missing: readonly string[]): string {
  return words.missing(missing.slice(0, NAMED).join(', '), missing.length - NAMED)
}

const NAMED = 3

const ORDER: readonly unknown[] = [
  'productinfo',
  'type',
  'residential',
  'arrival',
  'persons',
  'paym',
  'agree',
]

/** Sorts field names such as `persons[0].city` as the fields stand in the form; persons stay in their order. */
export function byFieldOrder(one: string, other: string): number {
  return byOrder(one.split('['), other.split('['))
}

function byOrder(a: readonly unknown[], b: readonly unknown[]): number {
  return ORDER.indexOf(a[0]) - ORDER.indexOf(b[0])
}

function toLabel(language: Language, [field, index, personField]: readonly unknown[]): string {
  const { labels, person } = REGISTRATION_FIELDS[language]
  const words = REGISTRATION_FORM[language]
  if (field !== 'persons') return labelIn(labels, field) ?? ''
  if (typeof index !== 'number') return words.missingCount
  const label = labelIn(person, personField)
  return label ? words.missingOf(label, index + 1) : FORM_WORDS[language].person(index + 1)
}

function labelIn(labels: Readonly<Record<string, string>>, field: unknown): string | undefined {
  return labels[String(field)]
}
