import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect } from 'vitest'
import { finishPayment } from '../support/payments.ts'
import { SENT_GIFT } from '../support/people.ts'
import { testContent } from '../support/site/church.ts'
import { test, testSite } from '../support/site/server.ts'
import { give } from '../support/site/visitor.ts'

const HURRY = { headersMs: 200, requestMs: 400 }
const SHORT_TIMEOUTS = { ...HURRY, idleMs: 1_000, keepAliveMs: 300, checkEveryMs: 50 }

test.each([
  ['half a head', 'GET / HTTP/1.1\r\nHost: a\r\n'],
  ['half a body', 'POST /give HTTP/1.1\r\nHost: a\r\nContent-Length: 99\r\n\r\nfirst'],
])('a connection that sends %s and stalls is closed', async (_name, words) => {
  const { port, server } = await testSite({ timeouts: SHORT_TIMEOUTS })
  const socket = connect(port, '127.0.0.1')
  socket.write(words)
  const answer = await text(socket)
  expect(['', '408']).toContain(answer.slice(9, 12))
  const open = () => new Promise((resolve) => server.getConnections((_, count) => resolve(count)))
  await expect.poll(open).toBe(0)
})

test('slow clients do not hold up others', async () => {
  const { port, url } = await testSite({ timeouts: SHORT_TIMEOUTS })
  const slow = Array.from({ length: 200 }, () => connect(port, '127.0.0.1'))
  for (const socket of slow) socket.on('error', () => {}).write('GET / HTTP/1.1\r\n')
  expect((await fetch(`${url}/give`)).status).toBe(200)
  await Promise.all(slow.map((socket) => text(socket)))
})

test('a client over its budget gets 429, and cached pages still work', async () => {
  const few = { burst: 3, perSecond: 0.01 }
  const kinds = ['form', 'api', 'look-up', 'search', 'report', 'sign-in', 'sandbox']
  const budgets = Object.fromEntries(kinds.map((kind) => [kind, few]))
  const { get, post, read, services } = await testSite({
    budgets: { ...budgets, page: { ...few, burst: 5 } },
  })
  // Two pages of five; they are in memory from now on.
  for (const address of ['/give', '/sermons']) await get(address)
  const asked: [string, () => Promise<Response>][] = [
    ['form', () => post('/give', { ...SENT_GIFT, amount: '' })],
    ['api', () => post('/api/register/new')],
    ['report', () => post('/api/payments/webhook')],
    ['sign-in', () => post('/office/sign-in')],
    ['look-up', () => get('/api/register?txnid=12345678901')],
    ['search', () => get(`/sermons?q=${Math.random()}`)],
    ['page', () => get(`/no/such/${Math.random()}`)],
  ]
  for (const [kind, ask] of asked) {
    const statuses: number[] = []
    for (let times = 0; times < 3; times++) statuses.push((await ask()).status)
    expect([kind, statuses]).not.toEqual([kind, expect.arrayContaining([429])])
    const refused = await ask()
    expect([kind, refused.status]).toEqual([kind, 429])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(refused.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  }
  expect(services.counted()['request.too-many']).toBe(7)
  for (const address of ['/give', '/sermons', '/ready']) await read(address)
})

test('a bot that fills in the hidden field is refused, and nothing is stored', async () => {
  const { post, services } = await testSite()
  const gifts = () => services.db.selectFrom('gift').selectAll().execute()
  for (const address of ['/give', '/ewgregister', '/gpcregister']) {
    const filled = await post(address, { ...SENT_GIFT, homepage: 'https://spam.example' })
    expect([address, filled.status]).toEqual([address, 422])
  }
  expect(services.counted()['form.trapped']).toBe(3)
  expect(await gifts()).toEqual([])
  expect((await post('/give', { ...SENT_GIFT, homepage: '' })).status).toBe(302)
  expect(await gifts()).toHaveLength(1)
})

test('the limit on a body is the one of the address that is meant, also of one that comes in chunks', async ({
  site: { port, url },
}) => {
  for (const target of [
    '/office/content/../../give',
    '/office/content/%2e%2e/%2E%2e/give',
    '/office/content/../../api/payments/webhook',
    '/OFFICE/content/../sign-in',
    '/office/settlement/../staff',
  ]) {
    const words = `POST ${target} HTTP/1.1\r\nHost: church.test\r\nContent-Length: 1000000\r\n\r\n`
    expect([target, await statusOf(port, words)]).toEqual([target, '413'])
  }
  const addresses = ['/give', '/api/register/new', '/no/such/page', '/office/content/giving']
  for (const address of [...addresses, '/office/sign-in']) {
    const body = new ReadableStream({
      start(controller) {
        for (let times = 0; times < 30; times++) controller.enqueue(new Uint8Array(10_000))
        controller.close()
      },
    })
    const init = { method: 'POST', body, duplex: 'half', headers: SENT_AS }
    const { status } = await fetch(new Request(url + address, init))
    expect([address, status]).toEqual([address, 413])
  }
})

const SENT_AS = { 'content-type': 'application/x-www-form-urlencoded' }

async function statusOf(port: number, words: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(words)
  const [answer] = await once(socket, 'data')
  socket.destroy()
  return String(answer).slice(9, 12)
}

test('eight anonymous uploads to the office are answered before their bodies come', async () => {
  const { port } = await testSite()
  const head = [
    'POST /office/content/church HTTP/1.1',
    'Host: church.test',
    'Content-Type: multipart/form-data; boundary=part',
    `Content-Length: ${23 * 1024 * 1024}`,
  ]
  const words = `${head.join('\r\n')}\r\n\r\n--part`
  const answers = await Promise.all(Array.from({ length: 8 }, () => statusOf(port, words)))
  expect(answers).toEqual(Array(8).fill('401'))
})

const FEW = { burst: 3, perSecond: 0.01 }

test.each(['/response?txnid=', '/api/register?txnid='])(
  '%s: without misses left a client is refused',
  async (address) => {
    const site = await testSite({ misses: FEW })
    const { payment, cookie } = await give(site)
    await finishPayment(site.services, payment, 'approve')
    const ask = (txnid: string, headers = {}) => site.get(address + txnid, headers)
    for (let times = 0; times < 5; times++) expect((await ask(payment.txnid)).status).toBe(200)
    for (let times = 0; times < 3; times++) expect((await ask(unknown())).status).toBe(404)
    for (const txnid of [unknown(), payment.txnid]) {
      const refused = await ask(txnid)
      expect(refused.status).toBe(429)
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60)
      expect(refused.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      expect(await refused.text()).not.toContain(payment.txnid)
    }
    expect(site.services.counted()['request.too-many-misses']).toBe(2)
    // Neighbours share one address: a payer with the cookie still sees the result.
    if (!address.startsWith('/api')) {
      expect((await ask(payment.txnid, { cookie })).status).toBe(200)
      expect((await ask(unknown(), { cookie })).status).toBe(429)
    }
  },
)

test('misses of private pages are limited together, and pages that exist still open', async () => {
  const site = await testSite({ misses: { ...FEW, burst: 5 } })
  const { payment, cookie } = await give(site)
  await finishPayment(site.services, payment, 'approve')
  const folders = ['keep', 'my', 'pay', 'receipts', 'registered']
  for (const folder of folders) await site.read(`/${folder}/${unknown()}`, 404)
  for (const folder of folders) await site.read(`/${folder}/${unknown()}`, 429)
  const own = [`/my/${cookie.split('=')[1]}`, `/receipts/${payment.token}`]
  for (const path of [...own, `/response?txnid=${payment.txnid}`]) await site.read(path)
})

test('concurrent misses do not get around the limit', async () => {
  const { get } = await testSite({ misses: FEW })
  const asked = Array.from({ length: 20 }, () => get(`/response?txnid=${unknown()}`))
  const answers = await Promise.all(asked)
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(3)
})

function unknown(): string {
  return String(Math.floor(10_000_000_000 + Math.random() * 80_000_000_000))
}

const [letter = ''] = Object.keys(testContent().letters)

const KEPT = [
  ...[`/letters/${letter}.pdf`, '/calendar.ics', '/robots.txt', '/sitemap.xml'],
  '/manifest.webmanifest',
]

test('files are built once, whatever their query string', async ({ site: { read, services } }) => {
  for (const address of KEPT) {
    for (const query of ['', '?n=1', '?n=2', '?month=2026-12', '?_routes=x']) {
      await read(address + query)
    }
  }
  expect(services.counted()['page-cache.filled']).toBe(KEPT.length)
  expect(services.counted()['answer.2xx']).toBe(KEPT.length)
})
