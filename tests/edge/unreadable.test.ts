import { expect, test } from 'vitest'
import { signedIn } from '../support/office/staff.ts'
import { ENGINES } from '../support/site/databases.ts'
import { testSite } from '../support/site/server.ts'

async function opened(engine: (typeof ENGINES)[number] = 'sqlite') {
  const { url, services } = await testSite({ engine })
  const { cookie } = await signedIn(services, 'admin')
  const headers = { Cookie: cookie }
  const read = (path: string) => fetch(url + path, { headers, redirect: 'manual' })
  const send = (path: string, body: BodyInit) =>
    fetch(url + path, { method: 'POST', headers, body, redirect: 'manual' })
  return { read, send }
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

test.each(ENGINES)('%s: an address with a NUL, in its path or a value, is 400', async (engine) => {
  const { read } = await opened(engine)
  expect((await read('/')).status).toBe(200)
  for (const path of WITH_NUL) expect([path, (await read(path)).status]).toEqual([path, 400])
})

test('a broken escape is 400 in a path, and taken as typed in a query', async () => {
  const { read } = await opened()
  for (const path of ['/%', '/my/%zz', '/office/staff/%E0%A4%A', '/door/%ff']) {
    expect([path, (await read(path)).status]).toEqual([path, 400])
  }
  for (const path of ['/sermons?q=50%', '/office/find?q=50%', '/office/registrations?search=50%']) {
    const answer = await read(path)
    expect([path, answer.status]).toEqual([path, 200])
    expect(await answer.text()).toContain('value="50%"')
  }
  for (const path of ['/?%zz', '/response?txnid=%', '/office/registrations.csv?search=%E0%A4%A']) {
    expect([path, (await read(path)).status]).not.toEqual([path, 400])
    expect([path, (await read(path)).status < 500]).toEqual([path, true])
  }
})

test.each(ENGINES)('%s: a form with a NUL in a name or a value is 422', async (engine) => {
  const { send } = await opened(engine)
  const forms = [
    '/give',
    '/my',
    '/ewgregister',
    '/office/sign-in',
    '/office/staff',
    '/office/doors',
  ]
  for (const path of forms) {
    const files = new FormData()
    files.append('email', 'asha\0@example.org')
    for (const body of [
      new URLSearchParams({ email: 'a\0' }),
      new URLSearchParams('a%00b=1'),
      files,
    ]) {
      expect([path, (await send(path, body)).status]).toEqual([path, 422])
    }
  }
})
