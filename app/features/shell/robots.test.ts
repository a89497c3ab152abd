import { expect, test } from 'vitest'
import { robotsTxt } from './robots.ts'

test('robots.txt names every folder that must not be indexed', () => {
  expect(robotsTxt('https://church.test')).toBe(`User-agent: *
Disallow: /api/
Disallow: /health
Disallow: /hi/registered/
Disallow: /hi/response?txnid=
Disallow: /keep/
Disallow: /kn/registered/
Disallow: /kn/response?txnid=
Disallow: /my/
Disallow: /pay/
Disallow: /ready
Disallow: /receipts/
Disallow: /registered/
Disallow: /response?txnid=
Disallow: /sandbox/
Disallow: /t/
Disallow: /ta/registered/
Disallow: /ta/response?txnid=
Disallow: /tell/
Disallow: /unsubscribe/

Sitemap: https://church.test/sitemap.xml
`)
})
