import { expect, test } from 'vitest'
import { readDay, readMoment, readTimeOfDay } from './read-day.ts'

test.each([
  '2027-02-21',
  '21/2/2027',
  '21/02/2027',
  '21.02.2027',
  '21-2-2027',
  '21 Feb 2027',
  '21 February 2027',
  ' 21 feb. 2027 ',
  '21st Feb 2027',
  'Feb 21, 2027',
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
  '2026-12-12 09:00',
  '2026-12-12T09:00',
  '2026-12-12T09:00:00',
  '12/12/2026 9:00',
  '12.12.2026, 9.00 am',
  '12 Dec 2026 at 9 am',
  'Dec 12, 2026, 9:00 AM',
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
