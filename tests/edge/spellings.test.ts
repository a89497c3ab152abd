import { once } from 'node:events'
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { SENT_GIFT, SENT_REGISTRATION } from '../support/people.ts'
import { testSite } from '../support/site/server.ts'

type Question = { method?: string; headers?: Record<string, string>; body?: string }

/** A site that is asked for a path without the normalisation that `fetch` does, with any headers. */
async function opened(wanted: Parameters<typeof testSite>[0] = {}) {
  const { port, services } = await testSite(wanted)
  const ask = async (path: string, { method = 'GET', headers = {}, body = '' }: Question = {}) => {
    const asking = request({ port, host: '127.0.0.1', path, method, headers }).end(body)
    const [answer] = await once(asking, 'response')
    return { status: answer.statusCode, headers: answer.headers, body: await text(answer) }
  }
  const post = async (path: string, fields: Record<string, string>, headers: object) => {
    const form = { ...headers, 'Content-Type': 'application/x-www-form-urlencoded' }
    const body = String(new URLSearchParams(fields))
    return (await ask(path, { method: 'POST', headers: form, body })).status
  }
  return { port, services, ask, post }
}

test('every spelling of an address is answered as the address', async () => {
  const { ask } = await opened()
  for (const path of ['/health', '/HEALTH', '/%68ealth', '/health/', '/x/../health']) {
    const { status, body } = await ask(path)
    expect([path, status, body]).toEqual([path, 200, '{"ok":true}'])
  }
  for (const path of ['/give', '/GIVE', '/%67ive', '/give/', '/give.data', '/give/_.data']) {
    const { status, headers } = await ask(path, { method: 'PUT' })
    expect([path, status, headers.allow]).toEqual([path, 405, 'GET, HEAD, POST'])
  }
})

test('another spelling redirects to the canonical page, and parameters keep their case', async () => {
  const { ask, services } = await opened()
  await ask('/give')
  const filled = services.counted()['page-cache.filled']
  for (const path of ['/GIVE', '/%67ive', '/give/', '/x/../Give', '/gi%56e//', 'http://a/Give']) {
    const { status, headers } = await ask(`${path}?utm=1`)
    expect([path, status, headers.location]).toEqual([path, 308, '/give?utm=1'])
  }
  expect(services.counted()['page-cache.filled']).toBe(filled)
  const moved = await ask('/LETTERS/AbC%2e%70df')
  expect([moved.status, moved.headers.location]).toEqual([308, '/letters/AbC.pdf'])
  for (const path of ['//evil.example/x', '/\\evil.example', '/No/Such', '//evil.example//']) {
    expect([400, 404], path).toContain((await ask(path)).status)
  }
})

const PUBLIC_URL = 'https://church.test'

/** The browser uses https to the proxy, the proxy http to us, so the origin and our own address differ. */
test('a form is accepted behind an https proxy and without it, one from another site is not', async () => {
  const { port, post, services } = await opened({ publicUrl: PUBLIC_URL })
  const proxied = { Host: 'church.test', Origin: PUBLIC_URL }
  for (const [address, fields, status] of [
    ['/give', SENT_GIFT, 302],
    ['/give.data', SENT_GIFT, 202],
    ['/ewgregister', SENT_REGISTRATION, 302],
    ['/ewgregister.data', SENT_REGISTRATION, 202],
  ] as const) {
    expect([address, await post(address, fields, proxied)]).toEqual([address, status])
  }
  expect(await services.db.selectFrom('payment').selectAll().execute()).toHaveLength(4)
  const host = `127.0.0.1:${port}`
  const from = (origin: string) => post('/give', SENT_GIFT, { Host: host, Origin: origin })
  expect(await from(`http://${host}`)).toBe(302)
  expect(await from('https://church.test.evil.example')).toBe(403)
  expect(await from('http://church.test')).toBe(403)
  expect(await from('null')).toBe(403)
})
