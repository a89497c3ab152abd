import { expect, test } from 'vitest'
import { isoLength, wholeMinutes } from './sermon-length.ts'

test.each([
  [1, 1, 'PT1S'],
  [29, 1, 'PT29S'],
  [89, 1, 'PT1M29S'],
  [90, 2, 'PT1M30S'],
  [1800, 30, 'PT30M'],
  [3845, 64, 'PT1H4M5S'],
  [7200, 120, 'PT2H'],
])('%i seconds are %i minutes, for search engines %s', (seconds, minutes, iso) => {
  expect(wholeMinutes(seconds)).toBe(minutes)
  expect(isoLength(seconds)).toBe(iso)
})
