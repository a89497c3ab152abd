import { expect, test } from 'vitest'
import { isBalanceTime, isConferenceTime } from './reminder-windows.ts'

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
