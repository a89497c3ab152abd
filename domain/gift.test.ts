import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from './days.ts'
import { MONTHLY_DAYS, maskPan, nextMonthlyDay, readGiftAmount, readPan, upiLink } from './gift.ts'

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

test.each([
  [5, '2026-11-04', '2026-11-05'],
  [5, '2026-11-05', '2026-12-05'],
  [5, '2026-11-17', '2026-12-05'],
  [5, '2026-12-31', '2027-01-05'],
  [31, '2026-11-17', '2026-11-30'],
  [31, '2026-11-30', '2026-12-31'],
  [31, '2027-01-31', '2027-02-28'],
  [29, '2027-02-28', '2027-03-29'],
  [30, '2028-02-01', '2028-02-29'],
  [31, '2028-02-29', '2028-03-31'],
  [1, '2026-12-01', '2027-01-01'],
])('day %i after %s is %s', (wanted, after, expected) => {
  expect(nextMonthlyDay(wanted, after)).toBe(expected)
})

test('every month has exactly one such day, never later than wanted', () => {
  const days = fc.constantFrom(...MONTHLY_DAYS)
  const start = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays('2000-01-01', count))
  fc.assert(
    fc.property(days, start, (wanted, after) => {
      const first = nextMonthlyDay(wanted, after)
      const second = nextMonthlyDay(wanted, first)
      expect(first > after).toBe(true)
      expect(monthsBetween(first, second)).toBe(1)
      expect(monthsBetween(after, first)).toBeLessThanOrEqual(1)
      for (const day of [first, second]) {
        const number = Number(day.slice(8))
        expect(number <= wanted).toBe(true)
        const isLast = addDays(day, 1).endsWith('-01')
        expect(number === wanted || isLast).toBe(true)
      }
    }),
  )
})

function monthsBetween(one: string, other: string): number {
  const count = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
  return count(other) - count(one)
}

test.each([
  ['ABCDE1234F', 'ABCDE1234F'],
  [' abcde 1234 f ', 'ABCDE1234F'],
  ['ABCDE-1234-F', 'ABCDE1234F'],
  ['ABCD1234F', undefined],
  ['ABCDE12345', undefined],
  ['ABCDE1234FG', undefined],
  ['1234', undefined],
  ['', undefined],
])('%j is read as %j', (typed, pan) => {
  expect(readPan(typed)).toBe(pan)
})

test('all but the last two characters are masked', () => {
  expect(maskPan('ABCDE1234F')).toBe('********4F')
})

test('spaces are encoded as %20 and the @ is not encoded', () => {
  expect(upiLink({ address: 'church@bank', payee: 'City Church & Friends' })).toBe(
    'upi://pay?pa=church@bank&pn=City%20Church%20%26%20Friends&cu=INR',
  )
})

test('a link may ask for an exact amount, with the number by which it is recognised', () => {
  const asked = { amountMinor: 147_000, reference: 'R1234' }
  expect(upiLink({ address: 'church@bank', payee: 'City Church', asked })).toBe(
    'upi://pay?pa=church@bank&pn=City%20Church&cu=INR&am=1470.00&tr=R1234',
  )
})
