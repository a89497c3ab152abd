import { expect, test } from 'vitest'
import { parseMobile } from './mobile-number.ts'

test.each([
  '9876543210',
  '98765 43210',
  '98765-43210',
  '98765–43210',
  ' 987 654 3210 ',
  '09876543210',
  '0 98765 43210',
  '919876543210',
  '91 98765-43210',
  '+919876543210',
  '+91 98765 43210',
  '+91-9876543210',
  '+91\u00a098765\u00a043210',
])('%j is 9876543210', (typed) => {
  expect(parseMobile(typed)).toBe('9876543210')
})

test.each(['9198765432', '6000000000', '9100000000'])('%s needs no prefix removed', (typed) => {
  expect(parseMobile(typed)).toBe(typed)
})

test.each([
  '',
  '-',
  '5876543210',
  '987654321',
  '98765432101',
  '+9198765432',
  '+9876543210',
  '0919876543210',
  '+9109876543210',
  '00919876543210',
  '+449876543210',
  '98765x3210',
  '(98765) 43210',
  '९८७६५४३२१०',
  '1234567890',
])('%j is no mobile number', (typed) => {
  expect(parseMobile(typed)).toBeUndefined()
})
