import type { StoredAttendee } from '#database/registration/registrations.ts'

/** What a form for correcting a registration opens with, by the names of its fields. */
export function filledPersonFields(people: readonly StoredAttendee[]): Record<string, string> {
  const fields = people.flatMap((person, index) =>
    Object.entries({
      position: String(person.position),
      firstname: person.first_name,
      lastname: person.last_name,
      gender: person.gender,
      email: person.email,
      age: String(person.age),
      phone: person.phone,
      city: person.city,
    }).map(([field, value]) => [`persons[${index}].${field}`, value]),
  )
  return Object.fromEntries(fields)
}
