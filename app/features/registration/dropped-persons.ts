import * as v from 'valibot'
import { LARGEST_PARTY } from '#domain/registration/party.ts'

const text = v.optional(v.string())

export const typedPersonSchema = v.object({
  firstname: text,
  lastname: text,
  gender: text,
  email: text,
  age: text,
  phone: text,
  city: text,
})

/** A person as typed so far. */
export type TypedPerson = v.InferOutput<typeof typedPersonSchema>

/** The fields that the persons of a party usually share. */
export const COPIED = ['email', 'phone', 'city'] as const

export function isBlank(person: TypedPerson): boolean {
  return Object.values(person).every((value) => !value?.trim())
}

/** The persons in a form's values. The form library omits those whose fields are all empty. */
export function personsIn(values: unknown): TypedPerson[] {
  const parsed = v.safeParse(v.object({ persons: v.array(v.unknown()) }), values)
  if (!parsed.success) return []
  return Array.from(parsed.output.persons, (person) => {
    const read = v.safeParse(typedPersonSchema, person)
    return read.success ? read.output : {}
  })
}

/** The hidden field with a person who was left out. */
export function droppedName(index: number, field: string): string {
  return `dropped[${index}].${field}`
}

const DROPPED = /^dropped\[([0-4])\]\.(firstname|lastname|gender|email|age|phone|city)$/

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

/** Copies the shared fields from the first person, overwriting what is there. */
export function copyFirstPerson(form: FormData, index: number): void {
  for (const field of COPIED) {
    const value = form.get(`persons[0].${field}`)
    if (typeof value === 'string') form.set(`persons[${index}].${field}`, value)
  }
}
