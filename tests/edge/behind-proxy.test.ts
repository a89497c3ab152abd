import { request } from 'node:http'
import { expect, test } from 'vitest'
import { SENT_GIFT, SENT_REGISTRATION } from '../support/people.ts'
import { testSite } from '../support/site/server.ts'

const PUBLIC_URL = 'https://church.test'

/** The browser uses https to the proxy, the proxy http to us, so the origin and our own address differ. */
test.each([
  ['/give', SENT_GIFT, 302],
  ['/give.data', SENT_GIFT, 202],
  ['/ewgregister', SENT_REGISTRATION, 302],
  ['/ewgregister.data', SENT_REGISTRATION, 202],
])('a form at %s is accepted behind an https proxy', async (address, fields, status) => {
  const { port, services } = await testSite({ publicUrl: PUBLIC_URL })
  const sent = { address, fields, headers: { Host: 'church.test', Origin: PUBLIC_URL } }
  expect(await post(port, sent)).toBe(status)
  expect(await services.db.selectFrom('payment').selectAll().execute()).toHaveLength(1)
})

test('a form sent without the proxy is accepted, one from another site is not', async () => {
  const { port } = await testSite({ publicUrl: PUBLIC_URL })
  const host = `127.0.0.1:${port}`
  const from = (origin: string) =>
    post(port, { address: '/give', fields: SENT_GIFT, headers: { Host: host, Origin: origin } })
  expect(await from(`http://${host}`)).toBe(302)
  expect(await from('https://church.test.evil.example')).toBe(403)
  expect(await from('http://church.test')).toBe(403)
  expect(await from('null')).toBe(403)
})

type Sent = { address: string; fields: Record<string, string>; headers: Record<string, string> }

function post(port: number, { address, fields, headers }: Sent): Promise<number | undefined> {
  const body = new URLSearchParams(fields).toString()
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' }
  const options = { port, path: address, method: 'POST', headers: { ...headers, ...form } }
  return new Promise((resolve, reject) => {
    request(options, (answer) => resolve(answer.resume().statusCode))
      .on('error', reject)
      .end(body)
  })
}
