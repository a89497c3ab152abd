import { request as ask, createServer } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { getRequestListener } from '@hono/node-server'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createCounters } from '#server/metrics.ts'
import { runs } from '#tests/support/long.ts'
import { listening } from '#tests/support/site/listening.ts'
import { createPageCache, readFreshness, readParameters, spellAddress } from './page-cache.ts'

const PUBLIC = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'

type Site = (request: Request) => Response | Promise<Response>

type Question = { path: string; method?: string; headers?: object }

type Got = { status: number; headers: Record<string, unknown>; body: Buffer }

/** A cache in front of a test's site, behind a real HTTP server, with its own clock. */
async function testCache(site: Site, { maxBytes = 1_000_000 } = {}) {
  const seen: Request[] = []
  const counters = createCounters()
  let clock = 0
  const cache = createPageCache({
    fetch: (request) => {
      seen.push(request)
      return site(request)
    },
    publicUrl: 'https://church.test',
    untouched: ['/response', '/api'],
    maxBytes,
    now: () => clock,
    count: counters.count,
  })
  const listener = getRequestListener(cache.fetch)
  const server = createServer((request, response) => {
    if (!cache.answer(request, response)) listener(request, response)
  })
  const port = await listening(server)
  return {
    get: (path: string, headers = {}) => send(port, { path, headers }),
    send: (options: Question) => send(port, options),
    /** Every request that reached the site. */
    seen,
    clear: cache.clear,
    counted: counters.read,
    pass: (seconds: number) => {
      clock += seconds * 1000
    },
    /** Waits until a counter of background work has reached this number. */
    until: async (name: string, times: number) => {
      while ((counters.read()[name] ?? 0) < times) await new Promise(setImmediate)
    },
  }
}

function send(port: number, options: Question): Promise<Got> {
  return new Promise((resolve, reject) => {
    const asking = ask({ port, host: '127.0.0.1', ...options, headers: { ...options.headers } })
    asking.once('error', reject).once('response', async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk)
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        body: Buffer.concat(chunks),
      })
    })
    asking.end()
  })
}

/** A page whose text says how often it was rendered. */
function countingSite(headers: Record<string, string> = {}, status = 200) {
  let made = 0
  return (request: Request) => {
    const text = `made ${++made} at ${new URL(request.url).pathname}`
    return new Response(text, {
      status,
      headers: { 'Content-Type': 'text/html', 'Cache-Control': PUBLIC, ...headers },
    })
  }
}

/** Requests with invented parameters must not keep a core busy with compression. */
test('a page is compressed with most effort, one with a query with less', async () => {
  const words = Array.from({ length: 4_000 }, (_, index) => `word ${(index * 7919) % 1009}`)
  const headers = { 'Content-Type': 'text/html', 'Cache-Control': PUBLIC }
  const { get } = await testCache(() => new Response(words.join(' '), { headers }))
  const compressed = async (path: string) => (await get(path, { 'Accept-Encoding': 'br' })).body
  const [page, invented] = [await compressed('/sermons'), await compressed('/sermons?page=999')]
  expect(brotliDecompressSync(invented)).toEqual(brotliDecompressSync(page))
  expect(page.length).toBeLessThan(invented.length)
})

test('concurrent and later requests for a fresh page share one render', async () => {
  const { get, seen } = await testCache(countingSite())
  const got = await Promise.all(Array.from({ length: 20 }, () => get('/give')))
  got.push(await get('/give'))
  expect(new Set(got.map(({ body }) => body.toString())).size).toBe(1)
  expect(seen).toHaveLength(1)
})

test('a stale page is answered at once and refilled once, one past that is rendered first', async () => {
  const { get, seen, pass, until } = await testCache(countingSite())
  await get('/give')
  pass(61)
  const got = await Promise.all(Array.from({ length: 20 }, () => get('/give')))
  expect(got[0]?.body.toString()).toContain('made 1')
  await until('page-cache.filled', 2)
  expect((await get('/give')).body.toString()).toContain('made 2')
  expect(seen).toHaveLength(2)
  pass(661)
  expect((await get('/give')).body.toString()).toContain('made 3')
})

test.each([
  ['answers with a failure', () => new Response('sorry', { status: 503 })],
  ['throws', () => Promise.reject(new Error('down'))],
])('when the site %s the stale page is served, and refilled later', async (_name, fail) => {
  let down = false
  const site = countingSite()
  const { get, seen, pass, until } = await testCache((request) => (down ? fail() : site(request)))
  await get('/give')
  down = true
  pass(61)
  expect((await get('/give')).body.toString()).toContain('made 1')
  await until('page-cache.refill-failed', 1)
  expect((await get('/give')).body.toString()).toContain('made 1')
  expect(seen).toHaveLength(2)
  down = false
  pass(6)
  expect((await get('/give')).body.toString()).toContain('made 1')
  await until('page-cache.filled', 2)
  expect((await get('/give')).body.toString()).toContain('made 2')
})

test('a page that answers 404 on refill is removed', async () => {
  let gone = false
  const site = countingSite()
  const { get, pass, seen } = await testCache((request) =>
    gone ? new Response('gone', { status: 404 }) : site(request),
  )
  await get('/give')
  gone = true
  pass(61)
  await get('/give')
  while (seen.length < 2 || (await get('/give')).status === 200) await new Promise(setImmediate)
  expect((await get('/give')).status).toBe(404)
})

test.each([
  ['no word about it', { 'Cache-Control': '' }, 200],
  ['a missing page', {}, 404],
  ['a failure', {}, 500],
])('%s is neither stored nor shared', async (_name, headers, status) => {
  const { get, seen } = await testCache(countingSite(headers, status))
  const together = await Promise.all([get('/give'), get('/give'), get('/give')])
  expect(new Set(together.map(({ body }) => body.toString())).size).toBe(3)
  await get('/give')
  expect(seen).toHaveLength(4)
})

test('forms go to the site, and the responses are not stored', async () => {
  const { send, get, seen } = await testCache(countingSite())
  await send({ path: '/give', method: 'POST' })
  expect((await get('/give')).body.toString()).toContain('made 2')
  await send({ path: '/give', method: 'POST' })
  expect(seen.map(({ method }) => method)).toEqual(['POST', 'GET', 'POST'])
})

test('a page is rendered without the host and headers of the visitor who asks for it', async () => {
  const { get, seen } = await testCache(countingSite())
  await get('/give', { cookie: 'a=b', host: 'evil.test', 'x-forwarded-host': 'evil.test' })
  await get('//evil.test/give')
  const [first, second] = seen.map(({ url }) => url)
  expect([first, new URL(second ?? '').host]).toEqual(['https://church.test/give', 'church.test'])
  expect([...(seen[0]?.headers ?? [])]).toEqual([])
})

test.each<[string, (body: Buffer) => string]>([
  ['br', (body) => brotliDecompressSync(body).toString()],
  ['gzip', (body) => gunzipSync(body).toString()],
  ['identity', (body) => body.toString()],
])(
  '%s is used for the first and for later responses, and for what is not stored',
  async (encoding, decode) => {
    const { get, seen } = await testCache(countingSite())
    const ask = (cache: typeof get) => cache('/give', { 'accept-encoding': encoding })
    for (const got of [await ask(get), await ask(get)]) {
      expect(decode(got.body)).toBe('made 1 at /give')
      expect(got.headers).toMatchObject({
        vary: 'Accept-Encoding',
        'content-length': String(got.body.length),
        'cache-control': PUBLIC,
      })
      expect(got.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding)
    }
    expect(seen).toHaveLength(1)
    const missing = await ask((await testCache(countingSite({ 'Cache-Control': '' }, 404))).get)
    expect([missing.status, missing.headers['content-encoding'] ?? 'identity']).toEqual([
      404,
      encoding,
    ])
    expect(decode(missing.body)).toContain('made 1')
  },
)

test('HEAD has the headers of GET and no body, first and later', async () => {
  const { get, send } = await testCache(countingSite())
  const first = await send({ path: '/give', method: 'HEAD' })
  const got = await get('/give')
  const again = await send({ path: '/give', method: 'HEAD' })
  for (const head of [first, again]) {
    expect(head.body).toHaveLength(0)
    expect(head.headers.etag).toBe(got.headers.etag)
    expect(head.headers['content-length']).toBe(got.headers['content-length'])
  }
})

test('a matching ETag is answered with 304', async () => {
  const { get } = await testCache(countingSite())
  const { headers } = await get('/give')
  for (const known of [headers.etag, `"x", ${headers.etag}`, '*']) {
    const got = await get('/give', { 'if-none-match': known })
    expect([got.status, got.body.length, got.headers.etag]).toEqual([304, 0, headers.etag])
    expect(got.headers['content-length']).toBeUndefined()
  }
  expect((await get('/give', { 'if-none-match': 'W/"other"' })).status).toBe(200)
})

test('a page keeps its ETag after a refill, until it or its policy changes', async () => {
  let policy = 'one'
  const { get, pass } = await testCache(
    () =>
      new Response('same', {
        headers: { 'Cache-Control': PUBLIC, 'Content-Security-Policy': policy },
      }),
  )
  const { headers } = await get('/')
  const again = async () => {
    pass(661)
    return get('/', { 'if-none-match': headers.etag })
  }
  expect((await again()).status).toBe(304)
  policy = 'two'
  const later = await again()
  expect([later.status, later.headers['content-security-policy']]).toEqual([200, 'two'])
})

test('parameters that do not matter lead to the same page', async () => {
  const { get, seen } = await testCache(countingSite({ 'No-Vary-Search': 'params, except=("q")' }))
  await get('/sermons')
  await get('/sermons?utm_source=mail')
  await get('/sermons?q=hope')
  await get('/sermons?fbclid=1&q=hope')
  expect(seen.map(({ url }) => new URL(url).search)).toEqual(['', '?q=hope'])
})

test('a page is rendered without the parameters that it ignores', async () => {
  const { get } = await testCache(
    (request) =>
      new Response(request.url, {
        headers: { 'Cache-Control': PUBLIC, 'No-Vary-Search': 'params' },
      }),
  )
  for (const path of ['/give?evil=1', '/give?evil=2', '/give']) {
    expect((await get(path)).body.toString()).toBe('https://church.test/give')
  }
})

test('memory is bounded: the least recently used page is removed', async () => {
  const { get, seen } = await testCache(countingSite(), { maxBytes: 20_000 })
  for (let at = 0; at < 20; at++) await get(`/${at}`)
  await get('/19')
  expect(seen).toHaveLength(20)
  await get('/0')
  expect(seen).toHaveLength(21)
})

test('headers of one response, such as its request id, are not stored', async () => {
  const { get } = await testCache(countingSite({ 'X-Request-Id': 'the-first' }))
  await get('/give')
  expect((await get('/give')).headers['x-request-id']).toBeUndefined()
})

test.each([
  ...['/response', '/response?txnid=1', '/response.data?txnid=1', '/api/register', '/Api/x'],
  ...['/RESPONSE?txnid=1', '/%72esponse/', '/x/../response'],
])('%s is personal: rendered for each request, with the visitor’s own headers', async (path) => {
  const { get, seen } = await testCache(countingSite())
  await get(path, { Cookie: 'mine=1' })
  await get(path, { Cookie: 'mine=1' })
  expect(seen.map(({ headers }) => headers.get('Cookie'))).toEqual(['mine=1', 'mine=1'])
})

test('an address that only starts with a private folder’s name is cached', async () => {
  const { get, seen } = await testCache(countingSite())
  for (let times = 0; times < 2; times++) await get('/responses')
  expect(seen).toHaveLength(1)
})

test('an emptied cache renders anew, and keeps nothing that was being rendered before', async () => {
  const begun = Promise.withResolvers<void>()
  const finish = Promise.withResolvers<void>()
  let words = 'old'
  const { get, clear } = await testCache(async () => {
    const said = words
    begun.resolve()
    await finish.promise
    return new Response(said, { headers: { 'Cache-Control': PUBLIC } })
  })
  const early = get('/give')
  await begun.promise
  words = 'new'
  clear()
  finish.resolve()
  expect((await early).body.toString()).toBe('old')
  expect((await get('/give')).body.toString()).toBe('new')
  words = 'newer'
  expect((await get('/give')).body.toString()).toBe('new')
  clear()
  expect((await get('/give')).body.toString()).toBe('newer')
})

const S_MAXAGE = 'public, max-age=0, s-maxage=300'

test.each<[string, string, [number, number] | undefined, Record<string, string>?]>([
  ['a page with s-maxage', S_MAXAGE, [300_000, 0]],
  ['a stale page', `${S_MAXAGE}, stale-while-revalidate=60`, [300_000, 60_000]],
  ['quotes and capitals', 'S-MaxAge="5"', [5_000, 0]],
  ['a page that says nothing', '', undefined],
  ['max-age is for the browser', 'public, max-age=300', undefined],
  ['s-maxage=0', 's-maxage=0', undefined],
  ['nonsense', 's-maxage=soon', undefined],
  ['no-store', `${S_MAXAGE}, no-store`, undefined],
  ['private', `${S_MAXAGE}, private`, undefined],
  ['no-cache', `${S_MAXAGE}, no-cache`, undefined],
  ['a cookie', S_MAXAGE, undefined, { 'Set-Cookie': 'a=b' }],
  ['a page by language', S_MAXAGE, undefined, { Vary: 'Accept-Language' }],
  ['a page by anything', S_MAXAGE, undefined, { Vary: '*' }],
  ['by encoding', S_MAXAGE, [300_000, 0], { Vary: 'Accept-Encoding' }],
])('%s', (_name, control, expected, more = {}) => {
  const headers = { 'Cache-Control': control, ...more }
  const freshness = readFreshness(new Response(null, { headers }))
  expect(freshness && [freshness.freshMs, freshness.staleMs]).toEqual(expected)
})

const SEARCH = 'params, except=("_routes" "q" "page")'

test.each<[string, string | undefined, string]>([
  ['/give', 'params', '/give'],
  ['/give?utm_source=mail&fbclid=1', 'params', '/give'],
  ['/give?utm_source=mail', undefined, '/give?utm_source=mail'],
  ['/give?', 'params', '/give'],
  ['/give?', undefined, '/give'],
  ['/sermons?page=2&q=hope', SEARCH, '/sermons?page=2&q=hope'],
  ['/sermons?q=hope&page=2', SEARCH, '/sermons?page=2&q=hope'],
  ['/sermons?q=hope&ref=x', SEARCH, '/sermons?q=hope'],
  ['/sermons?q=a&q=b', SEARCH, '/sermons?q=a&q=b'],
  ['/sermons?ref=x', SEARCH, '/sermons'],
  ['/give.data?_routes=routes%2Fgive', SEARCH, '/give.data?_routes=routes%2Fgive'],
  ['/give?a=1', 'key-order', '/give?a=1'],
  ['/give?a=1', 'params, except=nonsense', '/give?a=1'],
])('%s with No-Vary-Search %s is %s', (address, header, expected) => {
  const headers = new Headers(header === undefined ? {} : { 'No-Vary-Search': header })
  expect(spellAddress(address, readParameters(headers))).toBe(expected)
})

test('spelling an address is idempotent', () => {
  const parameters = new Set(['q', 'page'])
  fc.assert(
    // A generator of whole addresses takes a second to begin.
    fc.property(
      fc.array(fc.tuple(fc.constantFrom('q', 'page', 'a&', '%'), fc.string())),
      (pairs) => {
        const once = spellAddress(`/sermons?${new URLSearchParams(pairs)}`, parameters)
        expect(spellAddress(once, parameters)).toBe(once)
      },
    ),
    { numRuns: runs(25, 1_000) },
  )
})
