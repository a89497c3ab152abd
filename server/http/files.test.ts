import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { testFolder } from '#tests/support/site/folder.ts'
import { listening } from '#tests/support/site/listening.ts'
import { openFiles } from './files.ts'

const FILES: Record<string, string | Buffer> = {
  'assets/root-abc.css': 'a { color: red }'.repeat(100),
  'assets/font.woff2': Buffer.from([1, 2, 3]),
  'favicon.svg': '<svg/>'.repeat(100),
  'service-worker.js': 'self',
  '.vite/manifest.json': '{}',
}

async function serve() {
  const directory = testFolder()
  for (const [name, body] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(directory, name)), { recursive: true })
    writeFileSync(path.join(directory, name), body)
  }
  writeFileSync(path.join(directory, '..', `${path.basename(directory)}.secret`), 'secret')
  onTestFinished(() => rmSync(`${directory}.secret`))
  const files = openFiles({ directory, headers: { 'X-Content-Type-Options': 'nosniff' } })
  const server = createServer((request, response) => {
    if (!files.answer(request, response)) response.writeHead(404).end()
  })
  const port = await listening(server)
  return (name: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${name}`, init)
}

test.each([
  ['/assets/root-abc.css', 'text/css; charset=utf-8', 'public, max-age=31536000, immutable', 'br'],
  ['/assets/font.woff2', 'font/woff2', 'public, max-age=31536000, immutable', null],
  ['/favicon.svg', 'image/svg+xml; charset=utf-8', 'public, max-age=3600', 'br'],
  ['/favicon.svg?v=2', 'image/svg+xml; charset=utf-8', 'public, max-age=3600', 'br'],
  ['/service-worker.js', 'text/javascript; charset=utf-8', 'no-cache', 'br'],
])('%s is %s, %s, in %s', async (name, type, cacheControl, encoding) => {
  const get = await serve()
  const init = { headers: { 'Accept-Encoding': 'br' } }
  for (const response of [await get(name, init), await get(name, init)]) {
    expect(Buffer.from(await response.arrayBuffer()).toString()).toBe(
      FILES[name.slice(1).replace('?v=2', '')]?.toString(),
    )
    expect(response.headers.get('Content-Type')).toBe(type)
    expect(response.headers.get('Cache-Control')).toBe(cacheControl)
    expect(response.headers.get('Content-Encoding')).toBe(encoding)
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
  }
})

test('a face is not sent to who saves data, other files are', async () => {
  const get = await serve()
  const init = { headers: { 'Save-Data': 'on' } }
  const face = await get('/assets/font.woff2', init)
  expect([face.status, await face.text()]).toEqual([204, ''])
  expect(face.headers.get('Cache-Control')).toBe('no-store')
  expect((await get('/favicon.svg', init)).status).toBe(200)
})

test.each(['/', '/none.css', '/.vite/manifest.json', '/assets', '/%2e%2e/x', '/assets/%2e%2e/'])(
  '%s is not served as a file',
  async (name) => {
    const get = await serve()
    expect((await get(name)).status).toBe(404)
  },
)
