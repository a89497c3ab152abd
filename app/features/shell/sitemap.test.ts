import { expect, test } from 'vitest'
import { trialContent } from '../../../tests/trial-church.ts'
import { sitemapXml } from './sitemap.ts'

const content = trialContent()
const addresses = [...sitemapXml(content, 'https://church.example.org').matchAll(/<loc>(.*?)</g)]

test('the sitemap lists every page once', () => {
  const found = addresses.map(([, address]) => address)
  expect(found).toContain('https://church.example.org/')
  expect(found).toContain('https://church.example.org/ewg')
  expect(found).toContain('https://church.example.org/gpcregister')
  expect(new Set(found).size).toBe(found.length)
  expect(found).toHaveLength(Object.keys(content.pages).length + 7)
})
