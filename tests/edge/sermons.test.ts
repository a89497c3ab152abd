import { expect, test } from 'vitest'
import { allWordsOf, mainOf, wordsIn, wordsOf } from '../support/site/pages.ts'
import { readPages } from '../support/site/server.ts'

function statusIn(html: string): string | undefined {
  return /<p role="status">([^<]*)</.exec(html)?.[1]
}

function titlesIn(html: string): string[] {
  return allWordsOf('h3', mainOf(html))
}

/** The links to other pages of the list, and to the sermons and preachers on this one. */
function linksIn(html: string): string[] {
  return [...html.matchAll(/href="(\/sermons[^"]*)"/g)].map(([, link = '']) => link)
}

test('the newest nine are shown, with topics and without the tags of speakers', async () => {
  const { read } = await readPages()
  const html = await read('/sermons')
  expect(wordsOf('title', html)).toMatch(/^Sermons/)
  const titles = titlesIn(html)
  expect(titles).toHaveLength(9)
  expect(titles[0]).toBe('The Lord Is Near')
  expect(statusIn(html)).toBe('68 sermons, page 1 of 8')
  expect(wordsIn(html)).not.toContain('pastor-daniel-samuel')
  expect(html).toMatch(/<ul[^>]*aria-label="Topics">.*?Prayer/)
  expect(wordsIn(html)).toContain('39 min')
  expect(linksIn(html)).toEqual(
    expect.arrayContaining(['/sermons/700000068', '/sermons?preacher=pastor-daniel-samuel']),
  )
})

test('what is not found is said, and everything is offered', async () => {
  const { read } = await readPages()
  const html = await read(`/sermons?q=${encodeURIComponent('<img src=x onerror=alert(1)>')}`)
  expect(statusIn(html)).toBe('No sermons found.')
  expect(wordsOf('h2', html)).toContain('<img src=x')
  expect(html).not.toContain('<img src=x')
  expect(html).toMatch(/<a[^>]*href="\/sermons"[^>]*>See all sermons/)
})

test('without a script a link opens the player', async () => {
  const { read } = await readPages()
  const list = await read('/sermons?page=2')
  expect(list).not.toContain('<iframe')
  const link = linksIn(list).find((each) => each.includes('play='))
  const html = await read((link ?? '').replaceAll('&amp;', '&'))
  expect(html).toContain('<iframe')
  expect(statusIn(html)).toBe('68 sermons, page 2 of 8')
})

test('any query is a page like any other', async () => {
  const { read } = await readPages()
  for (const query of [
    'page=0',
    'page=-3',
    'page=9999',
    'page=abc',
    'preacher=unknown',
    `q=${'x'.repeat(2000)}`,
    `q=${encodeURIComponent('"><script>alert(1)</script>')}`,
    `q=${encodeURIComponent('🙏')}&page=%01`,
    'play=../../x',
  ]) {
    expect(await read(`/sermons?${query}`), query).not.toContain('<script>alert')
  }
})

test('thumbnails are pictures of listed sermons, and nothing else', async () => {
  const { url, read } = await readPages()
  await read('/sermons')
  const { headers } = await fetch(`${url}/sermons/thumbnails/700000068`)
  expect(headers.get('content-type')).toMatch(/^image\//)
  expect(headers.get('content-security-policy')).toContain('sandbox')
  await read('/sermons/thumbnails/999', 404)
  await read('/sermons/thumbnails/%2e%2e%2fx', 404)
})

test('while the provider doesn’t give a thumbnail, browsers are told to ask again', async () => {
  const { url } = await readPages({
    change: ({ sermons }) => ({
      sermons: { ...sermons, picture: async () => ({ ok: false, problem: 'no-answer' }) },
    }),
  })
  const { status, headers } = await fetch(`${url}/sermons/thumbnails/700000068`)
  expect([status, headers.get('cache-control'), headers.get('retry-after')]).toEqual([
    503,
    'no-store',
    '5',
  ])
})
