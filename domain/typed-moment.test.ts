import { expect, test } from 'vitest'
import { readMoment } from './typed-moment.ts'

test.each([
  '2026-12-12 09:00',
  '2026-12-12T09:00',
  '2026-12-12T09:00:00',
  '12/12/2026 9:00',
  '12.12.2026, 9.00 am',
  '12 Dec 2026 at 9 am',
  'Dec 12, 2026, 9:00 AM',
])('%s is a moment', (typed) => {
  expect(readMoment(typed)).toBe('2026-12-12 09:00')
})

test.each([
  '',
  '12/12/2026',
  '9:00',
  '31/2/2026 9:00',
  '12/12/2026 25:00',
  '12/12/2026 9',
  'x'.repeat(9999),
])('%s is none', (typed) => {
  expect(readMoment(typed)).toBeUndefined()
})
