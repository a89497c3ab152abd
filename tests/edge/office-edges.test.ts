import { expect, test } from 'vitest'
import { signedIn } from '../support/office/staff.ts'
import { testSite } from '../support/site/server.ts'

async function office() {
  const site = await testSite()
  const { cookie } = await signedIn(site.services, 'admin')
  const ask = (method: string, path: string, headers: Record<string, string> = {}) =>
    fetch(site.url + path, { method, headers: { Cookie: cookie, ...headers }, redirect: 'manual' })
  return { ...site, ask }
}

test('pages are neither stored nor indexed, and load nothing from elsewhere', async () => {
  const { ask } = await office()
  for (const path of ['/office/sign-in', '/office/staff', '/office/no/such/page']) {
    const { headers } = await ask('GET', path)
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect(headers.get('X-Robots-Tag')).toBe('noindex')
    const policy = headers.get('Content-Security-Policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("form-action 'self';")
    expect(policy).not.toMatch(/https?:/)
  }
})

test('another spelling leads to the address', async () => {
  const { ask } = await office()
  for (const [path = '', canonical] of [
    ['/OFFICE/Staff', '/office/staff'],
    ['/office/staff/', '/office/staff'],
    ['/%6fffice/staff?x=1', '/office/staff?x=1'],
    ['/Office/Sign-In/AbC', '/office/sign-in/AbC'],
  ]) {
    const answer = await ask('GET', path)
    expect([path, answer.status, answer.headers.get('Location')]).toEqual([path, 308, canonical])
  }
})

test('each address says which methods it has, and what is no page leads on', async () => {
  const { ask } = await office()
  for (const [method, path, status, allow] of [
    ['DELETE', '/office/staff', 405, 'GET, HEAD, POST'],
    ['PUT', '/office/no/such/page', 405, 'GET, HEAD, POST'],
    ['OPTIONS', '/office/staff', 204, 'GET, HEAD, POST'],
    ['POST', '/office/devices', 405, 'GET, HEAD'],
    ['GET', '/office/sign-out', 405, 'POST'],
    ['GET', '/office/receipts/void', 405, 'POST'],
  ] as const) {
    const answer = await ask(method, path)
    expect([path, answer.status, answer.headers.get('Allow')]).toEqual([path, status, allow])
    if (allow === 'POST') expect(await answer.text()).toContain('href="/office"')
  }
  const head = await ask('HEAD', '/office/staff')
  expect([head.status, await head.text()]).toEqual([200, ''])
})

test('a post from elsewhere is refused', async () => {
  const { ask, services } = await office()
  const elsewhere: Record<string, string>[] = [
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { 'Sec-Fetch-Site': 'cross-site' },
  ]
  const paths = ['/office/staff', '/office/sign-out', '/office/sign-in', '/OFFICE/staff']
  for (const headers of elsewhere) {
    for (const path of paths) expect((await ask('POST', path, headers)).status).toBe(403)
  }
  expect((await ask('GET', '/office/staff')).status).toBe(200)
  const refused = elsewhere.length * paths.length
  expect(services.counted()['request.cross-origin']).toBe(refused)
})

test('a forged cookie and the cookie of another name sign nobody in', async () => {
  const { ask } = await office()
  for (const Cookie of ['office=', `office=${'x'.repeat(43)}`, 'xoffice=1']) {
    expect((await ask('GET', '/office/staff', { Cookie })).status).toBe(303)
  }
})
