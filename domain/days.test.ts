import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addDays,
  dayInIndia,
  isDay,
  isoInIndia,
  startOfDay,
  timeInIndia,
  weekdayOf,
} from './days.ts'

test.each([
  ['2025-09-12T18:29:59.999Z', '2025-09-12', '23:59'],
  ['2025-09-12T18:30:00.000Z', '2025-09-13', '00:00'],
  ['2025-12-31T18:30:00.000Z', '2026-01-01', '00:00'],
  ['2024-02-29T03:30:00.000Z', '2024-02-29', '09:00'],
])('%s is %s at %s in India', (moment, day, time) => {
  expect(dayInIndia(Date.parse(moment))).toBe(day)
  expect(timeInIndia(Date.parse(moment))).toBe(time)
  expect(isoInIndia(Date.parse(moment))).toBe(`${day}T${time}+05:30`)
})

test.each([
  ['2025-09-30', 1, '2025-10-01'],
  ['2025-01-01', -1, '2024-12-31'],
  ['2024-02-28', 1, '2024-02-29'],
  ['2025-02-28', 1, '2025-03-01'],
])('%s and %i days is %s', (day, count, expected) => {
  expect(addDays(day, count)).toBe(expected)
})

test('13 September 2025 is a Saturday', () => {
  expect(weekdayOf('2025-09-13')).toBe(6)
})

test.each([
  ['2025-09-13', true],
  ['2025-02-29', false],
  ['2025-02-30', false],
  ['2025-13-01', false],
  ['2025-9-13', false],
  ['0000-01-01', false],
  ['tomorrow', false],
  ['', false],
])('"%s" is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected)
})

test('a day starts at midnight in India, and the millisecond before belongs to the previous day', () => {
  const anyMoment = fc.integer({ min: Date.parse('1990-01-01'), max: Date.parse('2090-01-01') })
  fc.assert(
    fc.property(anyMoment, (moment) => {
      const day = dayInIndia(moment)
      expect(dayInIndia(startOfDay(day))).toBe(day)
      expect(dayInIndia(startOfDay(day) - 1)).toBe(addDays(day, -1))
      expect(startOfDay(day)).toBeLessThanOrEqual(moment)
    }),
  )
})
