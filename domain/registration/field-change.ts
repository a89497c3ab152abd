import { PERSON_FIELDS, type PersonFieldName } from './person-fields.ts'

/** One changed field: whose, which, and what it was and is. `person` is somebody who is added or taken off. */
export type FieldChange = {
  whose: string
  /** The position of that person; absent for the whole party, and for somebody who is not stored yet. */
  position?: number | undefined
  field: 'conference' | 'party' | 'residential' | 'arrival' | 'person' | PersonFieldName
  from: string
  to: string
}

/** Whether a price or a place depends on it. Everything else is a name, an address or the arrival. */
export function isChoice({ field }: FieldChange): boolean {
  return CHOICES.has(field)
}

const CHOICES: ReadonlySet<FieldChange['field']> = new Set([
  ...(['conference', 'party', 'residential', 'person'] as const),
  ...PERSON_FIELDS.filter((field) => 'isPriced' in field).map(({ name }) => name),
])
