import { expect, test } from 'vitest'
import { datesWithYear, whenHeld } from './when-held.ts'

const weekend = { dates: 'Dec 12 to 13', days: { first: '2026-12-12', last: '2026-12-13' } }
const oneDay = { dates: 'Dec 12', days: { first: '2026-12-12', last: '2026-12-12' } }
const newYear = { dates: 'Dec 31 to Jan 1', days: { first: '2026-12-31', last: '2027-01-01' } }

test.each([
  ['a weekend', weekend, 'Dec 12 to 13, 2026', 'Dec 12 to 13, 2026 (Saturday to Sunday)'],
  ['one day', oneDay, 'Dec 12, 2026', 'Dec 12, 2026 (Saturday)'],
  [
    'over the end of a year',
    newYear,
    'Dec 31 to Jan 1, 2027',
    'Dec 31 to Jan 1, 2027 (Thursday to Friday)',
  ],
  [
    'a year that the words say',
    { ...weekend, dates: 'Dec 12 to 13, 2026' },
    'Dec 12 to 13, 2026',
    'Dec 12 to 13, 2026 (Saturday to Sunday)',
  ],
  [
    'with its hours',
    { ...weekend, hours: '9:00 am to 5:30 pm' },
    'Dec 12 to 13, 2026',
    'Dec 12 to 13, 2026 (Saturday to Sunday), 9:00 am to 5:30 pm',
  ],
  ['without days', { dates: 'March 2024' }, 'March 2024', 'March 2024'],
  ['that nobody knows', { dates: '' }, '', ''],
])('%s', (_, event, dates, when) => {
  expect(datesWithYear(event)).toBe(dates)
  expect(whenHeld(event)).toBe(when)
})
