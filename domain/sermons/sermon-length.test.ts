import { expect, test } from 'vitest'
import { formatLength, isoLength } from './sermon-length.ts'

test.each([
  [1, '1 min', 'PT1S'],
  [29, '1 min', 'PT29S'],
  [89, '1 min', 'PT1M29S'],
  [90, '2 min', 'PT1M30S'],
  [1800, '30 min', 'PT30M'],
  [3845, '64 min', 'PT1H4M5S'],
  [7200, '120 min', 'PT2H'],
])('%i seconds are "%s", for search engines %s', (seconds, words, iso) => {
  expect(formatLength(seconds)).toBe(words)
  expect(isoLength(seconds)).toBe(iso)
})
