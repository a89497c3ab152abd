import { randomUUID } from 'node:crypto'
import type { FormRules } from '#app/features/registration/registration-schema.ts'
import type { Db } from '#database/engine/open.ts'
import { storeEntry } from '#database/records/money/account-sums.ts'
import { recomputeRegistration } from '#database/records/registration/recompute-registration.ts'
import {
  type NewAttendee,
  type NewRegistration,
  type Registration,
  storeRegistrationOnce,
} from '#database/records/registration/registrations.ts'
import type { GiftInput } from '#domain/gift.ts'
import type { RegistrationInput } from '#domain/registration/party.ts'
import type { Attendee } from '#domain/registration/person.ts'

export function attendee(changes: Partial<Attendee> = {}): Attendee {
  return { ...PERSON, gender: 'Female', age: 34, ...changes }
}

export function registration(changes: Partial<RegistrationInput> = {}): RegistrationInput {
  return {
    eventCode: 'ewgmaymysore2023',
    type: 'Individual',
    residential: 'Residential',
    arrival: '2025-09-13T09:00',
    paymentType: 'Full Payment',
    agree: true,
    language: 'en',
    persons: [attendee()],
    ...changes,
  }
}

/** Ravi and Maya. */
export function couple(changes: Partial<RegistrationInput> = {}): RegistrationInput {
  const sample = { lastname: 'Sample', age: 40, email: 'ravi@example.org', phone: '9000000002' }
  const ravi = attendee({ ...sample, firstname: 'Ravi', gender: 'Male' })
  const maya = attendee({ ...sample, firstname: 'Maya' })
  return registration({ type: 'Married Couple', persons: [ravi, maya], ...changes })
}

/** Ravi, who pays, and Maya, each with this address. */
export function coupleWith(...emails: [ravi: string, maya: string]): RegistrationInput {
  const persons = couple().persons.map((person, at) => ({ ...person, email: emails[at] ?? '' }))
  return couple({ persons })
}

/** What a correction says before anything is changed in it: people as stored, with their positions. */
export function correctionOf({ type, residential, arrival, persons }: RegistrationInput) {
  const stored = persons.map((person, index) => ({ ...person, position: index + 1 }))
  return { type, residential, arrival, persons: stored }
}

export const testGift: GiftInput = {
  name: 'Anita Sample',
  email: 'anita@example.org',
  phone: '9000000001',
  amountMinor: 50_000,
  fund: 'Tithe',
  language: 'en',
  submission: 'a-key-made-in-the-browser',
}

export const OFFERED_CODES: FormRules = {
  language: 'en',
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

/** The fields of a form about one person, whose number begins with 0. */
export function personFields(
  index: number,
  typed: Partial<typeof PERSON> = {},
): Record<string, string> {
  const fields = Object.entries({ ...PERSON, ...typed })
  return Object.fromEntries(fields.map(([name, value]) => [`persons[${index}].${name}`, value]))
}

export type Fields = Record<string, unknown>

export function registrationForm(changes: Fields = {}, count = 1): FormData {
  const people = Array.from({ length: count }, (_, index) => personFields(index))
  const fields: Fields = Object.assign({}, SENT_CHOICES, ...people, changes)
  const sent = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') sent.set(name, value)
  }
  return sent
}

export function apiRecord(changes: Fields = {}): Fields {
  return { ...VALID_RECORD, agree: true, ...changes }
}

export const SENT_GIFT = {
  firstname: 'Anita Sample',
  email: 'anita@example.org',
  phone: '9000000001',
  amount: '500',
  productinfo: 'Tithe',
}

const SENT_CHOICES = { ...CHOICES, arrival: '2025-09-13T09:00', agree: 'on' }

export const SENT_REGISTRATION = {
  ...SENT_CHOICES,
  ...personFields(0),
}

export const VALID_GIFT: Record<string, string> = {
  ...SENT_GIFT,
  submission: 'a-key-of-a-browser',
  txnid: '12345678901',
  status: 'success',
  hash: 'forged',
  key: 'TESTKEY',
}

export const VALID_FORM: Record<string, string> = {
  ...SENT_REGISTRATION,
  submission: 'a-key-of-a-browser',
}

export const VALID_RECORD: Record<string, string> = {
  ...PERSON,
  ...CHOICES,
  arrivals: '2025-09-13T09:00',
  agree: 'true',
}

type Sample = Partial<NewRegistration> & {
  people?: Partial<NewAttendee>[]
  cashMinor?: number
}

/** Stores a registration without the form's rules, for tests that need many kinds. */
export async function storeRegistration(db: Db, sample: Sample = {}): Promise<Registration> {
  const { people = [{}], cashMinor = 0, ...changes } = sample
  const id = randomUUID()
  return db.transaction().execute(async (tx) => {
    const stored = await storeRegistrationOnce(
      tx,
      { ...STORED_REGISTRATION, id, twin: id, places: people.length, ...changes },
      people.map((person) => ({ ...STORED_PERSON, ...person })),
    )
    if (cashMinor > 0) {
      await storeEntry(tx, {
        ...STORED_CASH,
        id: randomUUID(),
        registration_id: id,
        amount_minor: cashMinor,
      })
      await recomputeRegistration(tx, id)
    }
    return stored
  })
}

const STORED_REGISTRATION = {
  submission: null,
  created_at: '2026-11-15T04:00:00.000Z',
  programme: 'ewgregister',
  event_code: 'ewgmaymysore2023',
  party: 'Individual',
  residential: 'Residential',
  arrival: '2026-12-12T09:00',
  payment_type: 'Full Payment',
  agree: 1,
  language: 'en',
  due_minor: 210_000,
  full_minor: 210_000,
  hold: 'held',
  held_until: null,
} as const

const { firstname: first_name, lastname: last_name, ...facts } = attendee()
const STORED_PERSON = { first_name, last_name, ...facts, share_minor: 0 }

const STORED_CASH = {
  gift_id: null,
  kind: 'received',
  method: 'Cash',
  day: '2026-11-15',
  reference: '',
  reason: '',
  takes_back: null,
  at: '2026-11-15T04:00:00.000Z',
  author: 'test',
} as const

export const TYPED_PERSON = personFields(0, {
  ...{ firstname: 'Anil', lastname: 'Varghese', gender: 'Male', email: 'anil@example.org' },
  ...{ age: '30', city: 'Mysore' },
})
