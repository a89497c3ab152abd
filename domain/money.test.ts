import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountInWords, formatRupees, parseRupees, toDecimalText, wholeRupees } from './money.ts'

test.each([
  ['0', 0],
  ['1', 100],
  ['500', 50_000],
  ['500.5', 50_050],
  ['500.05', 50_005],
  ['500.00', 50_000],
  ['1000000', 100_000_000],
])('reads %s as %i paise', (text, paise) => {
  expect(parseRupees(text)).toBe(paise)
})

test.each([
  ...['', ' ', '-1', '1,000', '1e3', '1.', '.5', '1.234', 'abc', '0x10', '１００', '1 000', 'NaN'],
])('does not guess at %j', (text) => {
  expect(parseRupees(text)).toBeUndefined()
})

test.each([
  [0, 'Rs. 0'],
  [50, 'Rs. 0.50'],
  [99_900, 'Rs. 999'],
  [1_00_000, 'Rs. 1,000'],
  [125_050, 'Rs. 1,250.50'],
  [1_00_00_000, 'Rs. 1,00,000'],
  [12_34_567_89, 'Rs. 12,34,567.89'],
  [10_00_00_000_00, 'Rs. 10,00,00,000'],
])('shows %i paise as %s', (paise, text) => {
  expect(formatRupees(paise)).toBe(text)
})

test.each([
  [1, '0.01'],
  [100, '1.00'],
  [125_050, '1250.50'],
  [100_000_000, '1000000.00'],
])('writes %i paise as %s for the provider', (paise, text) => {
  expect(toDecimalText(paise)).toBe(text)
})

test('an amount written for the provider parses back to the same amount', () => {
  fc.assert(
    fc.property(fc.nat(10 ** 12), (paise) => {
      expect(parseRupees(toDecimalText(paise))).toBe(paise)
    }),
  )
})

test('rounding down to whole rupees changes an amount by less than a rupee', () => {
  fc.assert(
    fc.property(fc.nat(10 ** 12), (paise) => {
      const whole = wholeRupees(paise)
      expect(whole % 100).toBe(0)
      expect(paise - whole).toBeGreaterThanOrEqual(0)
      expect(paise - whole).toBeLessThan(100)
    }),
  )
})

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
