import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type HandOffFacts,
  type HandOffRefusal,
  keepsPlaces,
  nextStep,
  refuseHandOff,
  toProviderName,
} from './hand-off.ts'
import { PAYMENT_STATES, type PaymentState } from './payment-state.ts'

const ORDER: HandOffFacts = { dueMinor: 210_000, attempts: [], isOpen: true, openedByOffice: false }

const OPEN = { state: 'open' } as const
const FAILED = { state: 'failed' } as const
const PENDING = { state: 'pending' } as const
const PAID = { state: 'paid' } as const

const BY_STATE: Record<PaymentState, HandOffRefusal | undefined> = {
  open: undefined,
  pending: 'being-confirmed',
  confirming: 'being-confirmed',
  failed: undefined,
  paid: undefined,
  refunded: undefined,
}

test.each(PAYMENT_STATES)('one attempt that is %s decides, wherever it is in the list', (state) => {
  for (const attempts of [[{ state }], [{ state }, OPEN], [OPEN, { state }, FAILED]]) {
    expect(refuseHandOff({ ...ORDER, attempts })).toBe(BY_STATE[state])
  }
})

test.each<[string, Partial<HandOffFacts>, HandOffRefusal | undefined]>([
  ['nobody has tried yet', {}, undefined],
  ['nothing is due', { dueMinor: 0 }, 'nothing-due'],
  ['nothing is due and it has closed', { dueMinor: 0, isOpen: false }, 'nothing-due'],
  ['registration has closed', { isOpen: false }, 'closed'],
  ['closed, but opened by the office', { isOpen: false, openedByOffice: true }, undefined],
  ['one is paid and one is pending', { attempts: [PENDING, PAID] }, 'being-confirmed'],
  ['closed while one is pending', { isOpen: false, attempts: [PENDING] }, 'being-confirmed'],
  ['by the office, one pending', { openedByOffice: true, attempts: [PENDING] }, 'being-confirmed'],
])('%s: %o gives %s', (_name, changes, refusal) => {
  expect(refuseHandOff({ ...ORDER, ...changes })).toBe(refusal)
})

const watchedFrom = new Date('2026-11-15T04:00:00.000Z')
const HOUR = 60 * 60_000
const DAY = 24 * HOUR

test.each([
  ['open', null, 0, false],
  ['failed', null, 0, false],
  ['refunded', null, 0, false],
  ['pending', null, 0, true],
  ['pending', null, 4 * DAY - 1, true],
  ['pending', null, 4 * DAY, false],
  ['confirming', null, 4 * DAY, true],
  ['confirming', null, 30 * DAY - 1, true],
  ['confirming', null, 30 * DAY, false],
  ['open', 'confirmed-begun', HOUR - 1, true],
  ['open', 'confirmed-begun', HOUR, false],
  ['failed', 'confirmed-begun', 0, false],
] as const)('%s, with the provider’s answer %s, after %i ms: %s', (state, heard, ms, kept) => {
  const now = new Date(watchedFrom.getTime() + ms)
  expect(keepsPlaces({ state, heard, watchedFrom, now })).toBe(kept)
})

const payer = { email: 'anita.r@example.org', phone: '9876543210' }

test.each([
  [['Anita'], 'Anita'],
  [["Maria D'Souza"], 'Maria D Souza'],
  [['José  Álvarez'], 'Jose Alvarez'],
  [['Anne-Marie K.'], 'Anne-Marie K.'],
  [['அனிதா'], 'Anita'],
  [['ಅನಿತಾ'], 'Anita'],
  [['अनिता'], 'Anita'],
  [['అనిత'], 'Anita'],
  [['അനിത'], 'Anita'],
  [['அனிதா Anita'], 'Anita'],
  [['😀', 'Rao'], 'Rao'],
  [['李', 'ரமேஷ்'], 'Ramesh'],
  [['李'], 'anita.r'],
  [['x'.repeat(80)], 'x'.repeat(60)],
])('%s is sent as %s', (names, sent) => {
  expect(toProviderName({ ...payer, names })).toBe(sent)
})

test('without letters anywhere the number stands for it', () => {
  expect(toProviderName({ names: ['😀'], email: '12@example.org', phone: '9876543210' })).toBe(
    '9876543210',
  )
})

test('any input becomes text that can be signed and is short enough', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (typed, other) => {
      expect(toProviderName({ ...payer, names: [typed, other] })).toMatch(/^[A-Za-z0-9 .-]{1,60}$/)
    }),
  )
})

/** The states of all attempts, oldest first; the expected step and the index of its attempt. */
test.each<[PaymentState[], string, number?]>([
  [[], 'open'],
  [['failed'], 'open'],
  [['open'], 'hand-off', 0],
  [['pending'], 'show', 0],
  [['confirming'], 'show', 0],
  [['paid'], 'open'],
  [['refunded'], 'open'],
  [['paid', 'open'], 'hand-off', 1],
  [['pending', 'open'], 'show', 0],
  [['confirming', 'failed'], 'show', 0],
  [['pending', 'paid', 'open'], 'show', 0],
  [['open', 'failed'], 'open'],
  [['failed', 'open'], 'hand-off', 1],
  [['refunded', 'open'], 'hand-off', 1],
])('after %o: %s', (states, step, index) => {
  const attempts = states.map((state, number) => ({ state, number }))
  const attempt = index === undefined ? undefined : attempts[index]
  expect(nextStep(attempts)).toEqual(attempt ? { step, attempt } : { step })
})
