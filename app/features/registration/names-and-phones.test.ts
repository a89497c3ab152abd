import { expect, test } from 'vitest'
import { readGiftForm } from '#app/features/giving/store-gift.server.ts'
import {
  apiRecord,
  type Fields,
  OFFERED_CODES,
  registrationForm,
  SENT_GIFT,
} from '#tests/support/people.ts'
import { readRegistrationForm } from './answer-registration-form.server.ts'
import { readRecords } from './register-by-records.server.ts'

/** Every form and API that takes a name and a phone number. */
const NO_ADDRESS = 'Please enter a name without a web address.'

function sentByForm(changes: Fields) {
  const read = readRegistrationForm(registrationForm(changes), OFFERED_CODES)
  if (read.kind === 'complete') return read.registration
  return read.errors
}

function sentByApi(changes: Fields) {
  const read = readRecords([apiRecord(changes)], OFFERED_CODES)
  return read.ok ? read.registration : read.errors
}

function sentByGift(changes: Record<string, string>) {
  const sent = new FormData()
  for (const [name, value] of Object.entries({ ...SENT_GIFT, ...changes })) sent.set(name, value)
  const asked = { language: 'en', fundCodes: ['Tithe'], asksPan: false } as const
  const { reading: read } = readGiftForm(sent, asked)
  return read.ok ? read.value : read.errors
}

test.each([
  ...['98765 43210', '098765-43210', '+91 98765 43210', '919876543210'],
  ...['0091 98765 43210', '(98765) 43210', '98765.43210', '९८७६५ ४३२१०'],
])('a phone number typed as %s is stored as ten digits by every form', (phone) => {
  const stored = { phone: '9876543210' }
  expect(sentByForm({ 'persons[0].phone': phone })).toMatchObject({ persons: [stored] })
  expect(sentByApi({ phone })).toMatchObject({ persons: [stored] })
  expect(sentByGift({ phone })).toMatchObject(stored)
})

test('ten digits that begin with 91 are not changed', () => {
  expect(sentByGift({ phone: '9198765432' })).toMatchObject({ phone: '9198765432' })
})

test.each(['1234567890', '+449876543210', '98765', '0919876543210', 'no phone'])(
  'the phone number %s gets the error message of each form',
  (phone) => {
    const message = 'Invalid mobile number!'
    expect(sentByForm({ 'persons[0].phone': phone })).toEqual({ 'persons[0].phone': message })
    expect(sentByApi({ phone })).toEqual([{ path: '0.phone', message }])
    expect(sentByGift({ phone })).toEqual({ phone: 'Mobile Number is invalid' })
  },
)

test.each(['http://evil.example', 'www.evil.example', 'Win at evil.example/prize'])(
  'the name "%s" is refused by every form',
  (name) => {
    for (const field of ['firstname', 'lastname']) {
      const path = `persons[0].${field}`
      expect(sentByForm({ [path]: name })).toEqual({ [path]: NO_ADDRESS })
      expect(sentByApi({ [field]: name })).toEqual([{ path: `0.${field}`, message: NO_ADDRESS }])
    }
    expect(sentByGift({ firstname: name })).toEqual({ firstname: NO_ADDRESS })
  },
)

test.each(['K.S.Rao', 'St. John'])('the name %s is accepted by every form', (name) => {
  const stored = { firstname: name, lastname: name }
  const typed = { 'persons[0].firstname': name, 'persons[0].lastname': name }
  expect(sentByForm(typed)).toMatchObject({ persons: [stored] })
  expect(sentByApi(stored)).toMatchObject({ persons: [stored] })
  expect(sentByGift({ firstname: name })).toMatchObject({ firstname: name })
})

test.each(['१२', ' 12 '])('an age typed as "%s" is 12 by form and API', (age) => {
  expect(sentByForm({ 'persons[0].age': age })).toMatchObject({ persons: [{ age: 12 }] })
  expect(sentByApi({ age })).toMatchObject({ persons: [{ age: 12 }] })
})

test.each(['1,000', '₹1000', 'Rs. 1,000', '௧௦௦௦'])('a gift of "%s" is Rs. 1,000', (amount) => {
  expect(sentByGift({ amount })).toMatchObject({ amount: 100_000 })
})

test.each([
  ['email', `${'a'.repeat(39)}@example.org`, 'Email must be at most 50 characters'],
  ['firstname', 'a'.repeat(61), 'First Name must be at most 60 characters'],
])(
  'the payment provider has no room for a long %s, and every form says so',
  (field, text, message) => {
    const path = `persons[0].${field}`
    expect(sentByForm({ [path]: text })).toEqual({ [path]: message })
    expect(sentByApi({ [field]: text })).toEqual([{ path: `0.${field}`, message }])
    expect(sentByGift({ [field]: text })).toEqual({ [field]: message.replace('First ', '') })
  },
)
