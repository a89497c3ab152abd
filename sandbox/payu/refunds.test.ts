import { expect, test } from 'vitest'
import { type Trial, trialSandbox } from '../trial.ts'
import { command, pay } from './trial-payment.ts'

function refund(trial: Trial, id: string, [token, amount]: [string, string]) {
  return command(trial, 'cancel_refund_transaction', { var1: id, var2: token, var3: amount })
}

test('a refund is queued, and done when asked about a second time', async () => {
  const trial = trialSandbox()
  const { id } = await pay(trial, 'approve')
  const queued = await refund(trial, id, ['R1', '1250.50'])
  expect(queued).toMatchObject({
    status: 1,
    msg: 'Refund Request Queued',
    mihpayid: id,
    error_code: 102,
  })
  const number: string = queued.request_id
  const ask = async () => {
    const answer = await command(trial, 'check_action_status', { var1: number })
    return answer.transaction_details[number][number]
  }
  expect(await ask()).toMatchObject({
    status: 'queued',
    token: 'R1',
    amt: '1250.50',
    action: 'refund',
  })
  expect(await ask()).toMatchObject({ status: 'success' })
})

test('refunds can also be asked about by payment', async () => {
  const trial = trialSandbox()
  const { id } = await pay(trial, 'approve')
  await refund(trial, id, ['R1', '100.00'])
  await refund(trial, id, ['R2', '200.00'])
  const answer = await command(trial, 'check_action_status', { var1: id, var2: 'payuid' })
  expect(Object.keys(answer.transaction_details[id])).toHaveLength(2)
})

test('several refunds may together reach what was captured, and no more', async () => {
  const trial = trialSandbox()
  const { id } = await pay(trial, 'approve')
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
  const trial = trialSandbox()
  const { id } = await pay(trial, outcome)
  await refund(trial, id, ['R1', '1.00'])
  const answer = await refund(trial, id, [token, amount])
  expect(answer.status).toBe(0)
  expect(answer.msg).toContain(words)
})

test('an unknown refund has no state', async () => {
  expect((await command(trialSandbox(), 'check_action_status', { var1: '1' })).status).toBe(0)
})
