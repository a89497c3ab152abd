import { expect, test } from 'vitest'
import { readDay } from './read-day.ts'

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
