import { expect, test } from 'vitest'
import { readTimeOfDay } from './typed-time.ts'

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
