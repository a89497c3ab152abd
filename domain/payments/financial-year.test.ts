import { expect, test } from 'vitest'
import {
  donorsRetainedFrom,
  financialYear,
  handReceiptDate,
  receiptNumber,
  yearBegins,
} from './financial-year.ts'

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

test.each([
  // 1:18 AM in India.
  ['2026-11-16', '2026-11-15T19:48:00.000Z', '2026-11-15T19:48:00.000Z'],
  ['2026-11-15', '2026-11-15T19:48:00.000Z', '2026-11-15T06:30:00.000Z'],
  ['2026-03-31', '2026-04-01T04:00:00.000Z', '2026-03-31T06:30:00.000Z'],
])('money of %s that is recorded at %s has a receipt of %s', (day, at, date) => {
  expect(handReceiptDate({ day, at: new Date(at) }).toISOString()).toBe(date)
})

test.each([
  ['2026-27', '2026-04-01'],
  ['2099-00', '2099-04-01'],
  ['2026-28', undefined],
  ['2026', undefined],
  ['', undefined],
])('the financial year %j begins on %j', (year, day) => {
  expect(yearBegins(year)).toBe(day)
})

test.each([
  // The assessment year of 2015-16 ended on 31 March 2017; ten years later it may go.
  ['2027-03-31', '2015-04-01'],
  ['2027-04-01', '2016-04-01'],
])('on %s donors since %s are kept', (today, since) => {
  expect(donorsRetainedFrom(today)).toBe(since)
})
