import { request as ask, createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { onTestFinished } from 'vitest'
import { createCounters } from '#server/counters.ts'
import { createPageCache } from './page-cache.ts'

export const PUBLIC = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'

export type Site = (request: Request) => Response | Promise<Response>

type Got = { status: number; headers: Record<string, unknown>; body: Buffer }

/** A cache in front of a test's site, behind a real HTTP server, with its own clock. */
export async function testCache(site: Site, { mostBytes = 1_000_000 } = {}) {
  const seen: Request[] = []
  const counters = createCounters()
  let clock = 0
  const cache = createPageCache({
    fetch: (request) => {
      seen.push(request)
      return site(request)
    },
    publicUrl: 'https://church.test',
    personal: ['/response', '/api'],
    mostBytes,
    now: () => clock,
    count: counters.count,
  })
  const listener = getRequestListener(cache.fetch)
  const server = createServer((request, response) => {
    if (!cache.answer(request, response)) listener(request, response)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void server.close().closeAllConnections())
  return {
    get: (path: string, headers = {}) => send(server, { path, headers }),
    send: (options: { path: string; method?: string; headers?: object }) => send(server, options),
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

function send(
  server: ReturnType<typeof createServer>,
  options: { path: string; method?: string; headers?: object },
): Promise<Got> {
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
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
