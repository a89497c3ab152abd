import { addressesOf, isEmailAddress, mailboxOf } from '../mail/mailbox.ts'
import { hasWebAddress } from '../plain-text.ts'
import { searchKey } from '../search/read-search.ts'
import { latinDigits, parseMobile } from '../typed-number.ts'

export const GENDERS = ['Male', 'Female'] as const
export type Gender = (typeof GENDERS)[number]

type Facts = {
  name: string
  column: string
  control: 'text' | 'email' | 'tel' | 'select' | 'number'
  autofill: string
  maxLength?: number
  /** Where it stands in a visitor's form, in which short fields share a line. */
  formPlace: number
  /** A contact detail: a family shares it, an attendee's own page shows it. Its place on the contact list. */
  contactPlace?: number
  /** Whether the price depends on it. A visitor may change the others at once. */
  isPriced?: true
  isErased?: true
  parse: (text: string) => string | number | undefined
}

/** Everything that is asked about a person, in the order of the registration records. */
export const PERSON_FIELDS = [
  {
    name: 'firstname',
    column: 'first_name',
    control: 'text',
    autofill: 'given-name',
    formPlace: 1,
    isErased: true,
    parse: parseName,
  },
  {
    name: 'lastname',
    column: 'last_name',
    control: 'text',
    autofill: 'family-name',
    formPlace: 2,
    isErased: true,
    parse: parseName,
  },
  {
    name: 'gender',
    column: 'gender',
    control: 'select',
    autofill: 'off',
    formPlace: 3,
    parse: (text: string) => GENDERS.find((gender) => gender === text),
  },
  {
    name: 'email',
    column: 'email',
    control: 'email',
    autofill: 'email',
    formPlace: 5,
    contactPlace: 2,
    isErased: true,
    parse: (text: string) => (isEmailAddress(text) ? text : undefined),
  },
  {
    name: 'age',
    column: 'age',
    control: 'number',
    autofill: 'off',
    maxLength: 3,
    formPlace: 4,
    isPriced: true,
    parse: parseAge,
  },
  {
    name: 'phone',
    column: 'phone',
    control: 'tel',
    autofill: 'tel',
    formPlace: 6,
    contactPlace: 1,
    isErased: true,
    parse: parseMobile,
  },
  {
    name: 'city',
    column: 'city',
    control: 'text',
    autofill: 'address-level2',
    formPlace: 7,
    contactPlace: 3,
    isErased: true,
    parse: (text: string) => (text.length <= LONGEST.city && isCityName(text) ? text : undefined),
  },
] as const satisfies readonly Facts[]

function parseName(text: string): string | undefined {
  const isName = text !== '' && text.length <= LONGEST.name && isPersonName(text)
  return isName && !hasWebAddress(text) ? text : undefined
}

type Row = (typeof PERSON_FIELDS)[number]

export type PersonFieldName = Row['name']

export type PersonField = Facts & Pick<Row, 'name' | 'column'>

export type Attendee = {
  [Name in Row['name']]: NonNullable<ReturnType<Extract<Row, { name: Name }>['parse']>>
}

export type PersonColumns = {
  [Column in Row['column']]: NonNullable<ReturnType<Extract<Row, { column: Column }>['parse']>>
}

/** Only names are stored under other names than they are sent. */
export function toColumns({ firstname, lastname, ...same }: Attendee): PersonColumns {
  return { ...same, first_name: firstname, last_name: lastname }
}

export const FORM_FIELDS: readonly PersonField[] = PERSON_FIELDS.toSorted(
  (a, b) => a.formPlace - b.formPlace,
)

export const CONTACT_FIELDS = PERSON_FIELDS.filter(
  (field): field is Extract<Row, { contactPlace: number }> => 'contactPlace' in field,
)

export function byPersonField<Value>(
  make: (field: PersonField) => Value,
): Record<PersonFieldName, Value> {
  const made: Partial<Record<PersonFieldName, Value>> = {}
  for (const field of PERSON_FIELDS) made[field.name] = make(field)
  if (!isComplete(made)) throw new Error('A field of a person is missing')
  return made
}

function isComplete<Value>(
  made: Partial<Record<PersonFieldName, Value>>,
): made is Record<PersonFieldName, Value> {
  return PERSON_FIELDS.every(({ name }) => name in made)
}

/** Maximum lengths. That of names is the payment provider's. */
export const LONGEST = { name: 60, city: 50, dayNote: 120 } as const

/**
 * Names may use any script. A pipe is rejected because the payment provider joins the fields it signs
 * with pipes, so it could move text from one field to another. Invisible characters are rejected
 * because some reverse the text around them; the two joiners that Indian scripts need are allowed.
 */
export function isPersonName(text: string): boolean {
  const visible = text.replace(JOINERS, '')
  return !/[|\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u.test(visible)
}

export function isCityName(text: string): boolean {
  const visible = text.replace(JOINERS, '')
  return /^[\p{L}\p{M} -]+$/u.test(visible) && /\p{L}/u.test(visible)
}

/** Parses whole years from 0 to 120; undefined for anything else, such as "1e1" or "12.0". */
export function parseAge(text: string): number | undefined {
  const digits = latinDigits(text.trim())
  const age = /^\d{1,3}$/.test(digits) ? Number(digits) : undefined
  return age === undefined || age > OLDEST ? undefined : age
}

const OLDEST = 120

const JOINERS = /\u200c|\u200d/g

export function fullName(person: { first_name: string; last_name: string } | undefined): string {
  return person ? `${person.first_name} ${person.last_name}`.trim() : ''
}

/** The one order of every sheet: by surname, whatever its capitals and accents. */
export function inNameOrder<Row>(
  rows: readonly Row[],
  personOf: (row: Row) => Parameters<typeof fullName>[0],
): Row[] {
  return rows
    .map((row) => {
      const person = personOf(row)
      return { row, key: searchKey(`${person?.last_name ?? ''} ${fullName(person)}`) }
    })
    .sort((a, b) => a.key.localeCompare(b.key))
    .map(({ row }) => row)
}

type PersonTexts = { readonly [Name in PersonFieldName]?: string | undefined }

export type SharedContacts = Record<(typeof CONTACT_FIELDS)[number]['name'], string>

export function contactsOf(person: PersonTexts | undefined): SharedContacts {
  return { email: person?.email ?? '', phone: person?.phone ?? '', city: person?.city ?? '' }
}

/** Those follow who have what the first person had `before`. A detail that was emptied by hand stays empty. */
export function shareContacts<Person extends PersonTexts>(
  persons: readonly Person[],
  before: SharedContacts,
): Person[] {
  const now = contactsOf(persons[0])
  return persons.map((person, place) => {
    const following = CONTACT_FIELDS.filter(({ name }) => (person[name] ?? '') === before[name])
    const shared = following.map(({ name }) => [name, now[name]])
    return place === 0 ? person : { ...person, ...Object.fromEntries(shared) }
  })
}

/** Whether a person has nothing of their own: empty, or what the first one has. */
export function isBlank(person: PersonTexts, first?: PersonTexts | undefined): boolean {
  const others = first === undefined || person === first ? {} : contactsOf(first)
  const shared = new Map(Object.entries(others))
  return Object.entries(person).every(
    ([name, value]) => !value?.trim() || value === shared.get(name),
  )
}

/** One changed field: whose, which, and what it was and is. `person` is somebody who is added or removed. */
export type FieldChange = {
  whose: string
  /** The position of that person; absent for the whole party, and for somebody who is not stored yet. */
  position?: number | undefined
  field: 'conference' | 'party' | 'residential' | 'arrival' | 'person' | PersonFieldName
  from: string
  to: string
}

/** Whether a price or a place depends on it. */
export function isChoice({ field }: FieldChange): boolean {
  return CHOICES.has(field)
}

const CHOICES: ReadonlySet<FieldChange['field']> = new Set([
  ...(['conference', 'party', 'residential', 'person'] as const),
  ...PERSON_FIELDS.filter((field) => 'isPriced' in field).map(({ name }) => name),
])

type Person = { position?: number | undefined; email: string }

type Change = { whose: string; field: string; position?: number | undefined }

const SHARED: ReadonlySet<string> = new Set(['conference', 'residential', 'arrival'])

/**
 * What whoever reads mail at this address is told of: the payer, who is the first of the people, of
 * everything, others of what is theirs or concerns all. Their own new address is told by a mail of its own.
 */
export function changesFor<Told extends Change>(
  changes: readonly Told[],
  { people, email }: { people: readonly Person[]; email: string },
): Told[] {
  const isHere = (person: Person) => mailboxOf(person.email) === mailboxOf(email)
  const isPayer = people.slice(0, 1).some(isHere)
  const positions = people.filter(isHere).map(({ position }) => position)
  return changes.filter(({ whose, field, position }) => {
    const isOwn = whose !== '' && positions.includes(position)
    return isOwn ? field !== 'email' : isPayer || SHARED.has(field)
  })
}

export function whomToTell(changes: readonly Change[], people: readonly Person[]): string[] {
  return addressesOf(people).filter((email) => changesFor(changes, { people, email }).length > 0)
}
