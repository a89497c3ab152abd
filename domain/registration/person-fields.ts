import { isEmailAddress } from '../mail/mailbox.ts'
import { parseMobile } from '../mobile-number.ts'
import { hasWebAddress } from '../web-address.ts'
import { GENDERS, isCityName, isPersonName, LONGEST, parseAge } from './attendee.ts'

type Facts = {
  /** Of the registration records: in forms, in the API and on the command line. */
  name: string
  column: string
  control: 'text' | 'email' | 'tel' | 'select' | 'number'
  /** What a select offers. */
  options?: readonly string[]
  /** What browsers may fill in for the visitor. */
  autofill: string
  /** How much can be typed in a visitor's form. */
  maxLength?: number
  /** Where it stands in a visitor's form, in which short fields share a line. */
  formPlace: number
  /** A contact detail: a family shares it, an attendee's own page shows it. Its place on the contact list. */
  contactPlace?: number
  /** Whether the price depends on it. A visitor may change the others at once. */
  isPriced?: true
  /** Whether it is erased when the registration is forgotten. */
  isErased?: true
  /** The value that is stored; undefined for a text that is not taken. */
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
    options: GENDERS,
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

/** A person as typed and checked. */
export type Attendee = {
  [Name in Row['name']]: NonNullable<ReturnType<Extract<Row, { name: Name }>['parse']>>
}

/** A person's columns in the table of attendees. */
export type PersonColumns = {
  [Column in Row['column']]: NonNullable<ReturnType<Extract<Row, { column: Column }>['parse']>>
}

/** Only names are stored under other names than they are sent. */
export function toColumns({ firstname, lastname, ...same }: Attendee): PersonColumns {
  return { ...same, first_name: firstname, last_name: lastname }
}

/** As a visitor's form shows them. */
export const FORM_FIELDS: readonly PersonField[] = PERSON_FIELDS.toSorted(
  (a, b) => a.formPlace - b.formPlace,
)

export const CONTACT_FIELDS = PERSON_FIELDS.filter(
  (field): field is Extract<Row, { contactPlace: number }> => 'contactPlace' in field,
)

/** What the office may correct on the command line. The price depends on none of it. */
export const TEXT_FIELDS = PERSON_FIELDS.filter(
  (field): field is Extract<Row, { control: 'text' | 'email' | 'tel' }> =>
    field.control !== 'select' && field.control !== 'number',
)

/** One value for each field. */
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
