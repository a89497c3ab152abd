import { expect, test } from 'vitest'
import {
  merchant,
  payInTestSandbox,
  sendCommand,
  testSandbox,
} from '#tests/support/site/sandbox.ts'
import { responseHash } from './hashes.ts'

const txnid = 'EWG12345678901'

function signedFor(report: Record<string, string>): string {
  const { status = '', amount = '', productinfo = '', firstname = '', email = '' } = report
  const charges = report.additionalCharges ?? ''
  return responseHash({ txnid, amount, productinfo, firstname, email, status, charges }, merchant)
}

async function verified(trial: ReturnType<typeof testSandbox>) {
  const answer = await sendCommand(trial, 'verify_payment', { var1: txnid })
  const { status, unmappedstatus, transaction_amount } = answer.transaction_details[txnid]
  return `${status} ${unmappedstatus} ${transaction_amount}`
}

test.each([
  ['approve', 'http://church.test/paid', 'success captured 1250.50', ['success']],
  ['decline', 'http://church.test/failed', 'failure failed 1250.50', ['failure']],
  ['cancel', 'http://church.test/cancelled', 'failure userCancelled 1250.50', ['failure']],
  ['pending', 'http://church.test/paid', 'pending pending 1250.50', []],
  ['late', 'http://church.test/paid', 'pending pending 1250.50', []],
  ['twice', 'http://church.test/paid', 'success captured 1250.50', ['success', 'success']],
  ['wrong-amount', 'http://church.test/paid', 'success captured 1.00', ['success']],
  ['charges', 'http://church.test/paid', 'success captured 1250.50', ['success']],
  ['hold', 'http://church.test/paid', 'success auth 1250.50', ['success']],
  ['drop', 'http://church.test/failed', 'failure dropped 1250.50', []],
])('%s: browser, verify_payment and webhooks agree', async (outcome, place, truth, heard) => {
  const trial = testSandbox()
  const { address, report } = await payInTestSandbox(trial, outcome)
  expect(address).toBe(place)
  expect(`${report.status} ${report.unmappedstatus} ${report.amount}`).toBe(truth)
  expect(report.hash).toBe(signedFor(report))
  expect(await verified(trial)).toBe(truth)
  if (outcome !== 'late') await trial.finishTasks()
  expect(trial.webhooks.map((webhook) => webhook.get('status'))).toEqual(heard)
  for (const webhook of trial.webhooks) expect(webhook.get('hash')).toBe(report.hash)
})

test('a late payment succeeds by itself, and only then the webhook is sent', async () => {
  const trial = testSandbox()
  await payInTestSandbox(trial, 'late')
  await trial.finishTasks()
  expect(await verified(trial)).toBe('success captured 1250.50')
  expect(trial.webhooks.map((webhook) => webhook.get('status'))).toEqual(['success'])
})

test('a forged report claims success with a wrong hash, and verify_payment says failure', async () => {
  const trial = testSandbox()
  const { address, report } = await payInTestSandbox(trial, 'forged')
  await trial.finishTasks()
  expect(address).toBe('http://church.test/paid')
  expect(report.status).toBe('success')
  expect(report.hash).toMatch(/^[0-9a-f]{128}$/)
  expect(report.hash).not.toBe(signedFor(report))
  expect(trial.webhooks[0]?.get('hash')).toBe(report.hash)
  expect(await verified(trial)).toBe('failure failed 1250.50')
})

test.each([
  ['never', 'success captured 1250.50'],
  ['bounce', 'failure bounced 1250.50'],
])('%s: no return and no webhook, only verify_payment knows', async (outcome, truth) => {
  const trial = testSandbox()
  const { answer, address } = await payInTestSandbox(trial, outcome)
  await trial.finishTasks()
  expect(answer.status).toBe(200)
  expect(address).toBe('')
  expect(trial.webhooks).toEqual([])
  expect(await verified(trial)).toBe(truth)
})

test('an unknown outcome is refused', async () => {
  const { answer } = await payInTestSandbox(testSandbox(), 'toString')
  expect(answer.status).toBe(400)
})

test.each([
  ['with two decimals', 'approve', '10', '10.00'],
  ['changed by "Wrong amount", even of one rupee', 'wrong-amount', '1.00', '2.00'],
])('an amount is returned %s', async (_, outcome, amount, returned) => {
  const { report } = await payInTestSandbox(testSandbox(), outcome, { amount })
  expect(report.amount).toBe(returned)
})

test.each([
  ['fails', { churchAnswers: 500 }, 500],
  ['is out of reach', { send: () => Promise.reject(new Error('refused')) }, 'unreachable'],
])('a church that %s is noted, and tried three times', async (_, church, answer) => {
  const trial = testSandbox(church)
  await payInTestSandbox(trial, 'approve')
  await trial.finishTasks()
  const { deliveries } = trial.sandbox.payment(txnid) ?? {}
  expect(deliveries?.map((each) => each.answer)).toEqual([answer, answer, answer])
})
