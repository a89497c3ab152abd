import type { Attendee } from '#domain/registration/attendee.ts'
import type { RegistrationInput } from '#domain/registration/registration-input.ts'

/** Sample registrations for tests. */

export function attendee(changes: Partial<Attendee> = {}): Attendee {
  return {
    firstname: 'Asha',
    lastname: 'Rao',
    email: 'asha@example.org',
    phone: '9876543210',
    gender: 'Female',
    age: 34,
    city: 'Bangalore',
    ...changes,
  }
}

export function registration(changes: Partial<RegistrationInput> = {}): RegistrationInput {
  return {
    eventCode: 'ewgmaymysore2023',
    type: 'Individual',
    residential: 'Residential',
    arrival: '2025-09-13T09:00',
    paymentType: 'Full Payment',
    agree: true,
    persons: [attendee()],
    ...changes,
  }
}

/** Ravi and Maya. */
export function couple(changes: Partial<RegistrationInput> = {}): RegistrationInput {
  const ravi = attendee({ firstname: 'Ravi', lastname: 'Sample', gender: 'Male', age: 40, ...RAVI })
  const maya: Attendee = { ...ravi, firstname: 'Maya', gender: 'Female' }
  return registration({ type: 'Married Couple', persons: [ravi, maya], ...changes })
}

const RAVI = { email: 'ravi@example.org', phone: '9000000002' }
