import { expect } from 'vitest'
import { openPictureBook } from '#server/picture-book.ts'
import { churchFacts } from '../church/facts.ts'
import { allWordsOf, mainOf, wordsIn, wordsOf } from '../support/site/pages.ts'
import { test, testSite } from '../support/site/server.ts'

/** With pictures, so that a page can be shared. */
const SHARED = { change: () => ({ pictures: openPictureBook('build/client/pictures') }) }

function pathOf(name: string): string {
  return name === 'home' ? '/' : `/${name}`
}

test('every page says what it must', async () => {
  const { read } = await testSite(SHARED)
  for (const [name, { written, fromChurch = [], description }] of Object.entries(churchFacts)) {
    const html = await read(pathOf(name))
    const words = wordsIn(html).toLowerCase()
    for (const fact of [...written, ...fromChurch]) {
      expect(words, name).toContain(fact.toLowerCase())
    }
    if (description) expect(html).toContain(`name="description" content="${description}"`)
    expect([name, allWordsOf('h1', html)]).toEqual([name, [expect.any(String)]])
    expect(html, name).toContain(`rel="canonical" href="http://church.test${pathOf(name)}"`)
    expect(html, name).toMatch(/property="og:image" content="http[^"]+\.(png|jpeg)"/)
    const sections = html.split('<section').slice(1)
    expect(
      sections.filter((each) => !/<h\d|carousel/.test(each)),
      name,
    ).toEqual([])
  }
})

test('the landing page has its ten sections in order, the footer everything to find the church, the navigation every link', async ({
  site: { read },
}) => {
  const html = await read('/')
  expect(allWordsOf('h2', mainOf(html))).toEqual([
    'Connect with us',
    'Our Campus',
    'Service Timings',
    'Latest Sermon',
    'Announcements',
    'Upcoming Events',
    'Our Conferences',
    'Get Connected',
    'Join Us',
  ])
  expect(linkNamed('Watch Live', html)).toMatch(/^https:/)
  const footer = html.slice(html.indexOf('<footer'))
  for (const name of ['Instagram', 'Facebook', 'YouTube', 'Spotify', 'map']) {
    expect([name, linkNamed(name, footer)]).toEqual([name, expect.stringMatching(/^https:/)])
  }
  expect(linkNamed('\\+91', footer)).toMatch(/^tel:/)
  expect(wordsOf('footer', html)).toContain('© 2026')
  const [, links = ''] = /<nav[^>]*aria-label="Main"[^>]*>(.*?)<\/nav>/s.exec(html) ?? []
  const paths = [...links.matchAll(/<a[^>]*href="([^"]*)"/g)].map(([, path = '']) => path)
  expect(paths.filter((path) => path.startsWith('https:'))).toHaveLength(1)
  expect(paths.filter((path) => path.startsWith('/'))).toHaveLength(25)
})

test('search engines find every page, and an unknown address answers 404 with what may have been meant', async ({
  site: { url, read },
}) => {
  const html = await read('/kingdom-kids', 404)
  expect(wordsOf('h1', html)).toBe('Page not found')
  expect(linkNamed('Kingdom Kids', mainOf(html))).toBe('/kkids')
  expect(html).toContain('<footer')
  // Of the old site.
  for (const path of ['/signup', '/nucleoicons']) {
    const old = await read(path, 404)
    expect(old, path).not.toContain('<footer')
    expect(allWordsOf('h1', old)).toHaveLength(1)
  }
  expect(await read('/robots.txt')).toMatch(/Sitemap: http.*\/sitemap\.xml/)
  const sitemap = await read('/sitemap.xml')
  for (const name of Object.keys(churchFacts)) expect(sitemap).toContain(`${pathOf(name)}</loc>`)
  const manifest = JSON.parse(await read('/manifest.webmanifest'))
  for (const { src } of manifest.icons) expect((await fetch(new URL(src, url))).status).toBe(200)
})

function linkNamed(name: string, html: string): string | undefined {
  for (const [link] of html.matchAll(/<a\b[^>]*>.*?<\/a>/gs)) {
    const [href, address] = / href="([^"]*)"/.exec(link) ?? []
    if (new RegExp(name).test(link.replace(href ?? '', ''))) return address
  }
}
