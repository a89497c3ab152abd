import type { NewAttendee, NewRegistration } from '#database/registration/registrations.ts'
import { toColumns } from '#domain/registration/person-fields.ts'
import type { Quote } from '#domain/registration/price.ts'
import type { RegistrationInput } from '#domain/registration/registration-input.ts'

type Quoted = { registration: RegistrationInput; quoted: Quote; programme: string }

type Rows = {
  registration: Omit<
    NewRegistration,
    'id' | 'submission' | 'twin' | 'created_at' | 'hold' | 'held_until'
  >
  attendees: NewAttendee[]
}

/** Converts a registration and its quote to database rows. */
export function toRows({ registration, quoted, programme }: Quoted): Rows {
  return {
    registration: {
      programme,
      event_code: registration.eventCode,
      party: registration.type,
      residential: registration.residential,
      arrival: registration.arrival,
      payment_type: registration.paymentType,
      agree: registration.agree ? 1 : 0,
      language: registration.language,
      due_minor: quoted.total,
      full_minor: quoted.total + quoted.balance,
      places: registration.persons.length,
    },
    attendees: registration.persons.map((person, index) => ({
      ...toColumns(person),
      share_minor: quoted.lines[index]?.amount ?? 0,
    })),
  }
}
