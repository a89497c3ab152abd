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
  ['1,000', 100_000],
  ['₹500', 50_000],
  ['Rs. 500', 50_000],
  ['Rs. 10,00,000/-', 100_000_000],
  ['५००', 50_000],
])('%s is a gift of %i paise', (text, amountMinor) => {
  expect(readGiftAmount(text)).toEqual({ ok: true, amountMinor })
})

test.each([
  ['0', 'at least Rs. 1'],
  ['0.99', 'at least Rs. 1'],
  ['1000000.01', 'at most Rs. 10,00,000'],
  ['1000000000', 'at most Rs. 10,00,000'],
  ['99999999999999999999', 'at most Rs. 10,00,000'],
  ['-1', 'in rupees, such as 500'],
  ['1e9', 'in rupees, such as 500'],
  ['1,50', 'in rupees, such as 500'],
  ['abc', 'in rupees, such as 500'],
  ['500.5', 'in rupees, such as 500'],
  ['500.505', 'in rupees, such as 500'],
  ['Infinity', 'in rupees, such as 500'],
])('%s is refused: %s', (text, words) => {
  const amount = readGiftAmount(text)
  expect(!amount.ok && GIFT_AMOUNT_WORDS[amount.problem]).toContain(words)
})
