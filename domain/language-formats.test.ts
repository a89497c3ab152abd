import { expect, test } from 'vitest'
import { days, hours } from '#tests/support/dates.ts'
import { eventMomentIn, whenIn } from './calendar/event.ts'
import { LANGUAGES } from './language.ts'
import {
  dayIn,
  daysIn,
  daysOfYearIn,
  dayWithWeekdayIn,
  momentIn,
  rupeesIn,
  shortDayIn,
  timeOfDayIn,
  weekdayIn,
} from './language-formats.ts'

const ONE = { first: '2026-12-12', last: '2026-12-12' }
const WEEKEND = { first: '2026-12-12', last: '2026-12-13' }
const MONTHS = { first: '2026-11-30', last: '2026-12-01' }
const YEARS = { first: '2026-12-31', last: '2027-01-01' }

test.each([
  ['en', ONE, '12 December 2026'],
  ['en', WEEKEND, '12–13 December 2026'],
  ['ta', WEEKEND, '12–13 டிசம்பர் 2026'],
  ['kn', WEEKEND, '12–13 ಡಿಸೆಂಬರ್ 2026'],
  ['hi', WEEKEND, '12–13 दिसंबर 2026'],
  ['ta', ONE, '12 டிசம்பர் 2026'],
  ['kn', MONTHS, '30 ನವೆಂಬರ್ – 1 ಡಿಸೆಂಬರ್ 2026'],
  ['hi', YEARS, '31 दिसंबर 2026 – 1 जनवरी 2027'],
] as const)('days in %s: %o is %s', (language, days, words) => {
  expect(daysIn(language, days)).toBe(words)
})

test.each([
  ['en', ONE, '12 December'],
  ['en', WEEKEND, '12 to 13 December'],
  ['en', YEARS, '31 December to 1 January'],
  ['ta', WEEKEND, '12–13 டிசம்பர்'],
  ['hi', MONTHS, '30 नवंबर – 1 दिसंबर'],
] as const)('coming days in %s: %o is %s', (language, days, words) => {
  expect(daysOfYearIn(language, days)).toBe(words)
})

test.each(LANGUAGES)('each month has a name of its own in %s', (language) => {
  const months = Array.from({ length: 12 }, (_, month) => String(month + 1).padStart(2, '0'))
  const names = new Set(months.map((month) => dayIn(language, `2026-${month}-05`)))
  expect(names.size).toBe(12)
  expect([...names].every((name) => /^5 \S+ 2026$/.test(name))).toBe(true)
})

test.each([
  ['en', 'Sunday, 13 December 2026'],
  ['ta', 'ஞாயிறு, 13 டிசம்பர் 2026'],
  ['kn', 'ಭಾನುವಾರ, 13 ಡಿಸೆಂಬರ್ 2026'],
  ['hi', 'रविवार, 13 दिसंबर 2026'],
] as const)('a Sunday in %s is %s', (language, words) => {
  expect(dayWithWeekdayIn(language, '2026-12-13')).toBe(words)
})

test.each([
  ['en', '08:30', '8:30 AM'],
  ['ta', '08:30', 'காலை 8:30'],
  ['ta', '12:00', 'பிற்பகல் 12:00'],
  ['kn', '17:30', 'ಸಂಜೆ 5:30'],
  ['hi', '00:15', 'रात 12:15'],
  ['hi', '19:59', 'शाम 7:59'],
  ['hi', '20:00', 'रात 8:00'],
] as const)('in %s %s is %s', (language, time, words) => {
  expect(timeOfDayIn(language, time)).toBe(words)
})

test.each([
  ['en', 'Rs. 1,00,000.50'],
  ['ta', 'ரூ. 1,00,000.50'],
  ['kn', 'ರೂ. 1,00,000.50'],
  ['hi', 'रु. 1,00,000.50'],
] as const)('a lakh and a half rupee in %s is %s', (language, words) => {
  expect(rupeesIn(language, 10_000_050)).toBe(words)
})

test.each([
  ['2026-11-15T04:11:07Z', '15 November 2026, 9:41 AM'],
  ['2026-11-14T18:29:59Z', '14 November 2026, 11:59 PM'],
  ['2026-11-14T18:30:00Z', '15 November 2026, 12:00 AM'],
])('%s is %s in Bangalore', (moment, words) => {
  expect(momentIn('en', new Date(moment))).toBe(words)
})

const SPANS = [
  days('2026-12-12', '2026-12-13'),
  days('2026-12-12', '2026-12-14'),
  hours('2026-12-12T09:30+05:30', '2026-12-12T17:00+05:30'),
  hours('2026-12-12T22:00+05:30', '2026-12-13T06:00+05:30'),
  hours('2026-12-12T18:00+05:30', '2026-12-12T18:00+05:30'),
]

test.each(LANGUAGES.flatMap((language) => SPANS.map((span) => [language, span] as const)))(
  'in %s an event says its day, year and weekday: %o',
  (language, span) => {
    const words = whenIn(language, span)
    const weekday = weekdayIn(language, '2026-12-12')
    expect(words).toContain(language === 'en' ? 'Sat' : weekday)
    expect(words).toMatch(/12\D/)
    expect(words).toContain('2026')
  },
)

test('in English days and moments are as short as before', () => {
  expect(shortDayIn('en', '2026-12-12')).toBe('Sat 12 Dec 2026')
  expect(shortDayIn('ta', '2026-12-12')).toBe('12 டிசம்பர் 2026')
  const moment = Date.parse('2026-12-12T09:30+05:30')
  expect(eventMomentIn('en', moment)).toBe('Sat 12 Dec 2026, 9:30 AM')
  expect(eventMomentIn('hi', moment)).toBe('शनिवार, 12 दिसंबर 2026, सुबह 9:30')
})
