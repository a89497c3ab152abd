import { expect, test } from 'vitest'
import {
  type Evidence,
  type Heard,
  initials,
  maskLocalPart,
  maskName,
  maskPhone,
  weigh,
} from './evidence.ts'

const amountMinor = 50_000
const SUCCESS = { found: true, status: 'success', amountMinor } as const
const FAILURE = { found: true, status: 'failure', amountMinor } as const
const PENDING = { found: true, status: 'pending', amountMinor } as const
const OTHER_AMOUNT = { ...SUCCESS, amountMinor: 100 }
const HELD = { ...SUCCESS, reserve: 'held' } as const
const BEGUN = { ...PENDING, reserve: 'begun' } as const
const DROPPED = { ...FAILURE, reserve: 'dropped' } as const

test.each<[string, Omit<Heard, 'amountMinor'>, Evidence]>([
  ['the provider confirms', { signed: 'success', answer: SUCCESS }, 'confirmed-success'],
  ['asked without a report', { answer: SUCCESS }, 'confirmed-success'],
  ['failure beats a signed success', { signed: 'success', answer: FAILURE }, 'confirmed-failure'],
  ['success beats a signed failure', { signed: 'failure', answer: SUCCESS }, 'confirmed-success'],
  ['the bank has not answered', { signed: 'failure', answer: PENDING }, 'confirmed-pending'],
  ['pending, and no report', { answer: PENDING }, 'confirmed-pending'],
  ['page opened, and no report', { answer: BEGUN }, 'confirmed-begun'],
  ['page opened, and a report came', { signed: 'pending', answer: BEGUN }, 'confirmed-pending'],
  ['a signed success beats pending', { signed: 'success', answer: PENDING }, 'signed-success'],
  [
    'a signed success beats a failure of which the provider is unsure',
    { signed: 'success', answer: DROPPED },
    'signed-success',
  ],
  ['another amount was paid', { signed: 'success', answer: OTHER_AMOUNT }, 'confirmed-mismatch'],
  [
    'a failure with another amount is a failure',
    { answer: { ...FAILURE, amountMinor: 100 } },
    'confirmed-failure',
  ],
  ['not found yet, but signed', { signed: 'success', answer: { found: false } }, 'signed-success'],
  ['not found, failure signed', { signed: 'failure', answer: { found: false } }, 'signed-failure'],
  ['not found and no report', { answer: { found: false } }, 'not-found'],
  ['out of reach, success signed', { signed: 'success' }, 'signed-success'],
  ['out of reach, pending signed', { signed: 'pending' }, 'signed-pending'],
  ['out of reach and no report', {}, 'unreachable'],
  ['authorised but not captured', { signed: 'success', answer: HELD }, 'confirmed-held'],
  ['another amount, not captured', { answer: { ...HELD, amountMinor: 100 } }, 'confirmed-mismatch'],
  ['the provider has lost the bank', { signed: 'failure', answer: DROPPED }, 'confirmed-dropped'],
])('%s', (_name, heard, evidence) => {
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
  ['the name', 'Asha', 'A***', maskName],
  ['the name', 'ஆஷா', 'ஆ***', maskName],
  ['the address', 'asha@example.org', 'a***', maskName],
  ['the address', 'a@example.org', 'a***', maskName],
  ['no name', '', '', maskName],
  ['to its owner the address', 'asha@example.org', 'a***@example.org', maskLocalPart],
  ['to its owner no address', '', '', maskLocalPart],
  ['the number', '9876543210', '********10', maskPhone],
  ['no number', '', '', maskPhone],
])('%s "%s" is shown as "%s"', (_, text, masked, mask) => {
  expect(mask(text)).toBe(masked)
})
