import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { SENT_GIFT } from '../support/people.ts'
import { testSite } from '../support/site/server.ts'

const SHORT_TIMEOUTS = {
  headersMs: 200,
  requestMs: 400,
  idleMs: 1_000,
  keepAliveMs: 300,
  checkEveryMs: 50,
}

test.each([
  ['half a head', 'GET / HTTP/1.1\r\nHost: a\r\n', '408'],
  ['half a body', 'POST /give HTTP/1.1\r\nHost: a\r\nContent-Length: 99\r\n\r\nfirst', '408'],
])('a connection that sends %s and stalls is closed', async (_name, words, status) => {
  const { port, server } = await testSite({ timeouts: SHORT_TIMEOUTS })
  const socket = connect(port, '127.0.0.1')
  socket.write(words)
  const answer = await text(socket)
  expect(answer === '' ? status : answer.slice(9, 12)).toBe(status)
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
  const { get, post, services } = await testSite({
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
  for (const address of ['/give', '/sermons', '/ready']) {
    expect([address, (await get(address)).status]).toEqual([address, 200])
  }
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

test('the limit on a body is the one of the address that is meant', async () => {
  const { port } = await testSite()
  for (const target of [
    '/office/content/../../give',
    '/office/content/%2e%2e/%2E%2e/give',
    '/office/content/../../api/payments/webhook',
    '/OFFICE/content/../sign-in',
    '/office/settlement/../staff',
  ]) {
    const socket = connect(port, '127.0.0.1')
    socket.write(`POST ${target} HTTP/1.1\r\nHost: church.test\r\nContent-Length: 1000000\r\n\r\n`)
    const [answer] = await once(socket, 'data')
    socket.destroy()
    expect([target, String(answer).slice(9, 12)]).toEqual([target, '413'])
  }
})

test('a chunked body is refused when it grows too large', async () => {
  const { url } = await testSite()
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

test('eight anonymous uploads to the office are answered before their bodies come', async () => {
  const { port } = await testSite()
  const head = [
    'POST /office/content/church HTTP/1.1',
    'Host: church.test',
    'Content-Type: multipart/form-data; boundary=part',
    `Content-Length: ${23 * 1024 * 1024}`,
  ]
  const answers = Array.from({ length: 8 }, async () => {
    const socket = connect(port, '127.0.0.1')
    socket.write(`${head.join('\r\n')}\r\n\r\n--part`)
    const [first] = await once(socket, 'data')
    socket.destroy()
    return String(first).slice(9, 12)
  })
  expect(await Promise.all(answers)).toEqual(Array(8).fill('401'))
})
