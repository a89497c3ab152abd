import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './content-security-policy.ts'

const hosts = { form: ['https://pay.example.org'], frame: ['https://video.example.org'], image: [] }

function hash(source: string): string {
  return `'sha256-${createHash('sha256').update(source).digest('base64')}'`
}

test('a page may run its own inline scripts and no others', () => {
  const policy = contentSecurityPolicy(
    '<script>one()</script><script type="module">two()</script>',
    hosts,
  )
  expect(policy).toContain(`script-src 'self' ${hash('one()')} ${hash('two()')};`)
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
})

test('scripts from files need no hash', () => {
  expect(contentSecurityPolicy('<script src="/a.js"></script>', hosts)).toContain(
    "script-src 'self';",
  )
})

test('forms may go to the payment host, and nobody may frame the page', () => {
  const policy = contentSecurityPolicy('', hosts)
  expect(policy).toContain("form-action 'self' https://pay.example.org")
  expect(policy).toContain("frame-ancestors 'none'")
})
