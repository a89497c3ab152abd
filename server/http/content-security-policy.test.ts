import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './content-security-policy.ts'

const hosts = { form: ['https://pay.example.org'], frame: ['https://video.example.org'], image: [] }

test('only the hashed inline scripts are allowed', () => {
  const policy = contentSecurityPolicy(['sha256-one', 'sha256-two'], hosts)
  expect(policy).toContain("script-src 'self' 'sha256-one' 'sha256-two';")
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
})

test('without inline scripts only files are allowed', () => {
  expect(contentSecurityPolicy([], hosts)).toContain("script-src 'self';")
})

test('forms may go to the payment host, and no site may frame the page', () => {
  const policy = contentSecurityPolicy([], hosts)
  expect(policy).toContain("form-action 'self' https://pay.example.org")
  expect(policy).toContain("frame-ancestors 'none'")
})
