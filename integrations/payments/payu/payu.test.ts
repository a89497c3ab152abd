import { createServer } from 'node:http'
import { expect } from 'vitest'
import { payInSandbox, providerOf } from '#tests/support/payments.ts'
import { testGift } from '#tests/support/people.ts'
import { listening } from '#tests/support/site/listening.ts'
import { test, testServices } from '#tests/support/site/services.ts'
import { giveGift } from '#workflows/gifts/give-gift.ts'
import { createPayu } from './payu.ts'

const request = {
  txnid: '12345678901',
  amountMinor: 125_050,
  purpose: 'Tithe',
  payer: { name: 'Anita', email: 'anita@example.org', phone: '9000000001' },
}

test('the checkout form has the fields of the hosted page and not the salt', async (services) => {
  const form = providerOf(services).checkout(request)
  expect(form.action).toBe(`${services.sandboxUrl}/payu/_payment`)
  expect(form.fields).toEqual({
    key: 'TESTKEY',
    hash: expect.stringMatching(/^[0-9a-f]{128}$/),
    txnid: '12345678901',
    amount: '1250.50',
    firstname: 'Anita',
    email: 'anita@example.org',
    phone: '9000000001',
    productinfo: 'Tithe',
    surl: 'http://church.test/api/register/response',
    furl: 'http://church.test/api/register/response',
    curl: 'http://church.test/api/register/response',
  })
  expect(JSON.stringify(form)).not.toContain('TESTSALT')
})

test('a pipe in a signed field throws', async () => {
  const provider = providerOf(await testServices())
  expect(() => provider.checkout({ ...request, purpose: 'Tithe|1.00' })).toThrow("can't be signed")
})

test('asking about several payments returns each, also an unknown one', async (services) => {
  const { submission: _, ...gift } = testGift
  const paid = await giveGift(services, { ...gift, amountMinor: 50_000 })
  const failed = await giveGift(services, { ...gift, amountMinor: 60_000 })
  await payInSandbox(services, paid, 'approve')
  await payInSandbox(services, failed, 'decline')
  const answers = await providerOf(services).ask([paid.txnid, failed.txnid, '99999999999'])
  const received = { found: true, status: 'success', amountMinor: 50_000 }
  expect(answers.get(paid.txnid)).toMatchObject(received)
  expect(answers.get(failed.txnid)).toMatchObject({ found: true, status: 'failure' })
  expect(answers.get('99999999999')).toEqual({ found: false })
})

test.each(['failing', 'rate-limited', 'malformed', 'down'] as const)(
  'a service that is %s is an integration error',
  async (mode) => {
    const services = await testServices()
    services.sandbox.setFault('payu', mode)
    await expect(providerOf(services).ask(['12345678901'])).rejects.toMatchObject({
      name: 'IntegrationError',
    })
  },
)

const attempt = { txnid: '1', mihpayid: '2', transaction_amount: '5.00', status: 'success' }

const of = (changes: object) => ({
  status: 1,
  transaction_details: { '1': { ...attempt, ...changes } },
})

test.each<[string, unknown]>([
  ['no answer', undefined],
  ['a refused call', { status: 0, msg: 'Invalid Hash.' }],
  ['no object', 'ok'],
  ['details that are a list', { status: 1, transaction_details: ['x'] }],
  ['a transaction without an amount', of({ transaction_amount: undefined })],
  ["somebody else's transaction", of({ txnid: '2' })],
])('%s is an integration error', async (_name, answer) => {
  const payu = await payuAnswering(answer)
  await expect(payu.ask(['1'])).rejects.toMatchObject({ name: 'IntegrationError' })
})

test('numbers, text and null are read as text', async () => {
  const amounts = { transaction_amount: 500, net_amount_debit: 500.0 }
  const numbers = { ...attempt, mihpayid: 900000000012345, ...amounts, field2: null }
  const payu = await payuAnswering({ status: '1', transaction_details: { '1': numbers } })
  expect((await payu.ask(['1'])).get('1')).toMatchObject({
    amountMinor: 50_000,
    providerId: '900000000012345',
    fields: { field2: '' },
  })
})

test.each([
  ['captured', 'success', undefined],
  ['auth', 'success', 'held'],
  ['failed', 'failure', undefined],
  ['userCancelled', 'failure', undefined],
  ['bounced', 'failure', undefined],
  ['dropped', 'failure', 'dropped'],
  // PayU found the success too late and refunds it by itself: we receive nothing.
  ['autoRefund', 'failure', undefined],
  ['in progress', 'pending', undefined],
])('"%s" is a %s; reserve: %s', async (unmappedstatus, status, reserve) => {
  const payu = await payuWith({ '1': { ...attempt, status, unmappedstatus } })
  expect((await payu.ask(['1'])).get('1')).toMatchObject({ found: true, status, reserve })
})

test.each([
  ['2026-03-31 23:58:00', new Date('2026-03-31T18:28:00Z')],
  ['0000-00-00 00:00:00', undefined],
  ['2026-13-45 10:00:00', undefined],
  ['today', undefined],
  ['', undefined],
])('"%s" is read as a time in India', async (addedon, paidAt) => {
  const payu = await payuWith({ '1': { ...attempt, addedon } })
  expect((await payu.ask(['1'])).get('1')).toMatchObject({ paidAt })
})

/** A service that always gives this answer, or none. */
async function payuAnswering(answer: unknown) {
  const server = createServer((_request, response) => {
    if (answer !== undefined) response.end(JSON.stringify(answer))
  })
  const url = `http://127.0.0.1:${await listening(server)}`
  const merchant = { key: 'TESTKEY', salt: 'TESTSALT' }
  // A busy machine must not make an answer look like a missing one.
  const timeoutMs = answer === undefined ? 200 : 60_000
  return createPayu({ merchant, baseUrl: url, infoUrl: url, returnUrl: url, timeoutMs })
}

/** These details, of attempts by transaction number, or of actions by PayU's own. */
function payuWith(transaction_details: object) {
  return payuAnswering({ status: 1, transaction_details })
}

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
  const payu = await payuWith({ '9001': { '55': refund } })
  expect(await payu.askRefunds('9001')).toEqual([
    { token: 'payu-55', requestId: '55', amountMinor: 10_000, state: 'done' },
  ])
})

test.each(['', 'abc', '-5.00', null, '0.00'])(
  'an amount of %j is left out, and the other refunds are read',
  async (amt) => {
    const refund = { ...done, token: 'R1', request_id: '55', amt }
    const other = { ...done, token: 'R2', request_id: '56' }
    const payu = await payuWith({ '9001': { '55': refund, '56': other } })
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
    const payu = await payuWith({ '9001': { '55': refund } })
    expect(await payu.askRefunds('9001')).toMatchObject([{ token: 'R1', state: 'queued' }])
  },
)

test('captures and cancellations are not refunds', async () => {
  const actions = { '1': { ...done, action: 'capture' }, '2': { ...done, action: 'cancel' } }
  const payu = await payuWith({ '9001': actions })
  expect(await payu.askRefunds('9001')).toEqual([])
})
