import { ageBand } from '#domain/registration/age-band.ts'
import { describeArrival } from '#domain/registration/arrival/describe-arrival.ts'
import type { FieldChange } from '#domain/registration/field-change.ts'
import type { PersonFieldName } from '#domain/registration/person-fields.ts'

/** In forms, in the history, on the private page and in exported and printed lists. */
export const PERSON_LABELS: Record<PersonFieldName, string> = {
  firstname: 'First Name',
  lastname: 'Last Name',
  gender: 'Gender',
  email: 'Email',
  age: 'Age',
  phone: 'Mobile',
  city: 'City',
}

/** "Arjun, 11, child", with the word that the price is explained by. */
export function personLine({ firstname, age }: { firstname: string; age: number }): string {
  return `${firstname}, ${age}, ${ageBand(age)}`
}

/** "Person 2: City is required!" for the field `persons[1].city`; about the whole party as it is. */
export function namedError(field: string, message: string): string {
  const index = /^persons\[(\d)\]/.exec(field)?.[1]
  return index === undefined ? message : `Person ${Number(index) + 1}: ${message}`
}

/** "Anu: Age was 11, is 12" */
export function changeWords({ whose, field, from, to }: StoredChange): string {
  if (PERSON.has(field)) return from ? `${from} was taken off` : `${to} was added`
  const [before, now] = [from, to].map((text) => shownValue(field, text))
  return `${whose ? `${whose}: ` : ''}${labelOf(field)} was ${before}, is ${now}`
}

/** "Anu: Age 11 → 12", for what is not done yet. */
export function plannedWords({ whose, field, from, to }: FieldChange): string {
  if (PERSON.has(field)) return from ? `${from} is taken off.` : `${to} is added.`
  const [before, now] = [from, to].map((text) => shownValue(field, text))
  return `${whose ? `${whose}: ` : ''}${labelOf(field)} ${before} → ${now}`
}

/** "Anu is 12", for what was just done. */
export function nowWords({ whose, field, from, to }: StoredChange): string {
  if (PERSON.has(field)) return from ? `${from} was taken off` : `${to} was added`
  if (field === 'age') return `${whose} is ${to}`
  const label = labelOf(field)
  const value = shownValue(field, to)
  return whose ? `${whose}’s ${label.toLowerCase()} is ${value}` : `${label}: ${value}`
}

/** An earlier release stored labels. */
type StoredChange = Omit<FieldChange, 'field'> & { field: string }

const PERSON: ReadonlySet<string> = new Set(['person', 'Person'])

function shownValue(field: string, text: string): string {
  return (field === 'arrival' ? describeArrival(text) : text) || 'empty'
}

function labelOf(field: string): string {
  return LABELS.get(field) ?? field
}

const LABELS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    conference: 'Conference',
    party: 'Registering as',
    residential: 'Type of registration',
    arrival: 'Arrival',
    ...PERSON_LABELS,
  } satisfies Record<Exclude<FieldChange['field'], 'person'>, string>),
)
