import { expect, test } from 'vitest'
import {
  dayWithWeekday,
  formatTimeOfDay,
  readDay,
  readMoment,
  readTimeOfDay,
  shortDay,
  shortMoment,
  shortSince,
} from './dates.ts'

test.each([
  ['2026-11-15T04:11:07Z', '15 Nov 2026, 9:41 AM'],
  ['2026-09-14T18:30:00Z', '15 Sep 2026, 12:00 AM'],
])('%s is %s in the office', (moment, words) => {
  expect(shortMoment(moment)).toBe(words)
  expect(shortMoment(Date.parse(moment))).toBe(words)
})

test.each([
  ['2026-11-13T04:06:00Z', 'Fri 9:36 AM'],
  ['2026-11-15T04:06:00Z', 'Sun 9:36 AM'],
  ['2026-11-21T18:29:00Z', 'Sat 11:59 PM'],
  ['2026-11-08T04:06:00Z', '8 Nov 2026, 9:36 AM'],
  ['2026-11-22T04:06:00Z', '22 Nov 2026, 9:36 AM'],
])('%s is %s on a screen of 15 November', (moment, words) => {
  expect(shortMoment(moment, new Date('2026-11-15T04:00:00Z'))).toBe(words)
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

test.each([
  ...['2027-02-21', '21/2/2027', '21/02/2027', '21.02.2027', '21-2-2027', '21 Feb 2027'],
  ...['21 February 2027', ' 21 feb. 2027 ', '21st Feb 2027', 'Feb 21, 2027'],
  'February 21 2027',
])('%s is a day', (text) => {
  expect(readDay(text)).toBe('2027-02-21')
})

test.each(['', '21', '30/2/2027', '2/21/2027', '21 Fob 2027', '2027', '21/2/27', 'x'.repeat(9999)])(
  '%s is none',
  (text) => {
    expect(readDay(text)).toBeUndefined()
  },
)

test.each([
  ['9:00', '09:00'],
  ['09:00', '09:00'],
  ['9.00 am', '09:00'],
  ['9 am', '09:00'],
  ['8:30 AM', '08:30'],
  ['6.15 p.m.', '18:15'],
  ['12 am', '00:00'],
  ['12:05 PM', '12:05'],
  ['18:30:00', '18:30'],
  ['0830', '08:30'],
])('%s is understood as %s', (typed, time) => {
  expect(readTimeOfDay(typed)).toBe(time)
})

test.each(['', '9', 'nine', '25:00', '9:60', '13 pm', '0 am', '9:00 xm'])(
  '%s is no time',
  (typed) => {
    expect(readTimeOfDay(typed)).toBeUndefined()
  },
)

test.each([
  ...['2026-12-12 09:00', '2026-12-12T09:00', '2026-12-12T09:00:00', '12/12/2026 9:00'],
  ...['12.12.2026, 9.00 am', '12 Dec 2026 at 9 am', 'Dec 12, 2026, 9:00 AM'],
])('%s is a moment', (typed) => {
  expect(readMoment(typed)).toBe('2026-12-12 09:00')
})

test.each([
  '',
  '12/12/2026',
  '9:00',
  '31/2/2026 9:00',
  '12/12/2026 25:00',
  '12/12/2026 9',
  'x'.repeat(9999),
])('%s is none', (typed) => {
  expect(readMoment(typed)).toBeUndefined()
})
