import { expect, test } from 'vitest'
import {
  elevenDigits,
  nextTransactionId,
  readTransactionId,
  transactionId,
} from './record-numbers.ts'

test.each(['EWG', 'TAMILEWG', 'WFC', 'WFS', 'GPC', ''])(
  'a number is the prefix "%s" and eleven digits',
  (prefix) => {
    for (const random of [() => 0, (limit: number) => limit - 1]) {
      const id = transactionId(prefix, random)
      expect(id).toMatch(new RegExp(`^${prefix}[1-9]\\d{10}$`))
      // PayU accepts at most 25 characters: https://docs.payu.in/docs/addl_info-payment-apis
      expect(id.length).toBeLessThanOrEqual(25)
    }
  },
)

test.each([
  ['EWG48210577316', 'EWG10000000007'],
  ['TAMILEWG48210577316', 'TAMILEWG10000000007'],
  ['48210577316', '10000000007'],
])('after %s comes %s', (txnid, next) => {
  expect(nextTransactionId(txnid, () => 7)).toBe(next)
})

test.each(['EWG48210577316', 'ewg48210577316', ' Ewg 4821 0577 316 ', 'EWG\u00a048210577316\n'])(
  '%j is normalised',
  (typed) => {
    expect(readTransactionId(typed)).toBe('EWG48210577316')
  },
)

test('the smallest and the largest transaction number have eleven digits', () => {
  expect(elevenDigits(() => 0)).toBe('10000000000')
  expect(elevenDigits((limit) => limit - 1)).toBe('99999999999')
})
