import { expect, test } from 'vitest'
import {
  merchant,
  payInTestSandbox,
  sendCommand,
  testSandbox,
} from '#tests/support/site/sandbox.ts'
import { commandHash } from './hashes.ts'

const txnid = 'EWG12345678901'
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

test('an unknown command is refused', async () => {
  const answer = await sendCommand(testSandbox(), 'make_coffee', { var1: 'x' })
  expect(answer).toEqual({ status: 0, msg: 'Invalid command' })
})

test('get_Transaction_Details lists the payments of a range of days', async () => {
  const trial = testSandbox()
  await payInTestSandbox(trial, 'approve')
  const ask = (var1: string, var2: string) =>
    sendCommand(trial, 'get_Transaction_Details', { var1, var2 })
  expect((await ask('2026-06-10', '2026-06-10')).Transaction_details).toHaveLength(1)
  expect((await ask('2026-06-11', '2026-06-12')).Transaction_details).toEqual([])
})
