import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { createPayu } from './payu.ts'

const wish = { providerId: '9001', token: 'R1', amountMinor: 10_000 }

test('an accepted refund has PayU’s request id', async () => {
  const payu = await payuAnswering({ status: 1, msg: 'Refund Request Queued', request_id: 55 })
  expect(await payu.refund(wish)).toEqual({ accepted: true, requestId: '55' })
})

/** https://docs.payu.in/docs/error-codes-for-refund-initiation */
test.each([
  ['Refund FAILURE - Invalid amount', false],
  ['Invalid Amount – Chargeback of amount 20.00 present', false],
  ['Refund FAILURE - Invalid payuid', false],
  ['Invalid transaction status', false],
  ['Transaction not found', false],
  ['The amount does not match', false],
  ['Partial refunds not allowed', false],
  ['FAILURE – Purged Transaction', false],
  ['Token already used or request pending', 'already'],
  ['Token already exists', 'already'],
  ['The request is already logged', 'already'],
  ['Transactions with the same amount and same token are not allowed', 'already'],
  ['Transaction lock could not be obtained', 'unclear'],
  ['The request set as pending – requires manual follow-up', 'unclear'],
  ['Same amount same transaction within 5 minutes', 'unclear'],
  ['Overdraft has occurred. Kindly recheck the status tomorrow', 'unclear'],
  ['Capture has been initiated today. Please check for refund status tomorrow', 'unclear'],
  ['Invalid Hash.', 'unclear'],
  ['', 'unclear'],
] as const)('the message "%s" is read as accepted: %s', async (msg, accepted) => {
  const payu = await payuAnswering({ status: 0, msg })
  expect(await payu.refund(wish)).toMatchObject({ accepted })
})

const done = { action: 'refund', status: 'SUCCESS', amt: '100.00' }

test.each([
  ['no token', { ...done, request_id: '55' }],
  ['an empty token', { ...done, request_id: '55', token: '' }],
  ['a token that is null', { ...done, request_id: 55, token: null }],
  ['no number but the one it is listed under', { ...done, token: null }],
])('a refund from PayU’s dashboard with %s is read', async (_name, refund) => {
  const payu = await payuAnswering({ status: 1, transaction_details: { '9001': { '55': refund } } })
  expect(await payu.askRefunds('9001')).toEqual([
    { token: 'payu-55', requestId: '55', amountMinor: 10_000, state: 'done' },
  ])
})

test.each(['', 'abc', '-5.00', null, '0.00'])(
  'an amount of %j is left out, and the other refunds are read',
  async (amt) => {
    const payu = await payuAnswering({
      status: 1,
      transaction_details: {
        '9001': {
          '55': { ...done, token: 'R1', request_id: '55', amt },
          '56': { ...done, token: 'R2', request_id: '56' },
        },
      },
    })
    expect(await payu.askRefunds('9001')).toMatchObject([
      { token: 'R1', amountMinor: undefined, state: 'done' },
      { token: 'R2', amountMinor: 10_000, state: 'done' },
    ])
  },
)

test.each(['SOMETHING NEW', '', 'constructor', 'toString'])(
  'a refund with status %j stays queued',
  async (status) => {
    const refund = { ...done, status, token: 'R1', request_id: '55' }
    const payu = await payuAnswering({
      status: 1,
      transaction_details: { '9001': { '55': refund } },
    })
    expect(await payu.askRefunds('9001')).toMatchObject([{ token: 'R1', state: 'queued' }])
  },
)

test('captures and cancellations are not refunds', async () => {
  const actions = { '1': { ...done, action: 'capture' }, '2': { ...done, action: 'cancel' } }
  const payu = await payuAnswering({ status: 1, transaction_details: { '9001': actions } })
  expect(await payu.askRefunds('9001')).toEqual([])
})

/** A service that always gives this answer. */
async function payuAnswering(answer: unknown) {
  const server = createServer((_request, response) => void response.end(JSON.stringify(answer)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const merchant = { key: 'TESTKEY', salt: 'TESTSALT' }
  return createPayu({ merchant, baseUrl: url, infoUrl: url, returnUrl: url, timeoutMs: 2_000 })
}
