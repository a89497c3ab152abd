import { expect, test } from 'vitest'
import { GIFT_AMOUNT_WORDS } from '#app/words/en/gifts.ts'
import { readGiftAmount } from './gift-amount.ts'

test.each([
  ['1', 100],
  ['1.00', 100],
  ['500', 50_000],
  ['500.50', 50_050],
  ['1000000', 100_000_000],
  ['1000000.00', 100_000_000],
])('%s is a gift of %i paise', (text, amountMinor) => {
  expect(readGiftAmount(text)).toEqual({ ok: true, amountMinor })
})

test.each([
  ['0', 'at least Rs. 1'],
  ['0.99', 'at least Rs. 1'],
  ['1000000.01', 'at most Rs. 10,00,000'],
  ['1000000000', 'at most Rs. 10,00,000'],
  ['99999999999999999999', 'at most Rs. 10,00,000'],
  ['-1', 'digits only'],
  ['1e9', 'digits only'],
  ['1,000', 'digits only'],
  ['abc', 'digits only'],
  ['500.5', 'digits only'],
  ['500.505', 'digits only'],
  ['५००', 'digits only'],
  ['Infinity', 'digits only'],
])('%s is refused: %s', (text, words) => {
  const amount = readGiftAmount(text)
  expect(!amount.ok && GIFT_AMOUNT_WORDS[amount.problem]).toContain(words)
})
