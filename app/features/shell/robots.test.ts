import { expect, test } from 'vitest'
import { robotsTxt } from './robots.ts'

test('robots.txt names every folder that must not be indexed', () => {
  expect(robotsTxt('https://church.test')).toBe(`User-agent: *
Disallow: /api/
Disallow: /health
Disallow: /keep/
Disallow: /my/
Disallow: /pay/
Disallow: /ready
Disallow: /receipts/
Disallow: /registered/
Disallow: /response?txnid=
Disallow: /sandbox/
Disallow: /t/
Disallow: /unsubscribe/

Sitemap: https://church.test/sitemap.xml
`)
})
