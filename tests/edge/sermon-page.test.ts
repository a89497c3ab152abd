import { expect, test } from 'vitest'
import { wordsIn, wordsOf } from '../support/site/pages.ts'
import { testSite } from '../support/site/server.ts'

const SERMON = '/sermons/700000068'

async function visits() {
  const site = await testSite()
  const visit = async (path: string) => {
    const answer = await fetch(site.url + path)
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  }
  return { ...site, visit, church: site.services.content.church.name }
}

/** The value of a tag in the head, by the attributes before it. */
function tag(text: string, start: string): string | undefined {
  return new RegExp(`<${start} (?:content|href)="([^"]*)"`).exec(text)?.[1]
}

test('a sermon can be shared: title, address, picture and structured data', async () => {
  const { visit, church } = await visits()
  const { status, text } = await visit(SERMON)
  expect(status).toBe(200)
  expect(text).toContain(`<title>The Lord Is Near | ${church}</title>`)
  expect(tag(text, 'link rel="canonical"')).toBe(`http://church.test${SERMON}`)
  expect(tag(text, 'meta property="og:title"')).toBe('The Lord Is Near')
  const image = tag(text, 'meta property="og:image"') ?? ''
  expect(image).toBe('http://church.test/sermons/thumbnails/700000068')
  const picture = await visit(new URL(image).pathname)
  expect(picture.headers.get('content-type')).toMatch(/^image\//)
  const [, json = '{}'] =
    /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(text) ?? []
  expect(JSON.parse(json)).toMatchObject({
    '@type': 'VideoObject',
    uploadDate: '2026-11-08T06:30:00.000Z',
    duration: 'PT38M48S',
    thumbnailUrl: image,
    description: expect.stringContaining('Paul wrote about peace'),
  })
})

test('a sermon’s page is kept like the lists, whatever else is in its address', async () => {
  const { visit } = await visits()
  const { headers } = await visit(`${SERMON}?utm_source=mail`)
  expect(headers.get('cache-control')).toBe(
    'public, max-age=0, s-maxage=30, stale-while-revalidate=300',
  )
  expect(headers.get('no-vary-search')).toBe('params, except=("_routes" "play")')
})

test('what is no sermon of this church is not found', async () => {
  const { visit } = await visits()
  for (const path of [
    '/sermons/1',
    '/sermons/800000001',
    '/sermons/710000001',
    '/sermons/710000002',
    '/sermons/710000003',
    '/sermons/0700000068',
    '/sermons/thumbnails',
    '/sermons/x',
    `/sermons/${'9'.repeat(500)}`,
  ]) {
    const { status, text } = await visit(path)
    expect([path, status, wordsOf('h1', text)]).toEqual([path, 404, 'Page not found'])
    expect([path, (await visit(`${path}.data`)).status]).toEqual([path, 404])
  }
})

test('while the provider was never heard, the page says so and is not kept', async () => {
  const { visit, services, church } = await visits()
  services.sandbox.setFault('vimeo', 'down')
  const { status, headers, text } = await visit(SERMON)
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(text).toContain('This sermon can’t be shown right now.')
  expect(text).toContain(`<title>Sermons | ${church}</title>`)
  services.sandbox.setFault('vimeo', 'ok')
  services.pass(6_000)
  expect((await visit(SERMON)).text).toContain('The Lord Is Near')
})

test('the newest sermon stands on the start page, which does without it when it must', async () => {
  const { visit, services } = await visits()
  services.sandbox.setFault('vimeo', 'down')
  expect((await visit('/')).text).not.toContain('Watch the Sermon')
  const heard = await visits()
  const { text } = await heard.visit('/')
  expect(text).toContain('Watch the Sermon')
  expect(text).toContain(`href="${SERMON}"`)
  expect(text).toContain('/sermons/thumbnails/700000068')
  expect(text).toContain('Play The Lord Is Near')
  expect(wordsIn(text)).toContain('39 min')
})

test('the sitemap names every sermon with its day, and none while none is known', async () => {
  const { visit, services } = await visits()
  services.sandbox.setFault('vimeo', 'down')
  const without = await visit('/sitemap.xml')
  expect(without.text).not.toContain('/sermons/')
  expect(without.headers.get('cache-control')).toBe('no-store')
  services.sandbox.setFault('vimeo', 'ok')
  services.pass(6_000)
  const { text } = await visit('/sitemap.xml')
  expect(text.match(/<loc>http:\/\/church\.test\/sermons\/\d+<\/loc>/g)).toHaveLength(68)
  expect(text).toContain(`<loc>http://church.test${SERMON}</loc><lastmod>2026-11-08</lastmod>`)
  expect(text).not.toContain('/sermons/71000000')
})
