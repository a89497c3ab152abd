import { expect, test } from 'vitest'
import { movedArrival } from './moved-arrival.ts'

const days = { first: '2027-01-09' }

test.each([
  ['2026-12-12T09:00', days, '2027-01-09T09:00'],
  // Somebody who comes the evening before comes at that hour, on the first day.
  ['2026-12-11T21:30', days, '2027-01-09T21:30'],
  ['2026-12-12T00:00', days, '2027-01-09T00:00'],
  ['2026-12-12T03:30:00Z', days, '2027-01-09T09:00'],
  ['In the evening', days, 'In the evening'],
  ['2026-12-12T09:00', undefined, '2026-12-12T09:00'],
])('an arrival of %s is moved', (arrival, first, moved) => {
  expect(movedArrival({ arrival, days: first })).toBe(moved)
})
