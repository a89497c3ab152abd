import { expect, test } from 'vitest'
import { rupees } from '#domain/money.ts'
import type { PriceTable, QuoteLine } from '#domain/registration/price.ts'
import { explainPrice, payLine, priceList } from './prices.ts'

type Five = [number, number, number, number, number]

function prices([full, day, child, dayChild, part]: Five, atVenue = false): PriceTable {
  return {
    residential: rupees(full),
    nonResidential: rupees(day),
    residentialChild: rupees(child),
    nonResidentialChild: rupees(dayChild),
    part: rupees(part),
    fullPaymentAtVenue: atVenue,
  }
}

function lines(five: Five, atVenue?: boolean): string[] {
  return priceList(prices(five, atVenue)).map(({ label, reason, amount }) =>
    [label, amount, reason].filter(Boolean).join(' | '),
  )
}

test('each amount has its own share of the full price, also where the shares differ', () => {
  expect(lines([8000, 5000, 4800, 3500, 1000])).toEqual([
    '12 and over, residential | Rs. 8,000',
    '12 and over, non-residential | Rs. 5,000',
    '6 to 11, residential | Rs. 4,800 | 60% of Rs. 8,000',
    '6 to 11, non-residential | Rs. 3,500 | 70% of Rs. 5,000',
    '5 and under | Free',
    'Pre-registration, for everyone of 6 and over | Rs. 1,000 | A part of the price. The rest is paid later',
  ])
})

test.each([
  [470, 700, 'About 67% of Rs. 700'],
  [490, 700, '70% of Rs. 700'],
  [700, 700, '100% of Rs. 700'],
])('Rs. %i of %i is explained as "%s"', (dayChild, day, reason) => {
  expect(lines([2100, day, 1470, dayChild, 300])[3]).toMatch(new RegExp(`${reason}$`))
})

test('one price for both stays is named once, with its share', () => {
  expect(lines([500, 500, 350, 350, 300]).slice(0, 2)).toEqual([
    '12 and over, residential or not | Rs. 500',
    '6 to 11, residential or not | Rs. 350 | 70% of Rs. 500',
  ])
})

test('one price for every child is no share of two full prices', () => {
  expect(lines([3500, 2000, 1000, 1000, 1000])[2]).toBe(
    '6 to 11, residential or not | Rs. 1,000 | The same for both, and no share of the full price',
  )
})

test('where people pay at the venue, the list says so', () => {
  expect(lines([9000, 5000, 6300, 3500, 1000], true).at(-1)).toContain('paid at the venue')
})

test('a conference that costs nothing has no shares', () => {
  expect(lines([0, 0, 0, 0, 0])).toContain('6 to 11, residential or not | Rs. 0')
})

const asha: QuoteLine = {
  name: 'Asha',
  age: 8,
  band: 'child',
  residential: 'Residential',
  amount: 147_000,
  balance: 0,
}

test.each<[string, Partial<QuoteLine>]>([
  ['Asha, 8: child, residential', {}],
  ['Asha, 8: child, non residential', { residential: 'Non Residential' }],
  ['Ravi, 40: adult, residential', { name: 'Ravi', age: 40, band: 'adult' }],
  ['Mani, 3: free', { name: 'Mani', age: 3, band: 'free', amount: 0 }],
  ['Asha, 8: child, residential, part payment', { amount: 30_000, balance: 117_000 }],
  ['Asha, 8: child, residential, paid at the venue', { amount: 0, balance: 147_000 }],
])('%s', (words, line) => {
  expect(explainPrice({ ...asha, ...line })).toBe(words)
})

test('a part payment that covers the whole price counts as paid in full', () => {
  expect(explainPrice({ ...asha, amount: 100_000, balance: 0 })).toBe('Asha, 8: child, residential')
})

test.each([
  [1200, 6570, 'You pay Rs. 1,200 now, Rs. 6,570 later.'],
  [700, 0, 'You pay Rs. 700 now.'],
  [0, 7770, 'You pay nothing now, Rs. 7,770 later.'],
  [0, 0, 'You pay nothing.'],
])('Rs. %i now and Rs. %i later: %s', (now, later, words) => {
  expect(payLine({ total: rupees(now), balance: rupees(later) })).toBe(words)
})
