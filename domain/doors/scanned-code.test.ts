import { expect, test } from 'vitest'
import { scannedCode } from './scanned-code.ts'

const CODE = 'abcdefghjkmnpqrstvwx'

test.each([
  [`https://church.example/t/${CODE}`, CODE],
  [`HTTPS://CHURCH.EXAMPLE/T/${CODE.toUpperCase()}`, CODE],
  [` http://localhost:3000/t/${CODE}\n`, CODE],
  ['ABCD EFGH JKMN PQRS TVWX', CODE],
  ['https://church.example/t/abcd', undefined],
  ['https://church.example/ewg', undefined],
  ['upi://pay?pa=church@bank', undefined],
  ['WIFI:S:guest;;', undefined],
  ['', undefined],
])('%j is read as %j', (text, code) => {
  expect(scannedCode(text)).toBe(code)
})
