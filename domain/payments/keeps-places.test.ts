import { expect, test } from 'vitest'
import { keepsPlaces } from './keeps-places.ts'

const watchedFrom = new Date('2026-11-15T04:00:00.000Z')
const DAY = 24 * 60 * 60_000

test.each([
  ['open', 0, false],
  ['failed', 0, false],
  ['refunded', 0, false],
  ['pending', 0, true],
  ['pending', 4 * DAY - 1, true],
  ['pending', 4 * DAY, false],
  ['confirming', 4 * DAY, true],
  ['confirming', 30 * DAY - 1, true],
  ['confirming', 30 * DAY, false],
] as const)('%s after %i ms: %s', (state, ms, kept) => {
  expect(keepsPlaces({ state, watchedFrom, now: new Date(watchedFrom.getTime() + ms) })).toBe(kept)
})
