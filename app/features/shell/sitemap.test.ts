import { expect, test } from 'vitest'
import { contentFiles } from '#content-model/tree-files.ts'
import { CHURCH, testContent } from '#tests/support/site/church.ts'
import { sitemapXml } from './sitemap.ts'

function site(changed: Record<string, string> = {}) {
  return { off: [], publicUrl: 'https://church.test', content: testContent(), changed }
}

test.each([
  ['', 'pages/home.yaml'],
  ['ewg', 'pages/ewg.yaml'],
  ['give', 'giving.yaml'],
  ['policy', 'policy.yaml'],
  ['gpcregister', 'conferences.yaml'],
])('the day of /%s is the one on which %s last changed', (path, file) => {
  const map = sitemapXml(site({ [file]: '2026-11-03' }))
  expect(map).toContain(
    `<url><loc>https://church.test/${path}</loc><lastmod>2026-11-03</lastmod></url>`,
  )
})

test('each page is dated by a file that there is', () => {
  const changed = Object.fromEntries(
    contentFiles(CHURCH).map(([file]): [string, string] => [file, '2026-11-03']),
  )
  const map = sitemapXml(site(changed))
  expect(map.match(/<lastmod>/g)).toHaveLength(map.match(/<loc>/g)?.length ?? 0)
})

test('the sitemap lists every page of the content and every form once', () => {
  const found = [...sitemapXml(site()).matchAll(/<loc>(.*?)<\/loc>/g)]
  const { pages: named, conferences } = testContent()
  const pages = Object.keys(named).map((name) => (name === 'home' ? '' : name))
  const expected = [...pages, 'give', 'policy', ...Object.keys(conferences.programmes)]
  expect(found.map(([, address]) => address).toSorted()).toEqual(
    expected.map((path) => `https://church.test/${path}`).toSorted(),
  )
})
