import { expect, test } from 'vitest'
import { forged, key, salt, vectors } from './hash-vectors.json'
import { commandHash, type PayuFields, reportHash, requestHash, sameHash } from './report.ts'

const merchant = { key, salt }

const HASHES: Record<string, (fields: PayuFields) => string> = {
  request: (fields) => requestHash(fields, merchant),
  report: (fields) => reportHash(fields, merchant),
  command: ({ command = '', var1 = '' }) => commandHash(command, var1, merchant),
}

test.each(vectors)('$name has the digest of PayU’s formula', ({ kind, fields, sha512 }) => {
  expect(HASHES[kind]?.(textOnly(fields))).toBe(sha512)
})

test.each(forged)('$name is refused', ({ fields, received }) => {
  expect(sameHash(received, reportHash(textOnly(fields), merchant))).toBe(false)
})

test('a hash in upper case or cut short is refused', () => {
  const genuine = reportHash({ status: 'success' }, merchant)
  expect(sameHash(genuine, genuine)).toBe(true)
  expect(sameHash(genuine.toUpperCase(), genuine)).toBe(false)
  expect(sameHash(genuine.slice(0, 127), genuine)).toBe(false)
  expect(sameHash(undefined, genuine)).toBe(false)
})

test('the amount is hashed exactly as received', () => {
  const fields = { amount: '500', status: 'success' }
  expect(reportHash(fields, merchant)).not.toBe(
    reportHash({ ...fields, amount: '500.00' }, merchant),
  )
})

function textOnly(fields: Record<string, string | undefined>): PayuFields {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}
