import type { ConferenceEvent } from '#domain/conferences/conference.ts'
import type { Language } from '#domain/language.ts'
import type { PartyType, RegistrationInput } from '#domain/registration/party.ts'
import type { Attendee } from '#domain/registration/person.ts'
import type { Actor } from '#domain/staff.ts'
import { register } from '#workflows/records/registration/register.ts'
import type { Services } from '#workflows/services.ts'

/** Mail to this domain reaches nobody (RFC 2606). */
export const SAMPLE_DOMAIN = 'families.example.org'

const WOMEN = names(
  'Asha Meera Priya Anita Leela Lakshmi Grace Divya Ruth',
  'Kavya Susan Rekha Mary Shanti Nisha Esther Deepa Hannah',
)
const MEN = names(
  'Ravi John Samuel David Thomas Arjun Joseph Kiran Daniel',
  'Suresh Paul Vijay Mathew Anand Philip Rahul George Joel',
)
const LAST = names(
  'Rao Nair Kumar Fernandes Das Iyer Singh Narayanan Varghese Gowda D’Souza Prabhu Chandran Menon Reddy',
  'Pillai Joshua Kurian Shetty Bose Raman Pinto Cherian Murthy Naidu Abraham Hegde Krishnan Lobo Swamy',
  'Ninan Bhat Selvam Jacob Patil Moses Kamath Solomon Rajan Eapen',
)
const CITIES = names('Bangalore Chennai Mysore Hyderabad Kochi')

function names(...lines: string[]): string[] {
  return lines.flatMap((line) => line.split(' '))
}

export type Below = (below: number) => number

/** Numbers that look random and are the same every time (mulberry32). */
export function seededNumbers(seed: number): Below {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}

/** No two families have the same names. Phone numbers that begin with 90000 are samples. */
export function sampleFamily(below: Below, { index, size }: { index: number; size: number }) {
  const city = at(CITIES, below(CITIES.length))
  const parents = 36 + below(24)
  // Those who share a last name have the same place in the list of last names, and other turns.
  const turn = NAMES_APART * Math.floor(index / LAST.length) + 5 * (index % LAST.length)
  return Array.from({ length: size }, (_, place): Attendee => {
    const gender = (place + index) % 2 === 0 ? 'Female' : 'Male'
    return {
      firstname: at(gender === 'Female' ? WOMEN : MEN, turn + Math.floor(place / 2)),
      lastname: at(LAST, index),
      email: `family${index}@${SAMPLE_DOMAIN}`,
      phone: `90000${String(index).padStart(5, '0')}`,
      gender,
      age: place < 2 ? parents + below(5) : 2 + below(14),
      city,
    }
  })
}

/** A family has at most two of each gender. */
const NAMES_APART = 3

function at(items: readonly string[], index: number): string {
  return items[index % items.length] ?? ''
}

export function sampleParty(
  type: PartyType,
  { index, family }: { index: number; family: readonly Attendee[] },
): Attendee[] {
  const isAlone = type === 'Individual' && index % 40 === 0
  return withOwnScript(family, index).map((person) => {
    if (isAlone) return { ...person, age: 16 }
    // Groups share rooms with others, and nobody under 18 does.
    return type === 'Group' && person.age < ADULT ? { ...person, age: person.age + ADULT } : person
  })
}

const ADULT = 18

function withOwnScript(family: readonly Attendee[], index: number): Attendee[] {
  const name = OWN_SCRIPT[index / 7]
  return family.map((person, place) =>
    name && place === 0
      ? { ...person, firstname: name[person.gender], lastname: name.last }
      : person,
  )
}

/** Those who have their name in its script have filled in the form in their language. */
export function sampleLanguage(index: number): Language {
  return OWN_SCRIPT[index / 7]?.language ?? 'en'
}

const OWN_SCRIPT: readonly { Female: string; Male: string; last: string; language?: Language }[] = [
  { Female: 'மீனாட்சி', Male: 'சௌந்தரராஜன்', last: 'ராமகிருஷ்ணன்', language: 'ta' },
  { Female: 'ಲಕ್ಷ್ಮಿ', Male: 'ವೆಂಕಟೇಶ', last: 'ಕೃಷ್ಣಮೂರ್ತಿ', language: 'kn' },
  { Female: 'प्रिया', Male: 'अनिल', last: 'विश्वनाथन', language: 'hi' },
  { Female: 'അമ്മുക്കുട്ടി', Male: 'ജോസഫ്', last: 'ഉണ്ണികൃഷ്ണൻ' },
  { Female: 'సరోజిని', Male: 'వెంకటేశ్వరరావు', last: 'సత్యనారాయణ' },
]

export type Sample = {
  services: Services
  actor: Actor
  index: number
  event: ConferenceEvent
  below: Below
  /** The clock on the wall, for what is still open now. */
  realNow: () => Date
}

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

export async function registerSample(sample: Sample, registration = sampleRegistration(sample)) {
  const key = `sample-registration-${sample.index}`
  const registered = await register(sample.services, { key, registration, waiting: true })
  if (!registered.ok) throw new Error(`${sample.event.code} is full`)
  return { ...registered, registration }
}

export function withoutAddress(registration: RegistrationInput): RegistrationInput {
  const persons = registration.persons.map((person): Attendee => ({ ...person, email: '' }))
  return { ...registration, persons }
}
