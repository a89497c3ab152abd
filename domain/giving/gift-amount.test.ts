import { expect, test } from 'vitest'
import { readGiftAmount } from './gift-amount.ts'

test.each([
  ['1', 100],
  ['1.00', 100],
  ['500', 50_000],
  ['500.50', 50_050],
  ['1000000', 100_000_000],
  ['1000000.00', 100_000_000],
  ['1,000', 100_000],
  ['₹500', 50_000],
  ['Rs. 500', 50_000],
  ['Rs. 10,00,000/-', 100_000_000],
  ['५००', 50_000],
])('%s is a gift of %i paise', (text, amountMinor) => {
  expect(readGiftAmount(text)).toEqual({ ok: true, amountMinor })
})

test.each([
  ['0', 'too-small'],
  ['0.99', 'too-small'],
  ['1000000.01', 'too-large'],
  ['1000000000', 'too-large'],
  ['99999999999999999999', 'too-large'],
  ['-1', 'not-an-amount'],
  ['1e9', 'not-an-amount'],
  ['1,50', 'not-an-amount'],
  ['abc', 'not-an-amount'],
  ['500.5', 'not-an-amount'],
  ['500.505', 'not-an-amount'],
  ['Infinity', 'not-an-amount'],
])('%s is refused: %s', (text, problem) => {
  expect(readGiftAmount(text)).toEqual({ ok: false, problem })
})
