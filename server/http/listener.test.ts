import { createServer } from 'node:http'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { listening } from '#tests/support/site/listening.ts'
import {
  createEventLoopQueue,
  createListener,
  createSiteServer,
  dropStalled,
  TIMEOUTS,
} from './listener.ts'

test('a queued request whose client has disconnected is not rendered', async () => {
  const asked: string[] = []
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const listener = createListener({
    site: ({ url }) => {
      asked.push(new URL(url).pathname)
      server.closeAllConnections()
      return new Response('made')
    },
    services: {
      publicUrl: 'http://church.test',
      count: () => {},
      log,
      live: { onReplace: () => {} },
    },
    files: { answer: () => false },
    cachePages: false,
  })
  const server = createServer(listener)
  const port = await listening(server)
  const socket = connect(port, '127.0.0.1')
  socket.write('GET /one HTTP/1.1\r\nHost: a\r\n\r\nGET /two HTTP/1.1\r\nHost: a\r\n\r\n')
  await text(socket).catch(() => '')
  await nextTurn()
  expect(asked).toEqual(['/one'])
})

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

test('each turn of the event loop runs one piece of work, in order', async () => {
  const queue = createEventLoopQueue()
  const done: string[] = []
  queue(() => {
    done.push('first')
    queue(() => done.push('last'))
  })
  queue(() => done.push('second'))
  expect(done).toEqual([])
  await nextTurn()
  expect(done).toEqual(['first'])
  await nextTurn()
  expect(done).toEqual(['first', 'second'])
  await nextTurn()
  expect(done).toEqual(['first', 'second', 'last'])
  queue(() => done.push('much later'))
  await nextTurn()
  expect(done.at(-1)).toBe('much later')
})

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
  const port = await listening(server)
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
