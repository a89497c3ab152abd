import type { OfferedCodes } from './registration-schema.ts'

/** Ready forms and records for tests: complete, and changed field by field. */

export const codes: OfferedCodes = {
  events: ['ewgmaymysore2023', 'ewgaugmysore2023'],
  closed: ['ewgshut2025'],
}

export const PERSON = {
  firstname: 'Asha',
  lastname: 'Rao',
  email: 'asha@example.org',
  phone: '9876543210',
  gender: 'Female',
  age: '34',
  city: 'Bangalore',
}

export const CHOICES = {
  productinfo: 'ewgmaymysore2023',
  type: 'Individual',
  residential: 'Residential',
  paym: 'Full Payment',
}

export type Fields = Record<string, unknown>

export function form(changes: Fields = {}, count = 1): FormData {
  const people = Array.from({ length: count }, (_, index) =>
    Object.entries(PERSON).map(([field, value]) => [`persons[${index}].${field}`, value]),
  )
  const fields: Fields = {
    ...CHOICES,
    arrival: '2025-09-13T09:00',
    agree: 'on',
    ...Object.fromEntries(people.flat()),
    ...changes,
  }
  const sent = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') sent.set(name, value)
  }
  return sent
}

export function record(changes: Fields = {}): Fields {
  return { ...PERSON, ...CHOICES, arrivals: '2025-09-13T09:00', agree: true, ...changes }
}
