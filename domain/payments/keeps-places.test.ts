import { expect, test } from 'vitest'
import { keepsPlaces } from './keeps-places.ts'

const watchedFrom = new Date('2026-11-15T04:00:00.000Z')
const DAY = 24 * 60 * 60_000

const HOUR = 60 * 60_000

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
  const now = new Date(watchedFrom.getTime() + ms)
  expect(keepsPlaces({ state, heard: null, watchedFrom, now })).toBe(kept)
})

test.each([
  ['open', HOUR - 1, true],
  ['open', HOUR, false],
  ['failed', 0, false],
] as const)('%s, with the provider’s page opened, after %i ms: %s', (state, ms, kept) => {
  const now = new Date(watchedFrom.getTime() + ms)
  expect(keepsPlaces({ state, heard: 'confirmed-begun', watchedFrom, now })).toBe(kept)
})
