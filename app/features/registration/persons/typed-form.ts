import * as v from 'valibot'
import { type Fields, fieldValue } from '#app/ui/form/read-form.ts'
import { canAdd, canRemove, isPartyType, regroupParty } from '#domain/registration/party.ts'
import {
  byPersonField,
  CONTACT_FIELDS,
  contactsOf,
  isBlank,
  PERSON_FIELDS,
  type SharedContacts,
} from '#domain/registration/person.ts'
import type { RegistrationFormWords } from '#words/forms/en.ts'

const text = v.optional(v.string(), '')

const typedPersonSchema = v.object({
  ...v.entriesFromList(
    PERSON_FIELDS.map(({ name }) => name),
    text,
  ),
  /** Only of dates that ask what the team must know on the day. */
  note: v.optional(v.string()),
})

export type TypedPerson = v.InferOutput<typeof typedPersonSchema>

const people = v.array(typedPersonSchema)

const typedSchema = v.object({
  productinfo: text,
  type: text,
  residential: text,
  arrival: text,
  paym: text,
  agree: v.optional(v.string()),
  persons: v.optional(people, [{}]),
  /** Those for whom "Registering as" became too small. The page keeps them in hidden fields. */
  dropped: v.optional(people, []),
})

export type TypedForm = v.InferOutput<typeof typedSchema>

export function readTyped(fields: Fields): TypedForm {
  return v.parse(typedSchema, fields)
}

/** A person's button, or "Registering as": look again, add somebody, remove the person at this place. */
export type Change = 'look' | 'add' | number

/** A button with this name asks the server for a change where no script makes it. */
export const CHANGE = 'change'

export function readChange(text: FormDataEntryValue | null): Change | undefined {
  if (text === null) return undefined
  if (text === 'add') return text
  return typeof text === 'string' && /^\d$/.test(text) ? Number(text) : 'look'
}

export function canChange({ type, persons }: TypedForm, change: Change): boolean {
  if (change === 'look') return true
  if (!isPartyType(type)) return false
  if (change === 'add') return canAdd(type, persons.length)
  return canRemove(type, change) && change < persons.length
}

export function changeForm(typed: TypedForm, change: Change): TypedForm {
  const [first] = typed.persons
  const blank = () => ({ ...byPersonField(() => ''), ...contactsOf(first) })
  const persons = typed.persons.filter((_, index) => index !== change)
  if (change === 'add') persons.push(blank())
  if (!isPartyType(typed.type)) return { ...typed, persons }
  const regroup = { type: typed.type, persons, dropped: typed.dropped, blank }
  return {
    ...typed,
    ...regroupParty({ ...regroup, isBlank: (person: TypedPerson) => isBlank(person, first) }),
  }
}

/** A blank arrival, or the usual one of some date, becomes that of the chosen date. */
export function withArrival(
  typed: TypedForm,
  dates: readonly { code: string; begins: string }[],
): TypedForm {
  const isTyped = typed.arrival !== '' && dates.every(({ begins }) => begins !== typed.arrival)
  const chosen = dates.find(({ code }) => code === typed.productinfo)
  return isTyped || !chosen ? typed : { ...typed, arrival: chosen.begins }
}

/** The hidden field with what the first person had when the page was made, for browsers without a script. */
export function sharedName(name: keyof SharedContacts): string {
  return `shared.${name}`
}

export function readShared(fields: Fields): SharedContacts {
  const shared = contactsOf(undefined)
  for (const { name } of CONTACT_FIELDS) shared[name] = fieldValue(fields, sharedName(name)) ?? ''
  return shared
}

/** "5 people: Meera, Thomas, Arjun, Anu and Ammini"; whoever has no name yet is only counted. */
export function peopleLine(words: RegistrationFormWords, names: readonly string[]): string {
  const count = words.people(names.length)
  const typed = names.filter((name) => name !== '')
  if (typed.length === 0) return count
  return `${count}: ${nameList(words, typed.length < names.length ? [...typed, words.others] : typed)}`
}

export function nameList({ and }: RegistrationFormWords, names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${and} ${last}`
}
