import { readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect } from 'vitest'
import { few } from '../support/long.ts'
import { SENT_GIFT } from '../support/people.ts'
import { EVERY_ADDRESS, expectWords, test, testSite } from '../support/site/server.ts'
import { registerFamily } from '../support/site/visitor.ts'

const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

function expectHeaders(name: string, headers: Headers): void {
  for (const [header, value] of Object.entries(ALWAYS)) {
    expect([name, header, headers.get(header)]).toEqual([name, header, value])
  }
  // Built files have no features of a page.
  if (!/ \/(assets\/|favicon|service-worker)/.test(name)) {
    const features = headers.get('permissions-policy')
    expect([name, features]).toEqual([name, expect.stringContaining('camera=()')])
  }
  const policy = headers.get('content-security-policy') ?? ''
  expect([name, policy]).toEqual([name, expect.stringContaining("frame-ancestors 'none'")])
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? ''
  expect([name, scripts]).not.toEqual([name, expect.stringContaining('unsafe')])
}

test('every route answers every method with the headers, and reading sets no cookie', async () => {
  const site = await testSite()
  const { url } = site
  const { cookie } = await registerFamily(site)
  for (const [at, address] of EVERY_ADDRESS.entries()) {
    for (const method of ['GET', ...few(['HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'], at)]) {
      const name = `${method} ${address}`
      const response = await fetch(url + address, {
        method,
        headers: { cookie },
        redirect: 'manual',
      })
      expectHeaders(name, response.headers)
      if (method === 'GET') expect([name, response.headers.getSetCookie()]).toEqual([name, []])
      expect([name, response.status]).not.toEqual([name, 500])
      if (response.status === 405) expect([name, response.headers.get('allow')]).not.toContain(null)
      await response.arrayBuffer()
    }
    // Again from the cache, where the page may be cached, and then as not modified.
    const again = await fetch(url + address, { redirect: 'manual' })
    expectHeaders(`again ${address}`, again.headers)
    const etag = again.headers.get('etag')
    await again.arrayBuffer()
    if (etag === null) continue
    const same = await fetch(url + address, { headers: { 'if-none-match': etag } })
    expect([address, same.status]).toEqual([address, 304])
    expectHeaders(`not modified ${address}`, same.headers)
  }
})

test('files, failures, redirects, refusals and malformed requests have them too', async () => {
  const { url, port, services } = await testSite()
  const assets = readdirSync('build/client/assets')
  const style = assets.find((name) => name.endsWith('.css'))
  const script = assets.find((name) => name.endsWith('.js'))
  const gift = new URLSearchParams(SENT_GIFT)
  const asked: [string, RequestInit, number][] = [
    ['/favicon.svg', {}, 200],
    ['/service-worker.js', {}, 200],
    [`/assets/${style}`, {}, 200],
    [`/assets/${script}`, {}, 200],
    [`/assets/${script}`, { method: 'POST' }, 405],
    ['/health', {}, 200],
    ['/ready', {}, 200],
    ['/health', { method: 'POST' }, 405],
    ['/api/token', {}, 200],
    ['/api/nothing', {}, 404],
    ['/response?txnid=12345678901', {}, 404],
    ['/api/register?txnid=12345678901', {}, 404],
    ['/give', { method: 'POST', body: new URLSearchParams({ amount: 'x' }) }, 422],
    ['/give', { method: 'POST', body: gift }, 302],
    ['/give', { method: 'POST', body: 'x'.repeat(300_000) }, 413],
    ['/give', { method: 'POST', body: gift, headers: { origin: 'https://evil.example' } }, 403],
    ['/api/register/new', { method: 'POST', body: '[]', headers: { origin: url } }, 403],
  ]
  for (const [address, init, status] of asked) {
    const name = `${init.method ?? 'GET'} ${address}`
    const response = await fetch(url + address, { redirect: 'manual', ...init })
    expect([name, response.status]).toEqual([name, status])
    expectHeaders(name, response.headers)
    await response.arrayBuffer()
  }
  const said = [
    'no request at all\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: a b\r\n\r\n',
    'TRACE / HTTP/1.1\r\nHost: a\r\n\r\n',
    `GET /health HTTP/1.1\r\nHost: a\r\nCookie: ${'x'.repeat(20_000)}\r\n\r\n`,
  ]
  const answers = await Promise.all(
    said.map((words) => {
      const socket = connect(port, '127.0.0.1')
      socket.end(words)
      return text(socket)
    }),
  )
  expect(answers.map((answer) => answer.slice(9, 12))).toEqual(['400', '400', '405', '431'])
  for (const answer of answers) {
    expectWords(answer.toLowerCase(), ["frame-ancestors 'none'", 'x-content-type-options: nosniff'])
  }
  await services.db.destroy()
  const broken = await fetch(`${url}/ready`)
  expect(broken.status).toBe(503)
  expectHeaders('not ready', broken.headers)
})

test('HSTS is sent where the public address is https, and only there', async () => {
  const { url } = await testSite({ publicUrl: 'https://church.test' })
  const hsts = 'strict-transport-security'
  for (const address of ['/', '/', '/favicon.svg', '/health', '/nothing']) {
    const { headers } = await fetch(url + address)
    expect([address, headers.get(hsts)]).toEqual([address, expect.stringMatching(/^max-age=\d{8}/)])
  }
  const plain = await testSite()
  expect((await fetch(`${plain.url}/`)).headers.get(hsts)).toBeNull()
})

test('a page asks in its head for at most one file of the framework, after what is seen', async () => {
  const { get, read } = await testSite()
  const expected = { '/give': 1, '/ewgregister': 1, '/': 0, '/sermons': 0 }
  for (const [path, files] of Object.entries(expected)) {
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
