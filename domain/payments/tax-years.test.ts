import { expect, test } from 'vitest'
import { donorsKeptFrom, yearBegins } from './tax-years.ts'

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
  expect(donorsKeptFrom(today)).toBe(since)
})
