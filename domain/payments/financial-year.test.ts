import { expect, test } from 'vitest'
import { financialYear, receiptNumber } from './financial-year.ts'

test.each([
  ['2026-04-01T00:00:00+05:30', '2026-27'],
  ['2026-03-31T23:59:59+05:30', '2025-26'],
  // Already April in Bangalore, still March in London.
  ['2026-03-31T18:30:00Z', '2026-27'],
  ['2026-03-31T18:29:59Z', '2025-26'],
  ['2027-01-15T00:00:00Z', '2026-27'],
  ['2099-06-01T00:00:00Z', '2099-00'],
])('%s is in the financial year %s', (moment, year) => {
  expect(financialYear(new Date(moment))).toBe(year)
})

test('a receipt number contains its financial year', () => {
  expect(receiptNumber({ year: '2026-27', number: 123 })).toBe('2026-27/000123')
})
