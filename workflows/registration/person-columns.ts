import type { NewAttendee } from '#database/registration/registrations.ts'
import type { Attendee } from '#domain/registration/attendee.ts'

/** A person of the form, as the columns of the table of attendees. */
export function personColumns(person: Attendee): Omit<NewAttendee, 'share_minor'> {
  return {
    first_name: person.firstname,
    last_name: person.lastname,
    email: person.email,
    phone: person.phone,
    gender: person.gender,
    age: person.age,
    city: person.city,
  }
}
