import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ADDRESSES } from '../edge/addresses.ts'
import { isBuilt, trialSite } from '../edge/trial-site.ts'
import { body, fields, headers, MARK, word } from './hostile.ts'

/** Enough to meet every kind of trap at every address; `FUZZ_MS=600000` for a long night. */
const LIMIT_MS = Number(process.env.FUZZ_MS ?? 6_000)
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

test.skipIf(!isBuilt).each([
  ['question', read],
  ['change', change],
])(
  'no hostile %s breaks a route, hangs it, or comes back as markup',
  { timeout: LIMIT_MS + 30_000 },
  async (_kind, asked) => {
    const { site, services, lines } = await trialSite()
    let runs = 0
    await fc.assert(
      fc.asyncProperty(asked, async (one) => {
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
    expect(runs).toBeGreaterThan(50)
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
