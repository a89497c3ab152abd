import { expect } from 'vitest'
import { allWordsOf, mainOf, wordsIn, wordsOf } from '../support/site/pages.ts'
import { expectWords, test, testSite } from '../support/site/server.ts'

const SERMON = '/sermons/700000068'

function statusIn(html: string): string | undefined {
  return /<p[^>]* role="status">([^<]*)</.exec(html)?.[1]
}

test('the newest nine are shown, with topics and without the tags of speakers, and the newest on the start page', async () => {
  const { read, services } = await testSite()
  const html = await read('/sermons')
  const titles = allWordsOf('h3', mainOf(html))
  expect([titles.length, titles[0]]).toEqual([9, 'The Lord Is Near'])
  expect(statusIn(html)).toBe('68 sermons, page 1 of 8')
  const { hiddenTags } = services.content.preachers
  for (const tag of hiddenTags) expect(wordsIn(html)).not.toContain(tag)
  expect(html).toMatch(/<ul[^>]*aria-label="Topics">.*?Prayer/)
  const cards = html.split('<li class="sermon card"').map((card) => allWordsOf('li', card))
  expect(cards[1]).toEqual(expect.arrayContaining(['Sun 8 Nov 2026', '39 min', 'English']))
  expect(cards[2]?.join()).not.toMatch(/English|Tamil/)
  expect(cards[3]).toContain('Tamil')
  for (const link of [SERMON, '/sermons?preacher=pastor-daniel-samuel']) {
    expect(html).toContain(`href="${link}"`)
  }
  const newest = ['Watch the Sermon', `href="${SERMON}"`, 'Play The Lord Is Near']
  expectWords(await read('/'), [...newest, '/sermons/thumbnails/700000068'])
})

test('what is not found is said, and what is no sermon of this church is not there', async ({
  site: { get, read },
}) => {
  const html = await read(`/sermons?q=${encodeURIComponent('<img src=x onerror=alert(1)>')}`)
  expect(statusIn(html)).toBe('No sermons found.')
  expect(wordsOf('h2', html)).toContain('<img src=x')
  expect(html).not.toContain('<img src=x')
  expect(html).toMatch(/<a[^>]*href="\/sermons"[^>]*>See all sermons/)
  for (const name of [
    ...['1', '800000001', '710000001', '710000002', '710000003', '0700000068'],
    ...['thumbnails', 'x', '9'.repeat(500)],
  ]) {
    expect(wordsOf('h1', await read(`/sermons/${name}`, 404))).toBe('Page not found')
    expect([name, (await get(`/sermons/${name}.data`)).status]).toEqual([name, 404])
  }
})

test('without a script a link opens the player, and thumbnails are pictures of listed sermons alone', async ({
  site: { get, read },
}) => {
  const list = await read('/sermons?page=2')
  expect(list).not.toContain('<iframe')
  const [, link = ''] = /href="(\/sermons[^"]*play=[^"]*)"/.exec(list) ?? []
  const html = await read(link.replaceAll('&amp;', '&'))
  expect(html).toContain('<iframe')
  expect(statusIn(html)).toBe('68 sermons, page 2 of 8')
  const { headers } = await get('/sermons/thumbnails/700000068')
  expect(headers.get('content-type')).toMatch(/^image\//)
  expect(headers.get('content-security-policy')).toContain('sandbox')
  await read('/sermons/thumbnails/999', 404)
  await read('/sermons/thumbnails/%2e%2e%2fx', 404)
})

test('while the provider doesn’t give a thumbnail, browsers are told to ask again', async () => {
  const { get } = await testSite({
    change: ({ sermons }) => ({
      sermons: { ...sermons, picture: async () => ({ ok: false, problem: 'no-answer' }) },
    }),
  })
  const { status, headers } = await get('/sermons/thumbnails/700000068')
  const told = [status, headers.get('cache-control'), headers.get('retry-after')]
  expect(told).toEqual([503, 'no-store', '5'])
})

function tag(text: string, start: string): string | undefined {
  return new RegExp(`<${start} (?:content|href)="([^"]*)"`).exec(text)?.[1]
}

test('a sermon can be shared, and is kept like the lists, whatever else is in its address', async () => {
  const { get, read, services } = await testSite()
  const { headers } = await get(`${SERMON}?utm_source=mail`)
  expect(headers.get('cache-control')).toBe(
    'public, max-age=0, s-maxage=30, stale-while-revalidate=300',
  )
  expect(headers.get('no-vary-search')).toBe('params, except=("_routes" "play" "at")')
  const text = await read(SERMON)
  expect(text).toContain(`<title>The Lord Is Near | ${services.content.church.name}</title>`)
  expect(tag(text, 'link rel="canonical"')).toBe(`http://church.test${SERMON}`)
  expect(tag(text, 'meta property="og:title"')).toBe('The Lord Is Near')
  const image = tag(text, 'meta property="og:image"') ?? ''
  expect(image).toBe('http://church.test/sermons/thumbnails/700000068')
  expect((await get(new URL(image).pathname)).headers.get('content-type')).toMatch(/^image\//)
  const [, json = '{}'] =
    /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(text) ?? []
  expect(JSON.parse(json)).toMatchObject({
    '@type': 'VideoObject',
    uploadDate: '2026-11-08T06:30:00.000Z',
    duration: 'PT38M48S',
    thumbnailUrl: image,
    description: expect.stringContaining('Paul wrote about peace'),
    inLanguage: 'en',
    embedUrl: expect.stringContaining('/vimeo/player/700000068?'),
    url: `http://church.test${SERMON}`,
  })
})

test('while the provider was never heard, pages say so and are not kept, and nothing is in the sitemap', async () => {
  const { get, read, services } = await testSite()
  services.sandbox.setFault('vimeo', 'down')
  const answer = await get(SERMON)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(await answer.text()).toContain('This sermon can’t be shown right now.')
  expect(await read('/')).not.toContain('Watch the Sermon')
  const map = await get('/sitemap.xml')
  expect(map.headers.get('cache-control')).toBe('no-store')
  expect(await map.text()).not.toContain('/sermons/')
  services.sandbox.setFault('vimeo', 'ok')
  services.pass(6_000)
  expect(await read(SERMON)).toContain('The Lord Is Near')
  const heard = await read('/sitemap.xml')
  expect(heard.match(/<loc>http:\/\/church\.test\/sermons\/\d+<\/loc>/g)).toHaveLength(68)
  expect(heard).toContain(`<loc>http://church.test${SERMON}</loc><lastmod>2026-11-08</lastmod>`)
  expect(heard).not.toContain('/sermons/71000000')
})

test('a word that was said is found, and plays from its moment; nothing is shown of a broken text track', async () => {
  const { read, services } = await testSite()
  expect(await read('/sermons?q=mango')).toContain('No sermons found.')
  await services.sermons.gatherTranscripts()
  const found = await read('/sermons?q=mango+december')
  expect(wordsIn(mainOf(found))).toMatch(
    /at \d+:\d\d ?: “.*A mango tree does not worry about June in December/,
  )
  const [, link = ''] = /href="(\/sermons\/\d+\?play=\d+&amp;at=(\d+)#player)"/.exec(found) ?? []
  const played = mainOf(await read(link.replaceAll('&amp;', '&')))
  expect(/<iframe[^>]* src="[^"]*#t=\d+s"/.test(played)).toBe(true)
  expect(wordsIn(played)).toContain('A mango tree does not worry')
  expect(await read(SERMON)).toContain('What was said')
  for (const id of [700000067, 700000041]) {
    expect(await read(`/sermons/${id}`)).not.toContain('What was said')
  }
})
