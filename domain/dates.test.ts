import { expect, test } from 'vitest'
import {
  dayWithWeekday,
  formatMoment,
  formatTimeOfDay,
  shortDay,
  shortMoment,
  shortSince,
} from './dates.ts'

test.each([
  ['2026-11-15T04:11:07Z', '15 November 2026, 9:41 AM'],
  ['2026-11-14T18:29:59Z', '14 November 2026, 11:59 PM'],
  ['2026-11-14T18:30:00Z', '15 November 2026, 12:00 AM'],
])('%s is %s in Bangalore', (moment, words) => {
  expect(formatMoment(new Date(moment))).toBe(words)
})

test.each([
  ['2026-11-15T04:11:07Z', '15 Nov 2026, 9:41 AM'],
  ['2026-09-14T18:30:00Z', '15 Sep 2026, 12:00 AM'],
])('%s is %s in the office', (moment, words) => {
  expect(shortMoment(moment)).toBe(words)
  expect(shortMoment(Date.parse(moment))).toBe(words)
})

test('a day has three letters of its month in the office, and its weekday where that helps', () => {
  expect(shortDay('2026-09-05')).toBe('5 Sep 2026')
  expect(dayWithWeekday('2026-11-15')).toBe('Sunday 15 Nov 2026')
})

test.each([
  ['08:30', '8:30 AM'],
  ['11:00', '11:00 AM'],
  ['00:05', '12:05 AM'],
  ['12:00', '12:00 PM'],
  ['17:30', '5:30 PM'],
])('%s is read as %s', (time, words) => {
  expect(formatTimeOfDay(time)).toBe(words)
})

test.each([
  ['2026-11-15T18:29:00Z', '10:04'],
  ['2026-11-15T18:30:00Z', '15 Nov 2026, 10:04 AM'],
])('at %s it is under way since %s', (now, words) => {
  expect(shortSince('2026-11-15T04:34:00.000Z', new Date(now))).toBe(words)
})
