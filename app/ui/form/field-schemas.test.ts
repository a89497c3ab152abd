import { expect, test } from 'vitest'
import { LANGUAGES } from '#domain/language.ts'
import { giftAmount } from './field-schemas.ts'

test.each([
  ['0', 'at least Rs. 1'],
  ['1000000.01', 'at most Rs. 10,00,000'],
  ['1e9', 'in rupees, such as 500 or 500.50'],
])('%s is refused: %s', (text, words) => {
  expect(giftAmount('en')(text)).toContain(words)
})

test.each(LANGUAGES)('the limits are said in %s', (language) => {
  expect(giftAmount(language)('0')).toMatch(/\. 1(\D|$)/)
  expect(giftAmount(language)('1000000.01')).toContain('. 10,00,000')
  expect(giftAmount(language)('abc')).toContain('500.50')
  expect(giftAmount(language)('500.50')).toBe(50_050)
})
