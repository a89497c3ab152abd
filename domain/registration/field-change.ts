import { PERSON_FIELDS } from './person-fields.ts'

/** One changed field: whose, which, and what it was and is. `Person` is somebody who is added or taken off. */
export type FieldChange = { whose: string; field: string; from: string; to: string }

/** Whether a price or a place depends on it. Everything else is a name, an address or the arrival. */
export function isChoice({ field }: FieldChange): boolean {
  return CHOICES.has(field)
}

const PRICED = PERSON_FIELDS.filter((field) => 'isPriced' in field).map(({ label }) => label)

const CHOICES: ReadonlySet<string> = new Set([
  ...['Conference', 'Registering as', 'Type of registration', 'Person'],
  ...PRICED,
])

/** "Anu: Age was 11, is 12" */
export function changeWords({ whose, field, from, to }: FieldChange): string {
  if (field === 'Person') return from ? `${from} was taken off` : `${to} was added`
  return `${whose ? `${whose}: ` : ''}${field} was ${from}, is ${to}`
}

/** "Anu: Age 11 → 12", for what is not done yet. */
export function plannedWords({ whose, field, from, to }: FieldChange): string {
  if (field === 'Person') return from ? `${from} is taken off.` : `${to} is added.`
  return `${whose ? `${whose}: ` : ''}${field} ${from || 'empty'} → ${to || 'empty'}`
}
