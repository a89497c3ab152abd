import * as v from 'valibot'
import { PERSON_LABELS } from '#app/words/en/registration-fields.ts'
import { type OfferedCodes, registrationSchema } from './registration-schema.ts'

/** The labels of the controls. */
export const LABELS = {
  productinfo: 'Conference',
  type: 'Registering as',
  residential: 'Type of registration',
  arrival: 'Arrival',
  paym: 'Payment type',
  agree: 'Consent',
  ...PERSON_LABELS,
}

/** The labels of the fields that must still be filled in, in the form's order. */
export function stillMissing(typed: unknown, codes: OfferedCodes): string[] {
  const form = typeof typed === 'object' && typed !== null ? typed : {}
  const agree = 'agree' in form && form.agree === 'on'
  const parsed = v.safeParse(registrationSchema(codes), { ...form, agree })
  if (parsed.success) return []
  const places = parsed.issues.map(({ path = [] }) => path.map(({ key }) => key))
  return [...new Set(places.sort(byOrder).map(toLabel))]
}

/** "First Name of person 1, City of person 1 and 3 more" */
export function inWords(missing: readonly string[]): string {
  const named = missing.slice(0, NAMED).join(', ')
  const rest = missing.length - NAMED
  return rest > 0 ? `${named} and ${rest} more` : named
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

function toLabel([field, index, personField]: readonly unknown[]): string {
  const labels = new Map<unknown, string>(Object.entries(LABELS))
  if (field !== 'persons') return labels.get(field) ?? 'a field'
  if (typeof index !== 'number') return 'the number of persons'
  const label = labels.get(personField)
  return label ? `${label} of person ${index + 1}` : `Person ${index + 1}`
}
