import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { trialSite } from './trial-site.ts'

type Asked = { port: number; path: string; method?: string; headers?: Record<string, string> }

/** A path exactly as it is written here: `fetch` would tidy it up. */
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
])('no spelling gets more pages than the budget has: %s', async (spell) => {
  const budgets = {
    form: MANY,
    api: MANY,
    'look-up': MANY,
    search: MANY,
    page: FEW,
    report: MANY,
    sandbox: MANY,
  }
  const { port } = await trialSite({ budgets })
  const statuses: number[] = []
  for (let each = 1; each <= 4; each++) {
    statuses.push((await ask({ port, path: spell(each) })).status)
  }
  expect(statuses.slice(0, 3)).not.toContain(429)
  expect(statuses[3]).toBe(429)
})

test.each(['/health', '/HEALTH', '/%68ealth', '/health/', '/x/../health'])(
  '%s says that all is well, in one line',
  async (path) => {
    const { port } = await trialSite()
    expect(await ask({ port, path })).toMatchObject({ status: 200, body: '{"ok":true}' })
  },
)

test.each([
  '/api/register/new',
  '/API/register/new',
  '/%61pi/register/new',
  '/api/register/new/',
  '/api/register/%6eew',
  '/give/../api/register/new',
  '/give/%2e%2e/api/register/new',
  '/api/register/new.data',
  '/api/register/new/_.data',
])('a browser needs the token at %s', async (path) => {
  const { port, services } = await trialSite({ publicUrl: 'http://church.test' })
  const headers = { origin: 'http://church.test', 'sec-fetch-site': 'same-origin' }
  expect((await ask({ port, path, method: 'POST', headers })).status).toBe(403)
  expect(services.counted()['request.without-token']).toBe(1)
})

test.each(['/give', '/GIVE', '/%67ive', '/give/', '/give.data', '/give/_.data'])(
  '%s is not changed by a method that the page does not have',
  async (path) => {
    const { port } = await trialSite()
    const answer = await ask({ port, path, method: 'PUT' })
    expect(answer.status).toBe(405)
    expect(answer.headers.allow).toBe('GET, HEAD, POST')
  },
)

test.each(['/%', '/%E0%A4%A', '/give/%zz', '/api/%ff'])('%s is no address', async (path) => {
  const { port, services } = await trialSite()
  for (const method of ['GET', 'POST']) {
    const { status, headers } = await ask({ port, path, method })
    expect(status).toBe(400)
    expect(headers['content-security-policy']).toContain("default-src 'none'")
  }
  expect(services.counted()['request.unreadable']).toBe(2)
})

test('an address in another spelling leads to the one page that is kept', async () => {
  const { port, services } = await trialSite()
  await ask({ port, path: '/give' })
  const filled = services.counted()['page-cache.filled']
  const spellings = ['/GIVE', '/%67ive', '/give/', '/x/../Give', '/gi%56e//', 'http://a/Give']
  for (const path of spellings) {
    const { status, headers } = await ask({ port, path: `${path}?utm=1` })
    expect([path, status, headers.location]).toEqual([path, 308, '/give?utm=1'])
  }
  expect(services.counted()['page-cache.filled']).toBe(filled)
})

test('a parameter keeps its letters, and what has no page is led nowhere', async () => {
  const { port } = await trialSite()
  const moved = await ask({ port, path: '/LETTERS/AbC%2e%70df' })
  expect([moved.status, moved.headers.location]).toEqual([308, '/letters/AbC.pdf'])
  for (const path of ['//evil.example/x', '/\\evil.example', '/No/Such', '//evil.example//']) {
    const { status } = await ask({ port, path })
    expect([path, [400, 404].includes(status)]).toEqual([path, true])
  }
})
