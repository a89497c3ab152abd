import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ENGINES } from '../each-engine.ts'
import { ADDRESSES } from '../edge/addresses.ts'
import { isBuilt, trialSite } from '../edge/trial-site.ts'
import { body, fields, headers, MARK, word } from './hostile.ts'
import { FORM, GIFT, RECORD } from './right.ts'

/** Enough to meet every kind of trap at every address; `FUZZ_MS=600000` for a long night. */
const LIMIT_MS = Number(process.env.FUZZ_MS ?? 3_000)
const SETTINGS = { numRuns: 1_000_000, interruptAfterTimeLimit: LIMIT_MS, endOnFailure: true }
const LONGEST_MS = 5_000

const address = fc.oneof(
  fc.constantFrom(...ADDRESSES),
  fc.constantFrom(...ADDRESSES).map((path) => `${path}.data`),
  fc.constantFrom('/_root.data', '/__manifest', '/api/token', '/health', '/ready', '/favicon.svg'),
  fc
    .tuple(
      fc.constantFrom('pay', 'receipts', 'registered', 'letters', 'sermons/thumbnails', 'calendar'),
      word,
    )
    .map(([folder, name]) => `/${folder}/${encodeURIComponent(name.toWellFormed())}`),
  word.map((name) => `/${name.replace(/[?#]/g, '')}`),
)

type Asked = { path: string; query: [string, string][]; init: RequestInit }

const read = fc.record({
  path: address,
  query: fields,
  init: fc.record({ method: fc.constantFrom('GET', 'HEAD', 'OPTIONS'), headers }),
})

const change = fc
  .record({
    path: address,
    query: fields,
    method: fc.constantFrom('POST', 'POST', 'POST', 'PUT', 'DELETE', 'PATCH'),
    headers,
    body,
  })
  .map(({ path, query, method, headers: sent, body: { type, content } }) => ({
    path,
    query,
    init: { method, headers: { ...sent, 'content-type': type }, body: content.toWellFormed() },
  }))

/** All is well but one field: this reaches the database. */
const nearlyRight = fc
  .record({
    path: fc.constantFrom(
      '/give',
      '/ewgregister',
      '/api/register/new',
      '/api/register/response',
      '/api/payments/webhook',
      '/response',
      '/api/register',
      '/receipts/x',
      '/registered/x',
      '/pay/x',
    ),
    name: fc.nat(),
    value: word,
  })
  .map(({ path, name, value }): Asked => {
    const folder = /^\/\w+\/(?=x$)/.exec(path)?.[0]
    if (folder) return { path: folder + value.replace(/[?#]/g, ''), query: [], init: {} }
    if (path === '/response' || path === '/api/register') {
      return { path, query: [['txnid', value]], init: {} }
    }
    const right = path === '/api/register/new' ? RECORD : path === '/ewgregister' ? FORM : GIFT
    const names = Object.keys(right)
    const sent = { ...right, [names[name % names.length] ?? '']: value.toWellFormed() }
    const json = path === '/api/register/new'
    const init = json
      ? { body: JSON.stringify([sent]), headers: { 'content-type': 'application/json' } }
      : { body: new URLSearchParams(sent) }
    return { path, query: [], init: { method: 'POST', ...init } }
  })

test.skipIf(!isBuilt).each([
  ['sqlite', 'question', read],
  ['postgres', 'change', change],
  ['postgres', 'change of something right', nearlyRight],
] as const)(
  '%s: no hostile %s breaks a route, hangs it, or comes back as markup',
  { timeout: LIMIT_MS + 30_000 },
  async (engine, _kind, asked) => {
    const { site, services, lines } = await trialSite({ engine })
    let runs = 0
    await fc.assert(
      fc.asyncProperty<[Asked]>(asked, async (one) => {
        lines.length = 0
        runs++
        const { status, text } = await ask(site.fetch, one)
        const failed = status >= 500 ? lines.filter((line) => line.includes('"error"')) : []
        expect([status, ...failed]).toEqual([expect.any(Number)])
        expect(status).toBeLessThan(500)
        expect(text).not.toContain(MARK)
        expect(text).not.toMatch(/<img src=x onerror/)
        expect(Reflect.get({}, 'polluted')).toBeUndefined()
      }),
      SETTINGS,
    )
    expect(services.counted()['page.failed']).toBeUndefined()
    expect(runs).toBeGreaterThan(10)
    if (process.env.FUZZ_MS) console.log(`${runs} requests`)
  },
)

type Fetch = (request: Request) => Response | Promise<Response>

async function ask(fetch: Fetch, { path, query, init }: Asked) {
  const search = new URLSearchParams(query.map(([a, b]) => [a, b]))
  const request = new Request(`http://church.test${encodeURI(path.toWellFormed())}?${search}`, init)
  const hung = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('no answer')), LONGEST_MS).unref()
  })
  const response = await Promise.race([fetch(request), hung])
  return { status: response.status, text: await response.text() }
}

test.skipIf(!isBuilt)(
  'the memory does not grow with what is asked',
  { timeout: 60_000 },
  async () => {
    const { url } = await trialSite()
    const ask = async (from: number) => {
      for (let each = from; each < from + 40; each++) {
        const answer = await fetch(
          `${url}/sermons?play=${each}&q=${'x'.repeat(each % 50)}&z=${each}`,
        )
        await answer.arrayBuffer()
        await (await fetch(`${url}/no/such/${each}`)).arrayBuffer()
      }
      global.gc?.()
      return process.memoryUsage().heapUsed
    }
    await ask(0)
    const before = await ask(40)
    const after = await ask(80)
    expect(after - before).toBeLessThan(64 * 1024 * 1024)
  },
)

/** PostgreSQL knows no text with a zero in it, and says so loudly. */
test.skipIf(!isBuilt).each(ENGINES)('%s: a zero byte is no fault of ours', async (engine) => {
  const { site, lines } = await trialSite({ engine })
  const asked: Asked[] = ['/response', '/api/register'].map((path) => ({
    path,
    query: [['txnid', '1\0']],
    init: {},
  }))
  for (const folder of ['receipts', 'registered', 'pay', 'letters', 'calendar']) {
    asked.push({ path: `/${folder}/1\0`, query: [], init: {} })
  }
  const changes: [string, Record<string, string>][] = [
    ['/give', GIFT],
    ['/ewgregister', FORM],
    ['/api/register/response', GIFT],
    ['/api/payments/webhook', GIFT],
  ]
  for (const [path, right] of changes) {
    for (const [name, value] of Object.entries(right)) {
      const body = new URLSearchParams({ ...right, [name]: `${value}\0` })
      asked.push({ path, query: [], init: { method: 'POST', body } })
    }
  }
  for (const [name, value] of Object.entries(RECORD)) {
    const init = { body: JSON.stringify([{ ...RECORD, [name]: `${value}\0` }]), method: 'POST' }
    const headers = { 'content-type': 'application/json' }
    asked.push({ path: '/api/register/new', query: [], init: { ...init, headers } })
  }
  for (const one of asked) {
    const { status } = await ask(site.fetch, one)
    const failures = lines.filter((line) => line.includes('"level":"error"'))
    expect([one.path, String(one.init.body), failures]).toEqual([
      one.path,
      String(one.init.body),
      [],
    ])
    expect(status).toBeLessThan(500)
  }
})
