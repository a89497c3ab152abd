import type { ConferenceEvent } from '#domain/conferences/conference.ts'
import type { Attendee } from '#domain/registration/person-fields.ts'
import type { RegistrationInput } from '#domain/registration/registration-input.ts'
import type { Actor } from '#domain/staff.ts'
import { register } from '#workflows/registration/register.ts'
import type { Services } from '#workflows/services.ts'
import { sampleLanguage, withOwnScript } from './sample-party.ts'
import { type Below, sampleFamily } from './sample-people.ts'

/** One sample family: at its own moment, for this conference. */
export type Sample = {
  services: Services
  actor: Actor
  index: number
  event: ConferenceEvent
  below: Below
  /** The clock on the wall, for what is still open now. */
  realNow: () => Date
}

/** What one family sends. They come on the first day. */
export function sampleRegistration({ index, event, below }: Sample): RegistrationInput {
  const size = 1 + below(4)
  const hour = String(8 + below(10)).padStart(2, '0')
  return {
    eventCode: event.code,
    type: TYPES[size - 1] ?? 'Family',
    residential: below(2) === 0 ? 'Residential' : 'Non Residential',
    arrival: `${event.days?.first}T${hour}:00`,
    paymentType: below(4) === 0 ? 'Part Payment' : 'Full Payment',
    agree: true,
    language: sampleLanguage(index),
    persons: withOwnScript(sampleFamily(below, { index, size }), index),
  }
}

const TYPES = ['Individual', 'Married Couple', 'Family', 'Family'] as const

/** Registers a family on the website. */
export async function registerSample(sample: Sample, registration = sampleRegistration(sample)) {
  const key = `sample-registration-${sample.index}`
  const registered = await register(sample.services, { key, registration, waiting: true })
  if (!registered.ok) throw new Error(`${sample.event.code} is full`)
  return { ...registered, registration }
}

/** The same people, with nobody's e-mail address: as the desk registers some. */
export function withoutAddress(registration: RegistrationInput): RegistrationInput {
  const persons = registration.persons.map((person): Attendee => ({ ...person, email: '' }))
  return { ...registration, persons }
}
