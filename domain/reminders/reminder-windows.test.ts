import { expect, test } from 'vitest'
import { isBalanceTime, isConferenceTime, leftHalfway } from './reminder-windows.ts'

const ms = 3 * 24 * 60 * 60_000

test.each([
  ['2026-12-08T18:29:59Z', false, false],
  ['2026-12-08T18:30:00Z', true, true],
  ['2026-12-11T18:29:59Z', true, true],
  ['2026-12-11T18:30:00Z', true, false],
  ['2026-12-12T18:29:59Z', true, false],
  ['2026-12-12T18:30:00Z', false, false],
])('three days before 12 December, at %s: balance %s, conference %s', (at, balance, conference) => {
  const now = new Date(at)
  expect(isBalanceTime('2026-12-12', { ms, now })).toBe(balance)
  expect(isConferenceTime('2026-12-12', { ms, now })).toBe(conference)
})

const open = { state: 'open', opened_at: '10:00', changed_at: '10:00' } as const
const paid = { state: 'paid', opened_at: '09:00', changed_at: '09:10' } as const

test('the latest open attempt was left halfway', () => {
  expect(leftHalfway([{ ...open, opened_at: '09:00' }, open])).toBe(open)
})

test('an attempt for the rest counts after a part was paid', () => {
  expect(leftHalfway([paid, open])).toBe(open)
})

test('an attempt in a second tab does not count once the first has paid', () => {
  expect(leftHalfway([{ ...paid, changed_at: '10:05' }, open])).toBeUndefined()
})

test.each(['failed', 'pending', 'confirming', 'paid', 'refunded'] as const)(
  'an attempt that is %s was not left halfway',
  (state) => {
    expect(leftHalfway([{ ...open, state }])).toBeUndefined()
  },
)

test('nothing was left halfway where nothing was begun', () => {
  expect(leftHalfway([])).toBeUndefined()
})
