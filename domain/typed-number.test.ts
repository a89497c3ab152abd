import { expect, test } from 'vitest'
import { readTypedNumber } from './typed-number.ts'

test.each([
  ['6000', 6000],
  ['6,000', 6000],
  ['Rs. 6,000', 6000],
  ['₹ 1,00,000', 100_000],
  ['6000/-', 6000],
  ['INR 6,000 /- ', 6000],
  ['12.5', 12.5],
])('%s is understood as %d', (typed, number) => {
  expect(readTypedNumber(typed)).toBe(number)
})

test.each(['', 'six', '1e3', '6 000 or so', '0x10'])('%s is no number', (typed) => {
  expect(readTypedNumber(typed)).toBeUndefined()
})
