import { expect, test } from 'vitest'
import { upiLink } from './upi-link.ts'

test('spaces are encoded as %20 and the @ is not encoded', () => {
  expect(upiLink({ address: 'church@bank', payee: 'City Church & Friends' })).toBe(
    'upi://pay?pa=church@bank&pn=City%20Church%20%26%20Friends&cu=INR',
  )
})
