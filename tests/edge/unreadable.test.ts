import { expect, test } from 'vitest'
import { signedIn } from '../support/office/staff.ts'
import { testSite } from '../support/site/server.ts'

/** On PostgreSQL, which refuses a NUL. */
async function opened() {
  const { url, services } = await testSite({ engine: 'postgres' })
  const { cookie } = await signedIn(services, 'admin')
  return (path: string, init: RequestInit = {}) =>
    fetch(url + path, { headers: { cookie }, redirect: 'manual', ...init })
}

/** In every part of the site: pages, pages kept by the cache, the API, the office and the doors. */
const WITH_NUL = [
  ...['/?x=%00', '/a%00b', '/sermons?q=%00', '/sermons/%00', '/calendar/%00.ics', '/letters/%00'],
  ...['/my/%00', '/t/%00', '/keep/%00', '/pay/%00', '/unsubscribe/%00', '/registered/%00'],
  ...['/response?txnid=%00', '/receipts/%00', '/api/register?txnid=a%00b', '/door/a%00b'],
  ...['/office/staff/a%00b', '/office/payments/a%00b', '/office/gifts/%00', '/office/find?q=%00'],
  ...['/office/receipts/2026-27%00/1', '/office/conferences/a%00b', '/office/doors?door=a%00b'],
  ...['/office/conferences/a%00b/arrivals', '/office/conferences/a%00b/rooms', '/office/site/%00'],
  ...['/office/conferences/a%00b/folder', '/office/content/versions/a%00b', '/photographs/%00'],
]

test('an address with a NUL or a broken escape in its path is 400', async () => {
  const ask = await opened()
  expect((await ask('/')).status).toBe(200)
  for (const path of [...WITH_NUL, '/%', '/my/%zz', '/office/staff/%E0%A4%A', '/door/%ff']) {
    expect([path, (await ask(path)).status]).toEqual([path, 400])
  }
})

test('a broken escape in a query is taken as typed', async () => {
  const ask = await opened()
  for (const path of ['/sermons?q=50%', '/office/find?q=50%', '/office/registrations?search=50%']) {
    const answer = await ask(path)
    expect([path, answer.status]).toEqual([path, 200])
    expect(await answer.text()).toContain('value="50%"')
  }
  for (const path of ['/?%zz', '/response?txnid=%', '/office/registrations.csv?search=%E0%A4%A']) {
    const { status } = await ask(path)
    expect([path, status !== 400 && status < 500]).toEqual([path, true])
  }
})

test('a form with a NUL in a name or a value is 422', async () => {
  const ask = await opened()
  const files = new FormData()
  files.append('email', 'asha\0@example.org')
  const bodies = [new URLSearchParams({ email: 'a\0' }), new URLSearchParams('a%00b=1'), files]
  const site = ['/give', '/my', '/ewgregister']
  for (const path of [...site, '/office/sign-in', '/office/staff', '/office/doors']) {
    for (const body of bodies) {
      expect([path, (await ask(path, { method: 'POST', body })).status]).toEqual([path, 422])
    }
  }
})
