import { expect, test } from 'vitest'
import { daysAheadIn } from './days-ahead.ts'

test.each([
  ['en', '2026-12-12', 'in 24 days'],
  ['en', '2026-11-19', 'tomorrow'],
  ['en', '2026-11-18', 'today'],
  ['en', '2026-11-17', ''],
  ['ta', '2026-12-12', '24 நாட்களில்'],
  ['kn', '2026-12-12', '24 ದಿನಗಳಲ್ಲಿ'],
  ['hi', '2026-12-12', '24 दिन में'],
])('on 18 November, in %s, %s is %s', (language, day, words) => {
  expect(daysAheadIn(language, day, '2026-11-18')).toBe(words)
})
