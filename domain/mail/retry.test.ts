import { expect, test } from 'vitest'
import { isTooOld, retryAt } from './retry.ts'

const now = new Date('2026-11-15T04:00:00.000Z')

test.each([
  [0, 30],
  [1, 60],
  [2, 120],
  [6, 1920],
  [7, 3600],
  [500, 3600],
])('after %i failed attempts the next is %i seconds later', (attempts, seconds) => {
  expect(retryAt(attempts, now).getTime() - now.getTime()).toBe(seconds * 1_000)
})

test.each([
  ['2026-11-08T03:59:59.000Z', true],
  ['2026-11-08T04:00:00.000Z', false],
  ['2026-11-14T04:00:00.000Z', false],
])('a mail of %s is too old: %s', (created, old) => {
  expect(isTooOld(new Date(created), now)).toBe(old)
})
