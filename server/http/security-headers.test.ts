import { expect, test } from 'vitest'
import { policyFor } from './security-headers.ts'

test.each([
  ['application/json', /^default-src 'none';/],
  ['text/plain; charset=utf-8', /^default-src 'none';/],
  ['', /^default-src 'none';/],
  ['image/svg+xml', /^default-src 'none';.*sandbox$/],
  ['text/javascript', /^default-src 'none';.*connect-src 'self'$/],
  // Browsers show a PDF inside a page of their own, which needs a wider policy.
  ['application/pdf', /^base-uri 'none';/],
])('%s has the strictest policy that works', (type, policy) => {
  expect(policyFor(type)).toMatch(policy)
  expect(policyFor(type)).toContain("frame-ancestors 'none'")
  expect(policyFor(type)).toContain("form-action 'none'")
  expect(policyFor(type)).not.toContain('script-src')
})
