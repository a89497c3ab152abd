import { expect, test } from 'vitest'
import { days, hours } from '#tests/support/dates.ts'
import {
  addMonths,
  byStart,
  type CalendarEvent,
  daysOf,
  endOf,
  isOnDay,
  readMonth,
  startOf,
  weeksOf,
  whenIn,
} from './event.ts'

const weekend = days('2025-09-13', '2025-09-15')

test('an all-day event starts and ends at midnight in India, with an exclusive end day', () => {
  expect(startOf(weekend)).toBe(Date.parse('2025-09-13T00:00:00+05:30'))
  expect(endOf(weekend)).toBe(Date.parse('2025-09-15T00:00:00+05:30'))
  expect(daysOf(weekend)).toEqual({ first: '2025-09-13', last: '2025-09-14' })
})

test.each([
  ['2025-09-13T09:00:00+05:30', '2025-09-13T17:00:00+05:30', '2025-09-13', '2025-09-13'],
  // Still the 12th in London, already the 13th in Bangalore.
  ['2025-09-12T19:00:00Z', '2025-09-12T20:00:00Z', '2025-09-13', '2025-09-13'],
  ['2025-09-13T22:00:00+05:30', '2025-09-14T00:00:00+05:30', '2025-09-13', '2025-09-13'],
  ['2025-09-13T22:00:00+05:30', '2025-09-14T00:01:00+05:30', '2025-09-13', '2025-09-14'],
  ['2025-09-14T00:00:00+05:30', '2025-09-14T00:00:00+05:30', '2025-09-14', '2025-09-14'],
])('%s to %s is on from %s to %s', (from, to, first, last) => {
  expect(daysOf(hours(from, to))).toEqual({ first, last })
})

test.each([
  ['2025-09-12', false],
  ['2025-09-13', true],
  ['2025-09-14', true],
  ['2025-09-15', false],
])('the weekend is on on %s: %s', (day, expected) => {
  expect(isOnDay(weekend, day)).toBe(expected)
})

test('events at the same time are sorted the same way for every input order', () => {
  const event = (id: string, summary?: string): CalendarEvent => ({
    id,
    status: 'confirmed',
    span: weekend,
    ...(summary && { summary }),
  })
  const sorted = [event('z'), event('a', 'Choir'), event('b', 'Choir'), event('c', 'Youth')]
  expect([...sorted].reverse().sort(byStart)).toEqual(sorted)
})

test.each([
  ['2026-02', 4, '2026-02-01', '2026-02-28'],
  ['2025-02', 5, '2025-01-26', '2025-03-01'],
  ['2025-03', 6, '2025-02-23', '2025-04-05'],
  ['2025-09', 5, '2025-08-31', '2025-10-04'],
])('%s has %i weeks, from Sunday %s to Saturday %s', (month, count, first, last) => {
  const weeks = weeksOf(month)
  expect([weeks.length, weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual([count, first, last])
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

test.each([
  ['2025-09-13', '2025-09-14', 'Sat 13 Sep 2025'],
  ['2025-09-13', '2025-09-15', 'Sat 13 to Sun 14 Sep 2025'],
  ['2025-09-28', '2025-10-05', 'Sun 28 Sep to Sat 4 Oct 2025'],
  ['2025-12-28', '2026-01-04', 'Sun 28 Dec 2025 to Sat 3 Jan 2026'],
  ['2024-02-28', '2024-03-01', 'Wed 28 to Thu 29 Feb 2024'],
  // An end before the start is invalid, but the start must still be shown.
  ['2025-09-13', '2025-09-13', 'Sat 13 Sep 2025'],
])('whole days from %s until %s are "%s"', (firstDay, untilDay, expected) => {
  expect(whenIn('en', days(firstDay, untilDay))).toBe(expected)
})

test.each([
  ['2025-09-13T09:30+05:30', '2025-09-13T17:00+05:30', 'Sat 13 Sep 2025, 9:30 AM to 5:00 PM'],
  ['2025-09-12T19:00Z', '2025-09-12T20:30Z', 'Sat 13 Sep 2025, 12:30 AM to 2:00 AM'],
  ['2025-09-13T09:30+05:30', '2025-09-13T09:30+05:30', 'Sat 13 Sep 2025, 9:30 AM'],
  ['2025-09-13T21:00+05:30', '2025-09-14T00:00+05:30', 'Sat 13 Sep 2025, 9:00 PM to midnight'],
  [
    '2025-08-29T16:00+05:30',
    '2025-08-31T14:00+05:30',
    'Fri 29 Aug 2025, 4:00 PM to Sun 31 Aug 2025, 2:00 PM',
  ],
])('%s to %s is "%s"', (from, to, expected) => {
  expect(whenIn('en', hours(from, to))).toBe(expected)
})
