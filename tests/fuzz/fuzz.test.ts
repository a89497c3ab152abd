import { expect } from 'vitest'
import { FIELD_NAMES } from '../support/hostile/bodies.ts'
import { MAX_GROWTH_MB, memoryGrowth } from '../support/hostile/memory-growth.ts'
import {
  anyChange,
  anyRead,
  anyRespelled,
  expectNoMarkup,
  MARK_UP,
  oneFieldWrong,
  sendHostile,
  sendOne,
  spelling,
} from '../support/hostile/requests.ts'
import { runs } from '../support/long.ts'
import { SENT_GIFT } from '../support/people.ts'
import { EVERY_ADDRESS, test, testSite } from '../support/site/server.ts'

const RUNS = runs(60, 20_000)

test.each([
  ['sqlite', 'question', anyRead],
  ['sqlite', 'spelling', anyRespelled],
  ['postgres', 'change', anyChange],
  ['postgres', 'change of something right', oneFieldWrong],
] as const)(
  '%s: no hostile %s breaks or hangs a route, or is reflected as markup',
  async (engine, _kind, asked) => {
    const { site, services, lines } = await testSite({ engine })
    const sent = await sendHostile({ fetch: site.fetch, asked, runs: RUNS, lines })
    expect(services.counted()['page.failed']).toBeUndefined()
    expect(sent).toBe(RUNS)
  },
)

test('the API requires the token from a browser in every spelling', async () => {
  const { site, services } = await testSite()
  const headers = { origin: 'http://church.test' }
  await sendHostile({
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

test('markup in every field of every address is escaped', async ({ site: { site } }) => {
  // Both at once: rendering each page takes far longer than looking for either.
  const query = FIELD_NAMES.map((name): [string, string] => [name, MARK_UP.join(' ')])
  const form = new URLSearchParams(query)
  const json = JSON.stringify([Object.fromEntries(query)])
  const inits: RequestInit[] = [
    {},
    { method: 'POST', body: form },
    { method: 'POST', body: json, headers: { 'content-type': 'application/json' } },
  ]
  for (const path of EVERY_ADDRESS) {
    for (const init of inits) {
      expectNoMarkup((await sendOne(site.fetch, { path, query, init })).text)
    }
  }
})

test('memory does not grow with the number of different requests', async () => {
  const { url, post, lines } = await testSite({ maxPageBytes: 500_000 })
  const grown = await memoryGrowth(async (each) => {
    for (const address of [`/sermons?play=${each}&z=${each}`, `/no/such/${each}`]) {
      await (await fetch(url + address)).arrayBuffer()
    }
    await post('/give', { ...SENT_GIFT, firstname: `Giver ${each}` })
    lines.length = 0
  })
  expect(grown).toBeLessThan(MAX_GROWTH_MB)
})
