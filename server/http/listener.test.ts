import { createServer } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../tests/support/site/free-port.ts'
import { createEventLoopQueue, createListener } from './listener.ts'

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
  onTestFinished(() => void server.close())
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const socket = connect(port, '127.0.0.1')
  socket.write('GET /one HTTP/1.1\r\nHost: a\r\n\r\nGET /two HTTP/1.1\r\nHost: a\r\n\r\n')
  await text(socket).catch(() => '')
  await new Promise((resolve) => setImmediate(resolve))
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
