import type { StoredAttendee } from '#database/registration/registrations.ts'
import { PERSON_FIELDS } from '#domain/registration/person-fields.ts'

/** What a form for correcting a registration opens with, by the names of its fields. */
export function filledPersonFields(people: readonly StoredAttendee[]): Record<string, string> {
  const fields = people.flatMap((person, index) => [
    [`persons[${index}].position`, String(person.position)],
    ...PERSON_FIELDS.map(({ name, column }) => [
      `persons[${index}].${name}`,
      String(person[column]),
    ]),
  ])
  return Object.fromEntries(fields)
}
