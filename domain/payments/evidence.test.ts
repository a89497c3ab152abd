import { expect, test } from 'vitest'
import {
  type Evidence,
  type Heard,
  initials,
  maskEmail,
  maskLocalPart,
  maskName,
  maskPhone,
  weigh,
} from './evidence.ts'

const amountMinor = 50_000
const said = (status: 'success' | 'failure' | 'pending', amount = amountMinor) => ({
  found: true as const,
  status,
  amountMinor: amount,
})

const CASES: [string, Omit<Heard, 'amountMinor'>, Evidence][] = [
  ['the provider confirms', { signed: 'success', answer: said('success') }, 'confirmed-success'],
  ['asked without a report', { answer: said('success') }, 'confirmed-success'],
  [
    'failure outweighs a signed success',
    { signed: 'success', answer: said('failure') },
    'confirmed-failure',
  ],
  [
    'success outweighs a signed failure',
    { signed: 'failure', answer: said('success') },
    'confirmed-success',
  ],
  [
    'the bank has not answered',
    { signed: 'failure', answer: said('pending') },
    'confirmed-pending',
  ],
  ['pending, and no report', { answer: said('pending') }, 'confirmed-pending'],
  [
    'the page was opened, and no report',
    { answer: { ...said('pending'), reserve: 'begun' } },
    'confirmed-begun',
  ],
  [
    'the page was opened, and a report came back',
    { signed: 'pending', answer: { ...said('pending'), reserve: 'begun' } },
    'confirmed-pending',
  ],
  [
    'a signed success outweighs pending',
    { signed: 'success', answer: said('pending') },
    'signed-success',
  ],
  [
    'a signed success outweighs a failure of which the provider is unsure',
    { signed: 'success', answer: { ...said('failure'), reserve: 'dropped' } },
    'signed-success',
  ],
  [
    'another amount was paid',
    { signed: 'success', answer: said('success', 100) },
    'confirmed-mismatch',
  ],
  [
    'a failure with another amount is a failure',
    { answer: said('failure', 100) },
    'confirmed-failure',
  ],
  ['not found yet, but signed', { signed: 'success', answer: { found: false } }, 'signed-success'],
  ['not found, failure signed', { signed: 'failure', answer: { found: false } }, 'signed-failure'],
  ['not found and no report', { answer: { found: false } }, 'not-found'],
  ['out of reach, success signed', { signed: 'success' }, 'signed-success'],
  ['out of reach, pending signed', { signed: 'pending' }, 'signed-pending'],
  ['out of reach and no report', {}, 'unreachable'],
  [
    'the payment is authorised but not captured',
    { signed: 'success', answer: { ...said('success'), reserve: 'held' } },
    'confirmed-held',
  ],
  [
    'another amount is authorised but not captured',
    { answer: { ...said('success', 100), reserve: 'held' } },
    'confirmed-mismatch',
  ],
  [
    'the provider lost its connection to the bank',
    { signed: 'failure', answer: { ...said('failure'), reserve: 'dropped' } },
    'confirmed-dropped',
  ],
]

test.each(CASES)('%s', (_name, heard, evidence) => {
  expect(weigh({ amountMinor, ...heard })).toBe(evidence)
})

test.each([
  ['Asha Rao', 'A. R.'],
  ['asha rao', 'A. R.'],
  ['Asha', 'A.'],
  ['Asha Kumari Rao', 'A. R.'],
  ['  K.S. Rao ', 'K. R.'],
  ['கோமதி ரமேஷ்', 'கோ. ர.'],
  ['(removed)', 'R.'],
  ['9876543210', ''],
  ['', ''],
])('the initials of "%s" are "%s"', (name, letters) => {
  expect(initials(name)).toBe(letters)
})

test.each([
  ['Asha', 'A***'],
  ['ஆஷா', 'ஆ***'],
  ['', ''],
])('the name "%s" is shown as "%s"', (name, masked) => {
  expect(maskName(name)).toBe(masked)
})

test.each([
  ['asha@example.org', 'a***'],
  ['a@example.org', 'a***'],
  ['asha', 'a***'],
  ['', ''],
])('the e-mail address "%s" is shown as "%s"', (email, masked) => {
  expect(maskEmail(email)).toBe(masked)
})

test.each([
  ['asha@example.org', 'a***@example.org'],
  ['', ''],
])('to its owner the e-mail address "%s" is shown as "%s"', (email, masked) => {
  expect(maskLocalPart(email)).toBe(masked)
})

test.each([
  ['9876543210', '********10'],
  ['', ''],
])('the number "%s" is shown as "%s"', (phone, masked) => {
  expect(maskPhone(phone)).toBe(masked)
})
