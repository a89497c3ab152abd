import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { testSite } from '../support/site/server.ts'

type Asked = { port: number; path: string; method?: string; headers?: Record<string, string> }

/** Sends a path without the normalisation that `fetch` does. */
function ask({ port, path, method = 'GET', headers = {} }: Asked) {
  return new Promise<{ status: number; headers: IncomingMessage['headers']; body: string }>(
    (resolve, reject) => {
      const asking = request({ port, host: '127.0.0.1', path, method, headers })
      asking.once('error', reject).once('response', async (answer) => {
        const { statusCode = 0, headers: got } = answer
        resolve({ status: statusCode, headers: got, body: await text(answer) })
      })
      asking.end()
    },
  )
}

const FEW = { burst: 3, perSecond: 0.01 }
const MANY = { burst: 1_000, perSecond: 1_000 }

test.each([
  (each: number) => `/sandboxed-${each}`,
  (each: number) => `/sandbox/no-such-${each}`,
  (each: number) => `/sandbox/../no-such-${each}`,
  (each: number) => `/sandbox/%2e%2e/no-such-${each}`,
  (each: number) => `/health/${each}/x`,
  (each: number) => `/ready/../no-such-${each}`,
  (each: number) => `//health${'/'.repeat(each)}`,
  (each: number) => `http://127.0.0.1/health/no-such-${each}`,
])('no spelling gets around the budget: %s', async (spell) => {
  const budgets = {
    form: MANY,
    api: MANY,
    'look-up': MANY,
    search: MANY,
    page: FEW,
    report: MANY,
    'sign-in': MANY,
    sandbox: MANY,
  }
  const { port } = await testSite({ budgets })
  const statuses: number[] = []
  for (let each = 1; each <= 4; each++) {
    statuses.push((await ask({ port, path: spell(each) })).status)
  }
  expect(statuses.slice(0, 3)).not.toContain(429)
  expect(statuses[3]).toBe(429)
})

test('health checks answer in every spelling, in one line', async () => {
  const { port } = await testSite()
  for (const path of ['/health', '/HEALTH', '/%68ealth', '/health/', '/x/../health']) {
    const { status, body } = await ask({ port, path })
    expect([path, status, body]).toEqual([path, 200, '{"ok":true}'])
  }
})

test('a method that a page does not have is refused in every spelling', async () => {
  const { port } = await testSite()
  for (const path of ['/give', '/GIVE', '/%67ive', '/give/', '/give.data', '/give/_.data']) {
    const { status, headers } = await ask({ port, path, method: 'PUT' })
    expect([path, status, headers.allow]).toEqual([path, 405, 'GET, HEAD, POST'])
  }
})

test('another spelling redirects to the canonical page', async () => {
  const { port, services } = await testSite()
  await ask({ port, path: '/give' })
  const filled = services.counted()['page-cache.filled']
  const spellings = ['/GIVE', '/%67ive', '/give/', '/x/../Give', '/gi%56e//', 'http://a/Give']
  for (const path of spellings) {
    const { status, headers } = await ask({ port, path: `${path}?utm=1` })
    expect([path, status, headers.location]).toEqual([path, 308, '/give?utm=1'])
  }
  expect(services.counted()['page-cache.filled']).toBe(filled)
})

test('parameters keep their case, and unknown paths are not redirected', async () => {
  const { port } = await testSite()
  const moved = await ask({ port, path: '/LETTERS/AbC%2e%70df' })
  expect([moved.status, moved.headers.location]).toEqual([308, '/letters/AbC.pdf'])
  for (const path of ['//evil.example/x', '/\\evil.example', '/No/Such', '//evil.example//']) {
    const { status } = await ask({ port, path })
    expect([path, [400, 404].includes(status)]).toEqual([path, true])
  }
})
