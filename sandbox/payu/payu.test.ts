import { expect, test } from 'vitest'
import {
  merchant,
  payInTestSandbox,
  sendCommand,
  signedHandOff,
  testSandbox,
} from '#tests/support/site/sandbox.ts'
import { commandHash } from './hashes.ts'

const txnid = 'EWG12345678901'
const service = '/sandbox/payu/merchant/postservice.php?form=2'

test('verify_payment has the fields that PayU documents', async () => {
  const trial = testSandbox()
  const { id } = await payInTestSandbox(trial, 'approve')
  const answer = await sendCommand(trial, 'verify_payment', { var1: txnid })
  expect(answer).toMatchObject({
    status: 1,
    msg: '1 out of 1 Transactions Fetched Successfully',
    transaction_details: {
      [txnid]: {
        mihpayid: id,
        request_id: '',
        amt: '1250.50',
        transaction_amount: '1250.50',
        txnid,
        error_code: 'E000',
        error_Message: 'NO ERROR',
        addedon: '2026-06-10 09:30:00',
        net_amount_debit: 1250.5,
        status: 'success',
        unmappedstatus: 'captured',
        Settled_At: '0000-00-00 00:00:00',
      },
    },
  })
})

test('verify_payment answers Not Found for an unknown payment', async () => {
  expect(await sendCommand(testSandbox(), 'verify_payment', { var1: 'GIV1' })).toEqual({
    status: 0,
    msg: '0 out of 1 Transactions Fetched Successfully',
    transaction_details: { GIV1: { mihpayid: 'Not Found', status: 'Not Found' } },
  })
})

test('verify_payment answers for several payments, found or not', async () => {
  const trial = testSandbox()
  await payInTestSandbox(trial, 'approve')
  await trial.post('/sandbox/payu/_payment', signedHandOff({ txnid: 'GIV2' }))
  const answer = await sendCommand(trial, 'verify_payment', { var1: `${txnid}|GIV1|GIV2` })
  expect(answer.msg).toBe('2 out of 3 Transactions Fetched Successfully')
  expect(answer.transaction_details[txnid].status).toBe('success')
  expect(answer.transaction_details.GIV1.status).toBe('Not Found')
  expect(answer.transaction_details.GIV2).toMatchObject({
    status: 'pending',
    unmappedstatus: 'initiated',
  })
})

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

test('a command sent as JSON has no fields', async () => {
  const { sandbox } = testSandbox()
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ key: 'TESTKEY', command: 'verify_payment' })
  const request = new Request(`http://world.test${service}`, { method: 'POST', headers, body })
  expect(await (await sandbox.fetch(request)).json()).toEqual({ status: 0, msg: 'Key is invalid' })
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
