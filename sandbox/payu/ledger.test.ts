import { expect, test } from 'vitest'
import { payInTestSandbox, returnForm, testSandbox } from '#tests/support/site/sandbox.ts'
import { createLedger } from './ledger.ts'

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

test('a failure may become a success later', async () => {
  const trial = testSandbox()
  const { id } = await payInTestSandbox(trial, 'decline')
  await trial.post(`/sandbox/payu/payments/${id}`, { settle: 'captured' })
  expect(trial.sandbox.payment(txnid)?.state).toBe('captured')
})

test('a success never becomes a failure', async () => {
  const trial = testSandbox()
  const { id } = await payInTestSandbox(trial, 'approve')
  await trial.post(`/sandbox/payu/payments/${id}`, { settle: 'failed' })
  expect(trial.sandbox.payment(txnid)?.state).toBe('captured')
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
