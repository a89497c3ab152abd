import { expect, test } from 'vitest'
import { explainInWords, explainPrice } from './explanation.ts'
import type { QuoteLine } from './price.ts'

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
  expect(explainInWords({ ...asha, ...line })).toBe(words)
})

test('a part payment that covers the whole price counts as paid in full', () => {
  expect(explainPrice({ ...asha, amount: 100_000, balance: 0 }).due).toBe('in full')
})
