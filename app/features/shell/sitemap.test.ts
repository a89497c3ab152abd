import { expect, test } from 'vitest'
import { PROGRAMME_KEYS } from '#domain/registration/conference.ts'
import { testContent } from '../../../tests/fixtures/church.ts'
import { sitemapXml } from './sitemap.ts'

test('the sitemap lists every page of the content and every form once', () => {
  const found = [...sitemapXml('https://church.test').matchAll(/<loc>(.*?)<\/loc>/g)]
  const pages = Object.keys(testContent().pages).map((name) => (name === 'home' ? '' : name))
  const expected = [...pages, 'give', 'policy', ...PROGRAMME_KEYS]
  expect(found.map(([, address]) => address).toSorted()).toEqual(
    expected.map((path) => `https://church.test/${path}`).toSorted(),
  )
})

test('pages that no table names follow, with their day where it is known', () => {
  const found = [{ path: '/sermons/7', day: '2026-06-07' }, { path: '/sermons/8' }]
  const map = sitemapXml('https://church.test', found)
  expect(map).toContain(
    '<url><loc>https://church.test/sermons/7</loc><lastmod>2026-06-07</lastmod></url>',
  )
  expect(map).toContain('<url><loc>https://church.test/sermons/8</loc></url>')
})
