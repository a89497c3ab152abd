import { expect, test } from '@playwright/test'
import { SENT_REGISTRATION } from '../fixtures/sent-forms.ts'

const NEW = '/api/register/new'

function record(changes: Record<string, unknown> = {}) {
  return {
    firstname: 'Asha',
    lastname: 'Rao',
    email: 'api@example.org',
    phone: '9876543210',
    age: 34,
    city: 'Bangalore',
    gender: 'Female',
    arrivals: '2025-09-13T09:00',
    productinfo: 'ewgmaymysore2023',
    residential: 'Residential',
    type: 'Individual',
    amount: '0',
    txnid: '',
    paym: 'Full Payment',
    status: 'Not Paid',
    agree: true,
    ...changes,
  }
}

test('a program registers and reads how its payment stands @desktop', async ({ request }) => {
  const made = await request.post(NEW, { data: [record({ amount: '1', status: 'Paid' })] })
  expect(made.status()).toBe(201)
  const { txnid, amount, hash, action } = await made.json()
  expect(txnid).toMatch(/^EWG\d{11}$/)
  expect(amount).toBe('1800.00')
  expect(hash).toMatch(/^[0-9a-f]{128}$/)
  expect(action).toMatch(/\/_payment$/)

  const read = await request.get(`/api/register?txnid=${txnid}`)
  expect(read.status()).toBe(200)
  expect(await read.json()).toMatchObject([{ txnid, amount: '1800.00', email: 'a***' }])
})

test('at Rs. 0 there is nothing to hand off @desktop', async ({ request }) => {
  const made = await request.post(NEW, { data: [record({ age: 5 })] })
  expect(made.status()).toBe(201)
  expect(await made.json()).toEqual({ amount: '0.00', message: 'Nothing is due online' })
})

const BAD: [string, unknown, string][] = [
  ['an unknown event', [record({ productinfo: 'nowhere' })], '0.productinfo'],
  ['a closed event', [record({ productinfo: 'wfcfebooty2023' })], '0.productinfo'],
  ['nobody', [], ''],
  ['six persons', Array.from({ length: 6 }, () => record({ type: 'Group' })), ''],
  ['one person as a family', [record({ type: 'Family' })], '0.type'],
  ['an age below nothing', [record({ age: -1 })], '0.age'],
  ['half a year', [record({ age: 12.5 })], '0.age'],
  ['too old', [record({ age: 121 })], '0.age'],
  ['an age in letters', [record({ age: 'abc' })], '0.age'],
  ['a phone that starts with 5', [record({ phone: '5876543210' })], '0.phone'],
  ['nine digits', [record({ phone: '987654321' })], '0.phone'],
  ['eleven digits', [record({ phone: '98765432101' })], '0.phone'],
  ['letters in a phone', [record({ phone: '98765x3210' })], '0.phone'],
  ['a city with digits', [record({ city: 'Bangalore 1' })], '0.city'],
  ['a pipe in a name', [record({ firstname: 'As|ha' })], '0.firstname'],
  ['a control character', [record({ lastname: 'Ra\u0000o' })], '0.lastname'],
  ['300 characters', [record({ firstname: 'a'.repeat(300) })], '0.firstname'],
  ['no consent', [record({ agree: undefined })], '0.agree'],
  ['an arrival that is no date', [record({ arrivals: 'soon' })], '0.arrivals'],
  ['an object', record(), ''],
]

for (const [name, data, path] of BAD) {
  test(`${name}: refused in the right place @desktop`, async ({ request }) => {
    const answer = await request.post(NEW, { data })
    expect(answer.status()).toBe(400)
    const { errors } = await answer.json()
    expect(errors[0].path).toBe(path)
    expect(errors[0].message).not.toBe('')
  })
}

test('what is no JSON, or too much of it, is refused @desktop', async ({ request }) => {
  const json = { 'content-type': 'application/json' }
  const broken = await request.post(NEW, { headers: json, data: Buffer.from('{') })
  const form = await request.post(NEW, { form: { firstname: 'Asha' } })
  const huge = await request.post(NEW, { headers: json, data: Buffer.alloc(300_000, ' ') })
  expect([broken.status(), form.status(), huge.status()]).toEqual([400, 415, 413])
  for (const answer of [broken, form, huge]) {
    expect(await answer.json()).toMatchObject({ errors: [{ path: '' }] })
  }
})

test('other methods are told which ones there are @desktop', async ({ request }) => {
  const answers = [await request.get(NEW), await request.put(NEW, { data: [] })]
  answers.push(await request.post('/api/register'), await request.post('/api/token'))
  expect(answers.map((answer) => answer.status())).toEqual([405, 405, 405, 405])
  expect(answers.map((answer) => answer.headers().allow)).toEqual([
    'POST',
    'POST',
    'GET, HEAD',
    'GET, HEAD',
  ])
})

test('an unknown number is a 404, none at all a 400 @desktop', async ({ request }) => {
  for (const txnid of ['EWG00000000000', '%00', "'%20or%201=1", 'x'.repeat(500)]) {
    expect((await request.get(`/api/register?txnid=${txnid}`)).status()).toBe(404)
  }
  expect((await request.get('/api/register')).status()).toBe(400)
})

test("a browser's fetch needs the token of its cookie @desktop", async ({ page }) => {
  await page.goto('/policy')
  const answers = await page.evaluate(
    async (data) => {
      const send = (headers: Record<string, string>) =>
        fetch('/api/register/new', {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify(data),
        })
      const without = await send({})
      await fetch('/api/token')
      const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? ''
      const withToken = await send({ 'X-XSRF-TOKEN': token })
      return [without.status, withToken.status]
    },
    [record({ email: 'token@example.org' })],
  )
  expect(answers).toEqual([403, 201])
})

const CRAFTED: [string, Record<string, string>, string][] = [
  ["another form's event", { productinfo: 'gpcnovmysore2023' }, 'Conference Date is required!'],
  ['millions of persons', { 'persons[3000000].city': 'X' }, 'At most 5 persons'],
  ['too few persons', { type: 'Family' }, 'Family is for 2 to 5 persons.'],
  ['an arrival that is no date', { arrival: 'soon' }, 'Arrival must be a date and a time.'],
  ['no consent', { agree: '' }, 'Must check in order to submit.'],
]

for (const [name, changes, message] of CRAFTED) {
  test(`a crafted form with ${name} is refused @desktop`, async ({ request }) => {
    const form = { ...SENT_REGISTRATION, ...changes }
    const answer = await request.post('/ewgregister', { form, maxRedirects: 0 })
    expect(answer.status()).toBe(400)
    expect(await answer.text()).toContain(message)
  })
}

test('a registration posted to a closed form is refused @desktop', async ({ request }) => {
  const form = { ...SENT_REGISTRATION, productinfo: 'wfcfebooty2023' }
  const answer = await request.post('/wfc1register', { form, maxRedirects: 0 })
  expect(answer.status()).toBe(400)
  expect(await answer.text()).toContain('Registration for this conference is closed.')
})

test('what is no form, or has odd intents, never breaks the page @desktop', async ({ request }) => {
  const odd: Parameters<typeof request.post>[1][] = [
    { data: Buffer.from('{'), headers: { 'content-type': 'application/json' } },
    { data: Buffer.from('x'), headers: { 'content-type': 'multipart/form-data; boundary=b' } },
    { form: { __intent__: 'no JSON' } },
    { form: { __intent__: '{"type":"update","payload":{"name":"persons","value":"x"}}' } },
    { form: { __state__: 'no JSON', persons: 'x' } },
  ]
  for (const options of odd) {
    expect((await request.post('/gpcregister', options)).status()).toBeLessThan(500)
  }
})
