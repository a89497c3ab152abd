import { expect, test } from 'vitest'
import { rupees } from '#domain/money.ts'
import type { QuoteLine } from '#domain/registration/price.ts'
import { explainPrice, payLine } from './price-summary.tsx'

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
  ['Anu, 12: residential', { name: 'Anu', age: 12, band: 'adult' }],
  ['Mani, 3: free', { name: 'Mani', age: 3, band: 'free', amount: 0 }],
  // A part payment that covers the whole price counts as paid in full.
  ['Asha, 8: child, residential', { amount: 100_000, balance: 0 }],
  ['Asha, 8: child, residential, part payment', { amount: 30_000, balance: 117_000 }],
  ['Asha, 8: child, residential, paid at the venue', { amount: 0, balance: 147_000 }],
])('%s', (words, line) => {
  expect(explainPrice('en', { ...asha, ...line })).toBe(words)
})

test.each([
  [1200, 6570, 'Submit and pay Rs. 1,200; Rs. 6,570 later'],
  [700, 0, 'Submit and pay Rs. 700'],
  [0, 7770, 'Submit and pay nothing now; Rs. 7,770 later'],
  [0, 0, 'Submit; there is nothing to pay'],
])('Rs. %i now and Rs. %i later: %s', (now, later, words) => {
  expect(payLine('en', { total: rupees(now), balance: rupees(later) })).toBe(words)
})
