import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountInWords } from './amount-in-words.ts'

test.each([
  [100, 'Rupees One Only'],
  [50, 'Fifty Paise Only'],
  [0, 'Rupees Zero Only'],
  [1_900, 'Rupees Nineteen Only'],
  [2_000, 'Rupees Twenty Only'],
  [9_999, 'Rupees Ninety Nine and Ninety Nine Paise Only'],
  [50_000, 'Rupees Five Hundred Only'],
  [125_050, 'Rupees One Thousand Two Hundred Fifty and Fifty Paise Only'],
  [10_000_000, 'Rupees One Lakh Only'],
  [100_000_000, 'Rupees Ten Lakh Only'],
  [
    123_456_789_00,
    'Rupees Twelve Crore Thirty Four Lakh Fifty Six Thousand Seven Hundred Eighty Nine Only',
  ],
])('%i paise: %s', (amount, words) => {
  expect(amountInWords(amount)).toBe(words)
})

test('different amounts have different words', () => {
  const amount = fc.integer({ min: 0, max: 10_000_000_00 })
  fc.assert(
    fc.property(amount, amount, (one, other) => {
      expect(amountInWords(one) === amountInWords(other)).toBe(one === other)
      expect(amountInWords(one)).toMatch(/^[A-Z][A-Za-z ]+ Only$/)
    }),
  )
})
