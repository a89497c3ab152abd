import { expect, test } from 'vitest'
import { createSiteServer, TIMEOUTS } from './serve.ts'

test('a request has ten seconds for its headers, thirty in all, and at most a hundred headers', () => {
  const server = createSiteServer(() => {}, { publicUrl: 'http://church.test' })
  expect(server.headersTimeout).toBe(10_000)
  expect(server.requestTimeout).toBe(30_000)
  expect(server.maxHeadersCount).toBe(100)
  expect(TIMEOUTS.idleMs).toBe(60_000)
  server.close()
})
