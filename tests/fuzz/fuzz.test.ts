import { expect, test } from 'vitest'
import { ENGINES } from '../each-engine.ts'
import { ADDRESSES } from '../edge/addresses.ts'
import { testSite } from '../edge/site-fixture.ts'
import { type Asked, change, nearlyRight, read, respelled } from './asked.ts'
import { ask, drive, expectNoMarkup } from './drive.ts'
import { growth, MOST_GROWTH_MB } from './growth.ts'
import { MARK_UP } from './hostile.ts'
import { FORM, GIFT, RECORD } from './right.ts'
import { spelling } from './spellings.ts'
import { NAMES } from './worst-bodies.ts'

/** Enough for every kind of input at every address. `FUZZ_RUNS=100000` for a long night. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 200)

test.each([
  ['sqlite', 'question', read],
  ['sqlite', 'spelling', respelled],
  ['postgres', 'change', change],
  ['postgres', 'change of something right', nearlyRight],
] as const)(
  '%s: no hostile %s breaks or hangs a route, or is reflected as markup',
  async (engine, _kind, asked) => {
    const { site, services, lines } = await testSite({ engine })
    const sent = await drive({ fetch: site.fetch, asked, runs: RUNS, lines })
    expect(services.counted()['page.failed']).toBeUndefined()
    expect(sent).toBe(RUNS)
  },
)

test('the API requires the token from a browser in every spelling', async () => {
  const { site, services } = await testSite()
  const headers = { origin: 'http://church.test' }
  await drive({
    fetch: async (request) => {
      const response = await site.fetch(request)
      const reached = response.headers.get('content-type')?.includes('json') && response.status
      expect([request.url, reached]).toEqual([request.url, reached === false ? false : 403])
      return response
    },
    asked: spelling('/api/register/new').map((path) => ({
      path,
      query: [],
      init: { method: 'POST', headers, body: '[]' },
      asWritten: true,
    })),
    runs: RUNS,
  })
  expect(services.counted()['request.without-token']).toBeGreaterThan(0)
})

test('markup in every field of every address is escaped', async () => {
  const { site } = await testSite()
  // Both at once: rendering each page takes far longer than looking for either.
  const query = NAMES.map((name): [string, string] => [name, MARK_UP.join(' ')])
  const form = new URLSearchParams(query)
  const json = JSON.stringify([Object.fromEntries(query)])
  const inits: RequestInit[] = [
    {},
    { method: 'POST', body: form },
    { method: 'POST', body: json, headers: { 'content-type': 'application/json' } },
  ]
  for (const path of ADDRESSES) {
    for (const init of inits) expectNoMarkup((await ask(site.fetch, { path, query, init })).text)
  }
})

test('memory does not grow with the number of different requests', async () => {
  const { url, lines } = await testSite({ mostPageBytes: 500_000 })
  const grown = await growth(async (each) => {
    for (const address of [`/sermons?play=${each}&z=${each}`, `/no/such/${each}`]) {
      await (await fetch(url + address)).arrayBuffer()
    }
    lines.length = 0
  })
  expect(grown).toBeLessThan(MOST_GROWTH_MB)
})

/** PostgreSQL rejects text with a NUL character. */
test.each(ENGINES)('%s: a NUL character in the input is not a server error', async (engine) => {
  const { site, lines } = await testSite({ engine })
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
