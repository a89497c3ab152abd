import { expect, test } from 'vitest'
import { entryMoment } from './entry.ts'

const HOUR = 3_600_000
const OPENED = Date.parse('2026-12-12T03:00:00Z')
const RECEIVED = OPENED + 2 * HOUR

test.each([
  ['a right clock', OPENED + HOUR, 0, OPENED + HOUR],
  ['40 minutes fast', OPENED + HOUR + 2_400_000, 2_400_000, OPENED + HOUR],
  ['an hour slow', OPENED, -HOUR, OPENED + HOUR],
  [
    'a clock in 2020',
    Date.parse('2020-01-01'),
    Date.parse('2020-01-01') - OPENED - HOUR,
    OPENED + HOUR,
  ],
  ['a clock that was set after the entry', Date.parse('2020-01-01'), 0, RECEIVED],
  ['a moment in the future', RECEIVED + HOUR, 0, RECEIVED],
])('%s', (_case, at, aheadMs, moment) => {
  const sent = { at, aheadMs, doorOpenedAt: OPENED, receivedAt: RECEIVED }
  expect(entryMoment(sent)).toBe(moment)
})
