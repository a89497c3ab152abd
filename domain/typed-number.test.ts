import fc from 'fast-check'
import { expect, test } from 'vitest'
import { latinDigits, parseMobile, readTypedNumber, readTypedRupees } from './typed-number.ts'

test.each([
  ['6000', 6000],
  ['6,000', 6000],
  ['Rs. 6,000', 6000],
  ['Rs.500', 500],
  ['rs 500', 500],
  ['INR 500', 500],
  ['₹500', 500],
  ['₹ 1,00,000', 100_000],
  ['1,000,000', 1_000_000],
  ['10 000', 10_000],
  ['6000/-', 6000],
  ['INR 6,000 /- ', 6000],
  ['Rs. 500/-', 500],
  ['500 rupees', 500],
  [' 500 ', 500],
  ['12.5', 12.5],
  ['-3', -3],
  ['१,०००', 1000],
  ['₹५००', 500],
  ['௫௦௦', 500],
  ['೫೦೦', 500],
  ['۵۰۰', 500],
])('%s is understood as %d', (typed, number) => {
  expect(readTypedNumber(typed)).toBe(number)
})

test.each([
  ...['', 'six', '1e3', '6 000 or so', '0x10', 'Rs.', '₹', '1.2.3', '5-'],
  // A comma that groups nothing is perhaps a decimal point, and we don't guess at money.
  ...['1,50', '12,5', '1,0000', ',500', '1,,000', '10.000,00'],
  ...['１００', '500 paise', '$500'],
])('%j is no number', (typed) => {
  expect(readTypedNumber(typed)).toBeUndefined()
})

test.each([
  ['1,000', 1_000_00],
  ['₹500', 500_00],
  ['Rs. 500', 500_00],
  ['Rs. 1,250.50', 1_250_50],
  ['௧,௦௦௦', 1_000_00],
  ['500.5', 500_50],
  ['-500', undefined],
  ['1.234', undefined],
  ['five', undefined],
])('%s is an amount of %s paise', (typed, paise) => {
  expect(readTypedRupees(typed)).toBe(paise)
})

test.each([
  ...['०१२३४५६७८९', '০১২৩৪৫৬৭৮৯', '௦௧௨௩௪௫௬௭௮௯', '౦౧౨౩౪౫౬౭౮౯', '೦೧೨೩೪೫೬೭೮೯', '൦൧൨൩൪൫൬൭൮൯'],
  '٠١٢٣٤٥٦٧٨٩',
])('%s are the ten digits', (digits) => {
  expect(latinDigits(digits)).toBe('0123456789')
})

test('a whole number is read as itself, with or without groups', () => {
  fc.assert(
    fc.property(fc.nat(10 ** 9), (number) => {
      expect(readTypedNumber(String(number))).toBe(number)
      expect(readTypedNumber(number.toLocaleString('en-IN'))).toBe(number)
      expect(readTypedNumber(number.toLocaleString('en-US'))).toBe(number)
    }),
  )
})

test.each([
  ...['9876543210', '98765 43210', '98765-43210', '98765–43210', ' 987 654 3210 '],
  ...['09876543210', '0 98765 43210', '919876543210', '91 98765-43210', '+919876543210'],
  ...['+91 98765 43210', '+91-9876543210', '+91\u00a098765\u00a043210', '0091 98765 43210'],
  ...['00919876543210', '(98765) 43210', '+91 (98765) 43210', '98765.43210', '+91.98765.43210'],
  ...['९८७६५ ४३२१०', '+௯௧ ௯௮௭௬௫ ௪௩௨௧௦'],
])('%j is 9876543210', (typed) => {
  expect(parseMobile(typed)).toBe('9876543210')
})

test.each(['9198765432', '6000000000', '9100000000'])('%s needs no prefix removed', (typed) => {
  expect(parseMobile(typed)).toBe(typed)
})

test.each([
  ...['', '-', '5876543210', '987654321', '98765432101', '+9198765432', '+9876543210'],
  ...['0919876543210', '+9109876543210', '+449876543210', '98765x3210', '1234567890'],
  ...['009198765', '+00919876543210', '98765,43210'],
])('%j is no mobile number', (typed) => {
  expect(parseMobile(typed)).toBeUndefined()
})
