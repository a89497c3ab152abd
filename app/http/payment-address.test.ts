import { expect, test } from 'vitest'
import { paymentAddress } from './payment-address.ts'

const publicUrl = 'https://church.example.org'
const payment = { token: 'abc', txnid: 'EWG12345678901' }

test.each([
  ['open', 'en', '/pay/abc'],
  ['open', 'ta', 'https://church.example.org/pay/abc'],
  ['paid', 'en', '/response?txnid=EWG12345678901'],
  ['failed', 'kn', 'https://church.example.org/kn/response?txnid=EWG12345678901'],
] as const)('a payer goes on from a payment that is %s in %s to %s', (state, language, address) => {
  expect(paymentAddress({ ...payment, state }, { publicUrl, language })).toBe(address)
})
