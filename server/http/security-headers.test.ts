import { expect, test } from 'vitest'
import { contentSecurityPolicy, policyFor } from './security-headers.ts'

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

const hosts = { form: ['https://pay.example.org'], frame: ['https://video.example.org'], image: [] }

test('only the hashed inline scripts run, forms may go to the payment host, and no site may frame the page', () => {
  const policy = contentSecurityPolicy(['sha256-one', 'sha256-two'], hosts)
  expect(policy).toContain("script-src 'self' 'sha256-one' 'sha256-two';")
  expect(policy).toContain("form-action 'self' https://pay.example.org")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(contentSecurityPolicy([], hosts)).toContain("script-src 'self';")
})
