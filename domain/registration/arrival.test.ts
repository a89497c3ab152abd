import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatIndiaTime, movedArrival, parseIndiaTime } from './arrival.ts'

test.each([
  ['2025-09-13T09:00', '2025-09-13T03:30:00.000Z'],
  ['2025-09-13 09:00', '2025-09-13T03:30:00.000Z'],
  ['2025-09-13T09:00:59', '2025-09-13T03:30:00.000Z'],
  ['2025-09-13T09:00:59.999', '2025-09-13T03:30:00.000Z'],
  ['2025-09-13T03:30:00.000Z', '2025-09-13T03:30:00.000Z'],
  ['2025-09-13T09:00+05:30', '2025-09-13T03:30:00.000Z'],
  ['2024-02-29T00:00', '2024-02-28T18:30:00.000Z'],
])('%s is %s', (text, moment) => {
  expect(parseIndiaTime(text)).toBe(Date.parse(moment))
})

test.each([
  '',
  'tomorrow',
  '2025-09-13',
  '09:00',
  '13/09/2025 09:00',
  '2025-02-29T09:00',
  '2025-02-30T09:00',
  '2025-13-01T09:00',
  '2025-00-10T09:00',
  '2025-09-31T09:00',
  '2025-09-13T24:00',
  '2025-09-13T09:60',
  '2025-09-13T09:00:60',
  '2025-09-13T09:00+99:00',
  '0000-01-01T00:00',
  '12025-09-13T09:00',
  '2025-09-13T09:00 ; drop',
])('"%s" is no date and time', (text) => {
  expect(parseIndiaTime(text)).toBeUndefined()
})

test('a formatted time parses back to the same minute', () => {
  const anyMoment = fc.date({
    min: new Date('1900-01-01'),
    max: new Date('2900-01-01'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(anyMoment, (date) => {
      const minute = Math.floor(date.getTime() / 60_000) * 60_000
      expect(parseIndiaTime(formatIndiaTime(date.getTime()))).toBe(minute)
    }),
  )
})

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
