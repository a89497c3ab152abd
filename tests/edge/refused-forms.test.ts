import { expect } from 'vitest'
import { findRegistration } from '#database/records/registration/registrations.ts'
import { giveGift } from '#workflows/gifts/give-gift.ts'
import { signedIn } from '../support/office/staff.ts'
import { finishPayment } from '../support/payments.ts'
import { SENT_REGISTRATION, testGift, VALID_GIFT, VALID_RECORD } from '../support/people.ts'
import { storeFirstVersion } from '../support/site/church.ts'
import { test, testSite } from '../support/site/server.ts'
import { registerFamily } from '../support/site/visitor.ts'

const TIME = { part: 'church:services', '#services': '1', 'services.0.time': 'nine', do: 'save' }

/** Those of the office’s engine are in `office-rows.test.ts`. */
const WRONG: [address: string, fields: Record<string, string>][] = [
  ['/give', { amount: 'x' }],
  ['/ewgregister', { type: 'Family' }],
  ['/my', { email: 'no address' }],
  ['/wfc1register', { tell: 'yes', email: 'no address' }],
  ['/office/sign-in', { email: 'no address' }],
  ['/office/site', TIME],
]

test('a form with a mistake is a 422 with a title that says so, everywhere', async ({ site }) => {
  const { services, post } = site
  await storeFirstVersion(services)
  const { cookie } = await signedIn(services, 'admin', 'desk', 'treasurer', 'editor')
  const { payment } = await registerFamily(site)
  const family = await findRegistration(services.db, payment.registration_id ?? '')
  const gift = await giveGift(services, testGift)
  await finishPayment(services, gift, 'approve')
  for (const [address, fields] of [
    ...WRONG,
    [`/my/${family?.private_token}/correct`, { type: '' }] as const,
    [`/my/${gift.privateToken}/monthly`, { day: '32', amount: 'x', fund: 'nothing' }] as const,
  ]) {
    const answer = await post(address, fields, { cookie })
    const titles = (await answer.text()).match(/<title>[^<]*/g)
    const isError = [expect.stringMatching(/^<title>Error: /)]
    expect([address, answer.status, titles]).toEqual([address, 422, isError])
  }
})

const CRAFTED: [changes: Record<string, string>, message: string, address?: string][] = [
  [{ productinfo: 'gpcnovmysore2023' }, 'Conference Date is required!'],
  [{ 'persons[3000000].city': 'X' }, 'At most 5 people'],
  [{ type: 'Family' }, 'Family is for 2 to 5 people.'],
  [
    { productinfo: 'wfcfebooty2023' },
    'Registration for this conference is closed.',
    '/wfc1register',
  ],
]

test('a crafted registration is refused with its message', async ({ site: { post } }) => {
  for (const [changes, message, address = '/ewgregister'] of CRAFTED) {
    const answer = await post(address, { ...SENT_REGISTRATION, ...changes })
    expect([changes, answer.status]).toEqual([changes, 422])
    expect(await answer.text()).toContain(message)
  }
})

const ODD: [string, RequestInit][] = [
  ['JSON', { body: '{', headers: { 'content-type': 'application/json' } }],
  ['half a form', { body: 'x', headers: { 'content-type': 'multipart/form-data; boundary=b' } }],
  ['no change', { body: new URLSearchParams({ change: 'none' }) }],
  ['nobody removed', { body: new URLSearchParams({ change: '9', persons: 'x' }) }],
  ['a row of what every object has', { body: new URLSearchParams({ '__proto__[0].city': 'x' }) }],
]

test('what is no form, or has odd fields, never breaks the page', async ({ site: { url } }) => {
  for (const [name, init] of ODD) {
    const { status } = await fetch(`${url}/gpcregister`, { method: 'POST', ...init })
    expect(status, name).toBeLessThan(500)
  }
})

/** On PostgreSQL, which refuses a NUL. */
async function opened() {
  const { url, services } = await testSite({ engine: 'postgres' })
  const { cookie } = await signedIn(services, 'admin')
  return (path: string, init: RequestInit = {}) =>
    fetch(url + path, { headers: { cookie }, redirect: 'manual', ...init })
}

const WITH_NUL = [
  ...['/?x=%00', '/a%00b', '/sermons?q=%00', '/sermons/%00', '/calendar/%00.ics', '/letters/%00'],
  ...['/my/%00', '/t/%00', '/keep/%00', '/pay/%00', '/unsubscribe/%00', '/registered/%00'],
  ...['/response?txnid=%00', '/receipts/%00', '/api/register?txnid=a%00b', '/door/a%00b'],
  ...['/office/staff/a%00b', '/office/payments/a%00b', '/office/gifts/%00', '/office/find?q=%00'],
  ...['/office/receipts/2026-27%00/1', '/office/conferences/a%00b', '/office/doors?door=a%00b'],
  ...['/office/conferences/a%00b/arrivals', '/office/conferences/a%00b/rooms', '/office/site/%00'],
  ...['/office/conferences/a%00b/folder', '/office/content/versions/a%00b', '/photographs/%00'],
]

test('an address with a NUL or a broken escape in its path is 400, in its query the escape is taken as typed', async () => {
  const ask = await opened()
  expect((await ask('/')).status).toBe(200)
  for (const path of [...WITH_NUL, '/%', '/my/%zz', '/office/staff/%E0%A4%A', '/door/%ff']) {
    expect([path, (await ask(path)).status]).toEqual([path, 400])
  }
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

test('a form with a NUL in a name or a value is 422, and no report or record with one fails', async () => {
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
  for (const [name, value] of Object.entries(VALID_GIFT)) {
    const body = new URLSearchParams({ ...VALID_GIFT, [name]: `${value}\0` })
    for (const path of ['/api/register/response', '/api/payments/webhook']) {
      const { status } = await ask(path, { method: 'POST', body })
      expect([path, name, status < 500]).toEqual([path, name, true])
    }
  }
  const headers = { 'content-type': 'application/json' }
  for (const [name, value] of Object.entries(VALID_RECORD)) {
    const body = JSON.stringify([{ ...VALID_RECORD, [name]: `${value}\0` }])
    const { status } = await ask('/api/register/new', { method: 'POST', headers, body })
    expect([name, status]).toEqual([name, 400])
  }
})
