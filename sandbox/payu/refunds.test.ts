import { expect, test } from 'vitest'
import {
  payInTestSandbox,
  sendCommand,
  type TestSandbox,
  testSandbox,
} from '#tests/support/site/sandbox.ts'

function refund(trial: TestSandbox, id: string, [token, amount]: [string, string]) {
  return sendCommand(trial, 'cancel_refund_transaction', { var1: id, var2: token, var3: amount })
}

/** What is said of each refund of a payment, by its number. */
async function asked(trial: TestSandbox, id: string) {
  const answer = await sendCommand(trial, 'check_action_status', { var1: id, var2: 'payuid' })
  return answer.transaction_details[id]
}

test('the sum of refunds is limited to the captured amount', async () => {
  const trial = testSandbox()
  const { id } = await payInTestSandbox(trial, 'approve')
  expect((await refund(trial, id, ['R1', '1000'])).status).toBe(1)
  expect(await refund(trial, id, ['R2', '250.51'])).toMatchObject({ status: 0 })
  expect((await refund(trial, id, ['R3', '250.50'])).status).toBe(1)
})

test.each([
  ['a used token', 'approve', 'R1', '1.00', 'Token already used'],
  ['a long token', 'approve', 'R'.repeat(24), '1.00', 'Invalid token'],
  ['no amount', 'approve', 'R2', '', 'Invalid amount'],
  ['a payment that failed', 'decline', 'R2', '1.00', 'Invalid payuid'],
])('a refund with %s is refused', async (_, outcome, token, amount, words) => {
  const trial = testSandbox()
  const { id } = await payInTestSandbox(trial, outcome)
  await refund(trial, id, ['R1', '1.00'])
  const answer = await refund(trial, id, [token, amount])
  expect(answer.status).toBe(0)
  expect(answer.msg).toContain(words)
})

test('a sample that was never paid here is refunded up to the amount that its id says', async () => {
  const trial = testSandbox()
  const id = 'sample-1790000000000-123456-EWG123'
  expect(await refund(trial, id, ['R1', '1234.57'])).toMatchObject({ status: 0 })
  expect((await refund(trial, id, ['R1', '1000.00'])).status).toBe(1)
  expect(await refund(trial, id, ['R2', '234.57'])).toMatchObject({ status: 0 })
  const [listed] = Object.values(await asked(trial, id))
  expect(listed).toMatchObject({ token: 'R1', status: 'queued' })
  const { transaction_details } = await sendCommand(trial, 'verify_payment', { var1: 'EWG123' })
  expect(transaction_details.EWG123).toMatchObject({
    ...{ mihpayid: id, status: 'success', transaction_amount: '1234.56' },
    addedon: '2026-09-21 19:43:20',
  })
  const other = 'sample-1790000000000-99-EWG123'
  expect((await refund(trial, other, ['R3', '0.99'])).msg).toContain('Invalid payuid')
})

test('an unknown refund has no state', async () => {
  expect((await sendCommand(testSandbox(), 'check_action_status', { var1: '1' })).status).toBe(0)
})

test.each(['success', 'failure'])(
  'a refund that is settled as %s sends both messages once',
  async (state) => {
    const trial = testSandbox()
    const { id } = await payInTestSandbox(trial, 'approve')
    const { request_id } = await refund(trial, id, ['R1', '100'])
    await trial.post(`/sandbox/payu/payments/${id}`, { refund: `${state} ${request_id}` })
    await trial.finishTasks()
    await asked(trial, id)
    await asked(trial, id)
    await trial.finishTasks()
    const [wrapped, bare, ...more] = trial.refundNews
    expect(more).toEqual([])
    expect(bare).toMatchObject({
      action: 'refund',
      status: state,
      key: 'TESTKEY',
      token: 'R1',
      request_id,
      amt: '100.00',
      mihpayid: id,
      merchantTxnId: 'EWG12345678901',
    })
    expect(bare).not.toHaveProperty('hash')
    expect(wrapped).toEqual({ status: 'Success', event_payload: bare })
    expect((await asked(trial, id))[request_id].status).toBe(state)
  },
)

test('a refund settles by itself and is shown in the list', async () => {
  const trial = testSandbox()
  const { id } = await payInTestSandbox(trial, 'approve')
  await trial.post(`/sandbox/payu/payments/${id}`, { refund: 'give-back' })
  const queued = await (await trial.get('/sandbox/payu')).text()
  expect(queued).toContain('Refund of ₹ 1250.50: queued')
  expect(queued).not.toContain('Refund on this page')
  await trial.finishTasks()
  expect(trial.refundNews).toHaveLength(2)
  const done = await (await trial.get('/sandbox/payu')).text()
  expect(done).toContain('Refund of ₹ 1250.50: success')
  expect(done).toContain('Webhook “refund success”')
})

test('the amount of a failed refund can be refunded again', async () => {
  const trial = testSandbox()
  const { id } = await payInTestSandbox(trial, 'approve')
  const { request_id } = await refund(trial, id, ['R1', '1250.50'])
  expect((await refund(trial, id, ['R2', '1250.50'])).status).toBe(0)
  await trial.post(`/sandbox/payu/payments/${id}`, { refund: `failure ${request_id}` })
  expect((await refund(trial, id, ['R3', '1250.50'])).status).toBe(1)
})
