import { expect, test } from 'vitest'
import { transactionId } from './transaction-id.ts'

test.each(['EWG', 'TAMILEWG', 'WFC', 'WFS', 'GPC'])('%s and eleven digits', (prefix) => {
  const id = transactionId(prefix, (count) => '48210577316'.slice(0, count))
  expect(id).toBe(`${prefix}48210577316`)
  // The payment provider takes at most 25 characters.
  expect(id.length).toBeLessThanOrEqual(25)
})

test.each(['', '1234567890', '123456789012', '1234567890a'])('never with "%s"', (digits) => {
  expect(() => transactionId('EWG', () => digits)).toThrow('11 digits')
})
