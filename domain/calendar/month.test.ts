import { expect, test } from 'vitest'
import { addMonths, formatMonth, monthOf, readMonth, weeksOf } from './month.ts'

test('the weeks of a month run from Sunday to Saturday and cover the whole month', () => {
  const weeks = weeksOf('2025-09')
  expect(weeks).toHaveLength(5)
  expect(weeks[0]?.[0]).toBe('2025-08-31')
  expect(weeks.at(-1)?.at(-1)).toBe('2025-10-04')
})

test.each([
  ['2026-02', 4],
  ['2025-02', 5],
  ['2025-03', 6],
])('%s has %i weeks', (month, count) => {
  expect(weeksOf(month)).toHaveLength(count)
})

test.each([
  ['2025-12', 1, '2026-01'],
  ['2025-01', -1, '2024-12'],
  ['2025-09', 24, '2027-09'],
])('%s and %i months is %s', (month, count, expected) => {
  expect(addMonths(month, count)).toBe(expected)
})

const range = { first: '2025-09', last: '2026-08' }

test.each([
  [null, '2025-09'],
  ['', '2025-09'],
  ['2025-12', '2025-12'],
  ['2025-08', '2025-09'],
  ['2999-01', '2026-08'],
  ['2025-13', '2025-09'],
  ['2025-1', '2025-09'],
  ['-2025-10', '2025-09'],
  ['<script>', '2025-09'],
])('an address that asks for %s shows %s', (text, expected) => {
  expect(readMonth(text, range)).toBe(expected)
})

test('a month is formatted with its name and year', () => {
  expect(formatMonth(monthOf('2025-09-13'))).toBe('September 2025')
})
