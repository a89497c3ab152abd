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
