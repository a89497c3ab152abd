import { expect, test } from 'vitest'
import {
  merchant,
  payInTestSandbox,
  returnForm,
  signedHandOff,
  testSandbox,
} from '#tests/support/site/sandbox.ts'
import { commandHash } from './hashes.ts'
import { createLedger } from './ledger.ts'

const hostedPage = '/sandbox/payu/_payment'

test('the payment page says that no money moves, and shows the order, all without inline code', async () => {
  const response = await testSandbox().post(hostedPage, signedHandOff())
  const page = await response.text()
  expect(response.status).toBe(200)
  expect(response.headers.get('content-security-policy')).not.toContain('unsafe')
  expect(page).not.toMatch(/<style|style="|<script>/)
  for (const text of [
    'no money moves',
    '₹ 1250.50',
    'Building Fund',
    'Ravi Kumar',
    'EWG12345678901',
  ]) {
    expect(page).toContain(text)
  }
})

test('text from the request is escaped', async () => {
  const form = signedHandOff({ firstname: '<script>alert(1)</script>' })
  const page = await (await testSandbox().post(hostedPage, form)).text()
  expect(page).not.toContain('<script>alert')
  expect(page).toContain('&lt;script&gt;alert(1)')
})

test.each([
  ['a wrong hash', { hash: 'a'.repeat(128) }, 'hash does not match'],
  ['no hash', { hash: '' }, 'hash is missing'],
  ['another key', { key: 'OTHER' }, 'key is not known'],
  ['no phone', { phone: '' }, 'phone is missing'],
  ['a phone with a plus', { phone: '+919000000001' }, 'phone may hold digits only'],
  ['an amount with a comma', { amount: '1,250.50' }, 'amount must be rupees'],
  ['an amount of nothing', { amount: '0.00' }, 'amount must be rupees'],
  ['an amount with three decimals', { amount: '10.005' }, 'amount must be rupees'],
  ['a long order id', { txnid: 'X'.repeat(26) }, 'txnid is longer than 25'],
  ['a long email', { email: `${'x'.repeat(50)}@example.org` }, 'email is longer than 50'],
  ['a pipe in the name', { firstname: 'Ravi|Kumar' }, 'firstname holds a pipe'],
  ['a script as return address', { surl: 'javascript:alert(1)' }, 'surl is not a web address'],
  ['a newer protocol', { api_version: '19' }, 'api_version is not supported'],
])('a request with %s is refused with an explanation', async (_, changes, words) => {
  const trial = testSandbox()
  const response = await trial.post(hostedPage, signedHandOff(changes))
  expect(response.status).toBe(400)
  expect(await response.text()).toContain(words)
  expect(trial.sandbox.payments()).toEqual([])
})

test('a paid order cannot be paid again', async () => {
  const trial = testSandbox()
  await payInTestSandbox(trial, 'approve')
  const response = await trial.post(hostedPage, signedHandOff())
  expect(response.status).toBe(409)
  expect(await response.text()).toContain('Duplicate order id')
})

test('reloading the payment page does not start a second payment', async () => {
  const trial = testSandbox()
  await trial.post(hostedPage, signedHandOff())
  const [first] = trial.sandbox.payments()
  await trial.post(hostedPage, signedHandOff())
  expect(trial.sandbox.payments().map(({ id }) => id)).toEqual([first?.id])
})

test('a success stays one, whatever is decided or settled later', async () => {
  const trial = testSandbox()
  const { id } = await payInTestSandbox(trial, 'approve')
  const response = await trial.post(`/sandbox/payu/payments/${id}`, { outcome: 'decline' })
  expect(response.status).toBe(409)
  await trial.post(`/sandbox/payu/payments/${id}`, { settle: 'failed' })
  expect(trial.sandbox.payments()[0]?.state).toBe('captured')
})

test('a payment without a choice bounces after half an hour', async () => {
  const trial = testSandbox()
  await trial.post(hostedPage, signedHandOff())
  trial.passMinutes(31)
  expect(trial.sandbox.payment('EWG12345678901')?.state).toBe('bounced')
})

const request = {
  txnid: '',
  amount: '500.00',
  productinfo: 'Tithe',
  firstname: 'Anita',
  email: 'anita@example.org',
  phone: '9000000001',
  successUrl: 'http://church.test/paid',
  failureUrl: 'http://church.test/paid',
  cancelUrl: 'http://church.test/paid',
}

test('the oldest payments are dropped beyond five thousand', () => {
  const ledger = createLedger(() => new Date('2026-06-10T04:00:00Z'))
  for (let n = 0; n <= 5_000; n += 1) ledger.open({ ...request, txnid: `T${n}` })
  expect(ledger.all()).toHaveLength(5_000)
  expect(ledger.byTxnid('T0')).toBeUndefined()
  expect(ledger.byTxnid('T5000')).toBeDefined()
})

const txnid = 'EWG12345678901'

test.each([
  ['captured', 'success'],
  ['failed', 'failure'],
])('a pending payment can be settled as %s by hand', async (settle, status) => {
  const trial = testSandbox()
  const { id } = await payInTestSandbox(trial, 'pending')
  const page = await (await trial.get('/sandbox/payu')).text()
  expect(page).toContain('Mark captured')
  expect(page).toContain('Mark failed')
  const answer = await trial.post(`/sandbox/payu/payments/${id}`, { settle })
  await trial.finishTasks()
  expect(answer.headers.get('location')).toBe('/sandbox/payu')
  expect(trial.sandbox.payment(txnid)?.state).toBe(settle)
  expect(trial.webhooks.map((webhook) => webhook.get('status'))).toEqual([status])
})

test('a late payment that was settled by hand is not settled again', async () => {
  const trial = testSandbox()
  const { id } = await payInTestSandbox(trial, 'late')
  await trial.post(`/sandbox/payu/payments/${id}`, { settle: 'failed' })
  await trial.finishTasks()
  expect(trial.sandbox.payment(txnid)?.state).toBe('failed')
  expect(trial.webhooks).toHaveLength(1)
})

test('the webhook and the return can be repeated', async () => {
  const trial = testSandbox()
  const { id, report } = await payInTestSandbox(trial, 'never')
  await trial.post(`/sandbox/payu/payments/${id}`, { again: 'webhook' })
  await trial.finishTasks()
  expect(trial.webhooks).toHaveLength(1)
  const page = await (await trial.post(`/sandbox/payu/payments/${id}`, { again: 'return' })).text()
  expect(returnForm(page).report.status).toBe('success')
  expect(report).toEqual({})
})

test('an unknown payment is not found', async () => {
  expect((await testSandbox().get('/sandbox/payu/payments/1')).status).toBe(404)
})

const service = '/sandbox/payu/merchant/postservice.php?form=2'

test.each([
  ['another key', { key: 'OTHER' }, 'Key is invalid'],
  ['a wrong hash', { hash: 'a'.repeat(128) }, 'Invalid Hash.'],
  ['no hash', { hash: '' }, 'Invalid Hash.'],
  ['a stray space', { var1: `${txnid} ` }, 'Invalid Hash.'],
])('a command with %s is refused without details', async (_, changes, msg) => {
  const hash = commandHash({ command: 'verify_payment', var1: txnid }, merchant)
  const fields = { key: 'TESTKEY', command: 'verify_payment', var1: txnid, hash, ...changes }
  const answer = await testSandbox().post(service, fields)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({ status: 0, msg })
})
