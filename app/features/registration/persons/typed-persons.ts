import * as v from 'valibot'
import { LARGEST_PARTY } from '#domain/registration/party.ts'
import {
  CONTACT_FIELDS,
  followers,
  PERSON_FIELDS,
  type SharedContacts,
} from '#domain/registration/person.ts'
import type { RegistrationFormWords } from '#words/forms/en.ts'

const text = v.optional(v.string())

const NAMES = PERSON_FIELDS.map(({ name }) => name)

export const typedPersonSchema = v.object(v.entriesFromList(NAMES, text))

export type TypedPerson = v.InferOutput<typeof typedPersonSchema>

/** The persons in a form's values. The form library omits those whose fields are all empty. */
export function personsIn(values: unknown): TypedPerson[] {
  const parsed = v.safeParse(v.object({ persons: v.array(v.unknown()) }), values)
  if (!parsed.success) return []
  return Array.from(parsed.output.persons, (person) => {
    const read = v.safeParse(typedPersonSchema, person)
    return read.success ? read.output : {}
  })
}

export function droppedName(index: number, field: string): string {
  return `dropped[${index}].${field}`
}

const DROPPED = new RegExp(`^dropped\\[([0-4])\\]\\.(${NAMES.join('|')})$`)

/**
 * Reads the persons who were left out when "Registering as" became smaller. The page sends them in
 * hidden fields.
 */
export function readDropped(sent: FormData): TypedPerson[] {
  const people: Record<string, string>[] = []
  for (const [name, value] of sent) {
    const [, index, field] = DROPPED.exec(name) ?? []
    if (index === undefined || field === undefined || typeof value !== 'string') continue
    people[Number(index)] = { ...people[Number(index)], [field]: value }
  }
  return people.filter((person) => person !== undefined).slice(0, LARGEST_PARTY)
}

/** The hidden field with what the first person had when the page was made, for browsers without a script. */
export function sharedName(name: keyof SharedContacts): string {
  return `shared.${name}`
}

/** The contact details that the others were given when the page was made. */
export function readShared(sent: FormData): SharedContacts {
  const shared = { email: '', phone: '', city: '' }
  for (const { name } of CONTACT_FIELDS) {
    const value = sent.get(sharedName(name))
    if (typeof value === 'string') shared[name] = value
  }
  return shared
}

/** Gives what the first person has now to those who have changed nothing. */
export function shareContacts(typed: unknown, before: SharedContacts): SharedField[] {
  return followers(personsIn(typed), before).map(({ index, name, value }) => ({
    name: `persons[${index}].${name}`,
    value,
  }))
}

type SharedField = { name: string; value: string }

/** "5 people: Meera, Thomas, Arjun, Anu and Ammini"; whoever has no name yet is only counted. */
export function peopleLine(words: RegistrationFormWords, names: readonly string[]): string {
  const count = words.people(names.length)
  const typed = names.filter((name) => name !== '')
  if (typed.length === 0) return count
  return `${count}: ${nameList(words, typed.length < names.length ? [...typed, words.others] : typed)}`
}

/** "Meera, Thomas and Anu" */
export function nameList({ and }: RegistrationFormWords, names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${and} ${last}`
}
