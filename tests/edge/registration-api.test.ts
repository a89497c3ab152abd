import { expect, test } from 'vitest'
import { apiRecord } from '../support/people.ts'
import { testSite } from '../support/site/server.ts'

const NEW = '/api/register/new'

async function openApi() {
  const { url, services } = await testSite()
  const post = (body: unknown, headers: Record<string, string> = {}) =>
    fetch(url + NEW, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  return { url, services, post }
}

test('a program registers and reads how its payment stands; the private address comes by mail', async () => {
  const { url, services, post } = await openApi()
  const made = await post([apiRecord({ amount: '1', status: 'Paid', txnid: '' })])
  expect(made.status).toBe(201)
  expect(made.headers.getSetCookie()).toEqual([])
  const answer = await made.text()
  const { txnid, amount, hash, action } = JSON.parse(answer)
  expect(txnid).toMatch(/^EWG\d{11}$/)
  expect(amount).toBe('1800.00')
  expect(hash).toMatch(/^[0-9a-f]{128}$/)
  expect(action).toMatch(/\/_payment$/)

  const stored = services.db.selectFrom('registration').select('private_token')
  const { private_token } = await stored.executeTakeFirstOrThrow()
  expect(private_token).toMatch(/^[0-9a-f]{40}$/)
  expect(answer).not.toContain(private_token)

  const read = await fetch(`${url}/api/register?txnid=${txnid}`)
  expect(read.status).toBe(200)
  expect(await read.json()).toMatchObject([{ txnid, amount: '1800.00', email: 'a***' }])
})

test('a mistake is refused in the right place, as is what is no JSON, or too much of it', async () => {
  const { url, post } = await openApi()
  for (const [body, path] of [
    [[apiRecord({ productinfo: 'wfcfebooty2023' })], '0.productinfo'],
    [[apiRecord({ lastname: 'Ra\u0000o' })], '0.lastname'],
    [[], ''],
  ] as const) {
    const answer = await post(body)
    expect([path, answer.status]).toEqual([path, 400])
    expect(await answer.json()).toMatchObject({ errors: [{ path, message: expect.any(String) }] })
  }
  const form = new URLSearchParams({ firstname: 'Asha' })
  const answers = [
    await post('{'),
    await fetch(url + NEW, { method: 'POST', body: form }),
    await post(' '.repeat(300_000)),
  ]
  expect(answers.map(({ status }) => status)).toEqual([400, 415, 413])
  for (const answer of answers) {
    expect(await answer.json()).toMatchObject({ errors: [{ path: '' }] })
  }
})

const METHODS = [
  ['GET', NEW, 'POST'],
  ['PUT', NEW, 'POST'],
  ['POST', '/api/register', 'GET, HEAD'],
  ['POST', '/api/token', 'GET, HEAD'],
  ['GET', '/api/register/response', 'POST'],
  ['GET', '/api/payments/webhook', 'POST'],
] as const

test('other methods are told which ones there are; an unknown number is a 404, none at all a 400', async () => {
  const { url } = await openApi()
  for (const [method, address, allow] of METHODS) {
    const { status, headers } = await fetch(url + address, { method })
    expect([method, address, status, headers.get('allow')]).toEqual([method, address, 405, allow])
  }
  for (const txnid of ['EWG00000000000', '%01', "'%20or%201=1", 'x'.repeat(500)]) {
    const { status } = await fetch(`${url}/api/register?txnid=${txnid}`)
    expect([txnid, status]).toEqual([txnid, 404])
  }
  expect((await fetch(`${url}/api/register`)).status).toBe(400)
})

test("a browser's request needs the token of its cookie, which its scripts can read", async () => {
  const { url, post } = await openApi()
  const browser = { origin: url, 'sec-fetch-site': 'same-origin' }
  expect((await post([apiRecord()], browser)).status).toBe(403)
  const given = await fetch(`${url}/api/token`)
  const [cookie = ''] = given.headers.getSetCookie()
  expect(cookie).not.toMatch(/HttpOnly/i)
  const [, token = ''] = /^XSRF-TOKEN=([^;]+)/.exec(cookie) ?? []
  const headers = { ...browser, cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': token }
  expect((await post([apiRecord()], headers)).status).toBe(201)
})

test('a registration sent twice with one key is stored once and answered the same', async () => {
  const { services, post } = await openApi()
  const send = async (key: string, changes = {}) => {
    const answer = await post([apiRecord(changes)], { 'idempotency-key': key })
    return { status: answer.status, json: await answer.json() }
  }
  const first = await send('one-key')
  expect(first).toMatchObject({ status: 201, json: { txnid: expect.any(String) } })
  expect(await send('one-key')).toEqual(first)
  const message = 'This Idempotency-Key was used for another body.'
  const refused = { status: 422, json: { errors: [{ path: '', message }] } }
  expect(await send('one-key', { firstname: 'Maya' })).toEqual(refused)
  expect(await send('x'.repeat(300))).toMatchObject({ status: 400 })
  expect(await services.db.selectFrom('registration').selectAll().execute()).toHaveLength(1)
})
