import { expect, test } from 'vitest'
import { elevenDigits } from './random-digits.ts'

test('the smallest and the largest transaction number have eleven digits', () => {
  expect(elevenDigits(() => 0)).toBe('10000000000')
  expect(elevenDigits((limit) => limit - 1)).toBe('99999999999')
})
