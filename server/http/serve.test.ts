import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { createSiteServer, dropStalled, TIMEOUTS } from './serve.ts'

test('a request has ten seconds for its headers, thirty in all, and at most a hundred headers', () => {
  const server = createSiteServer(() => {}, { publicUrl: 'http://church.test' })
  expect(server.headersTimeout).toBe(10_000)
  expect(server.requestTimeout).toBe(30_000)
  expect(server.maxHeadersCount).toBe(100)
  expect(TIMEOUTS.idleMs).toBe(60_000)
  server.close()
})

const LARGE = Buffer.alloc(16 * 1024 * 1024)

async function testServer() {
  const server = createServer((_request, response) => response.end(LARGE))
  dropStalled(server, { idleMs: 200, checkEveryMs: 20 })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port }: AddressInfo = Object(server.address())
  return {
    ask: (): Socket => connect(port, '127.0.0.1').on('error', () => {}),
    open: () => new Promise((resolve) => server.getConnections((_, count) => resolve(count))),
  }
}

const QUESTION = 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'

test('a client that does not read its response is disconnected', async () => {
  const { ask, open } = await testServer()
  ask().pause().write(QUESTION)
  await expect.poll(open).toBe(1)
  await expect.poll(open).toBe(0)
})

test('a slow reader gets the whole response', async () => {
  const { ask } = await testServer()
  // Again where a busy machine has made a pause longer than the idle timeout.
  await expect.poll(() => readSlowly(ask())).toBeGreaterThan(LARGE.length)
})

/** Reads with pauses that are shorter than the idle timeout, and together longer. */
async function readSlowly(socket: Socket): Promise<number> {
  socket.write(QUESTION)
  let taken = 0
  for await (const chunk of socket) {
    const before = taken
    taken += chunk.length
    if (Math.floor(taken / 2_000_000) > Math.floor(before / 2_000_000)) await pause(100)
  }
  return taken
}

test('a connection without a request is not touched', async () => {
  const { ask, open } = await testServer()
  const socket = ask()
  await expect.poll(open).toBe(1)
  await pause(300)
  expect(await open()).toBe(1)
  socket.destroy()
})
