import { expect, test } from 'vitest'
import { upiLink } from './upi-link.ts'

test('spaces are encoded as %20 and the @ is not encoded', () => {
  expect(upiLink({ address: 'church@bank', payee: 'City Church & Friends' })).toBe(
    'upi://pay?pa=church@bank&pn=City%20Church%20%26%20Friends&cu=INR',
  )
})

test('a link may ask for an exact amount, with the number by which it is recognised', () => {
  const asked = { amountMinor: 147_000, reference: 'R1234' }
  expect(upiLink({ address: 'church@bank', payee: 'City Church', asked })).toBe(
    'upi://pay?pa=church@bank&pn=City%20Church&cu=INR&am=1470.00&tr=R1234',
  )
})
