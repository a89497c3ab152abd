import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import {
  findPaymentById,
  type Payment,
  paymentsToAsk,
} from '#database/records/payments/payments.ts'
import {
  capture,
  eventsOf,
  expectRegistration,
  finishPayment,
  mailKinds,
  payInSandbox,
  providerOf,
  unpaidRegistration,
  withProvider,
} from '#tests/support/payments.ts'
import { registration, testGift } from '#tests/support/people.ts'
import { onEngines, type TestServices, test, testServices } from '#tests/support/site/services.ts'
import { giveGift } from '#workflows/gifts/give-gift.ts'
import { readHandOff, retryPayment } from '#workflows/records/payments/read-hand-off.ts'
import { receiveReport } from './receive-report.ts'
import { settlePayment } from './settle-payment.ts'
import { isSweepDue, sweepPayments } from './sweep-payments.ts'

onEngines('one payment at the provider can not settle two gifts', async (services) => {
  const first = await openGift(services)
  const second = await openGift(services)
  const record = { found: true, status: 'success', amountMinor: 50_000, fields: {} } as const
  const ask = async (txnids: readonly string[]) =>
    new Map(txnids.map((txnid) => [txnid, { ...record, providerId: 'one-and-the-same' }]))
  const same = withProvider(services, { ask })
  expect(await settlePayment(same, first, { source: 'sweep' })).toBe('paid')
  expect(await settlePayment(same, second, { source: 'sweep' })).toBe('confirming')
})

test("a fault that is not the provider's is not taken for one", async (services) => {
  const payment = await openGift(services)
  const ask = async () => Promise.reject(new TypeError('a bug'))
  const broken = withProvider(services, { ask })
  await expect(settlePayment(broken, payment, { source: 'visit' })).rejects.toThrow('a bug')
})

function current({ db }: TestServices, { id }: Payment) {
  return findPaymentById(db, id)
}

function kinds(services: TestServices, { id }: Payment) {
  return mailKinds(services, { payment_id: id })
}

async function failedAndTriedAgain(services: TestServices, first: Payment): Promise<Payment> {
  await finishPayment(services, first, 'decline')
  const second = await retryPayment(services, first.txnid)
  if (!second) throw new Error('no second attempt')
  return second
}

onEngines('of two simultaneous successes one is overpaid', async (services) => {
  const first = await openGift(services)
  const second = await failedAndTriedAgain(services, first)
  await payInSandbox(services, second, 'approve')
  await capture(services, first)
  await Promise.all(
    [first, second, first, second].map((payment) =>
      settlePayment(services, payment, { source: 'sweep' }),
    ),
  )
  const both = [await current(services, first), await current(services, second)]
  expect(both.map(({ state }) => state)).toEqual(['paid', 'paid'])
  expect(both.reduce((sum, { overpaid }) => sum + overpaid, 0)).toBe(1)
})

onEngines('a second success on the same registration is overpaid', async (services) => {
  const { id, payment: first } = await unpaidRegistration(services, registration())
  const second = await failedAndTriedAgain(services, first)
  await finishPayment(services, second, 'approve')
  await capture(services, first)
  await settlePayment(services, first, { source: 'sweep' })
  expect(await current(services, second)).toMatchObject({ state: 'paid', overpaid: 0 })
  expect(await current(services, first)).toMatchObject({ state: 'paid', overpaid: 1 })
  expect(services.counted()).toMatchObject({ 'payment.overpaid': 1 })
  expect(await kinds(services, second)).toEqual(['registration-paid'])
  expect(await kinds(services, first)).toEqual(['payment-failed', 'paid-twice'])
  await expectRegistration(services, id, { status: 'Paid' })
})

test('no failure is mailed once another payment has succeeded', async (services) => {
  const first = await giveGift(services, { ...testGift, submission: undefined })
  await payInSandbox(services, first, 'bounce')
  const second = await giveGift(services, { ...testGift, submission: undefined })
  expect(second.gift_id).toBe(first.gift_id)
  await finishPayment(services, second, 'approve')
  await settlePayment(services, first, { source: 'sweep' })
  expect((await current(services, first)).state).toBe('failed')
  expect(await kinds(services, first)).toEqual([])
})

const MINUTE = 60_000

function openGift(services: TestServices): Promise<Payment> {
  return giveGift(services, { ...testGift, submission: randomUUID() })
}

onEngines('the sweep finds a payment that was never reported', async (services) => {
  const payment = await openGift(services)
  await payInSandbox(services, payment, 'never')
  services.pass(4 * MINUTE)
  expect(await isSweepDue(services)).toBe(false)
  services.pass(MINUTE)
  expect(await isSweepDue(services)).toBe(true)
  expect(await sweepPayments(services)).toEqual({ asked: 1, moved: 1, refunds: 0 })
  expect((await current(services, payment)).state).toBe('paid')
  expect(await isSweepDue(services)).toBe(false)
})

onEngines(
  'a payment from a clock days ahead is asked about at once, then daily',
  async (services) => {
    services.pass(400 * 24 * 60 * MINUTE)
    await openGift(services)
    services.pass(-400 * 24 * 60 * MINUTE)
    const asked: number[] = []
    for (let hour = 0; hour < 49; hour++) {
      if (await isSweepDue(services)) asked.push(hour)
      await sweepPayments(services)
      services.pass(60 * MINUTE)
    }
    expect(asked).toEqual([0, 24, 48])
  },
)

test('payments are asked about in batches of ten, and none is left out', async (services) => {
  const asked: number[] = []
  const counting = withProvider(services, {
    ask: async (txnids) => {
      asked.push(txnids.length)
      return providerOf(services).ask(txnids)
    },
  })
  for (let index = 0; index < 23; index++) await openGift(services)
  services.pass(5 * MINUTE)
  await sweepPayments(counting)
  expect(asked).toEqual([10, 10, 3])
})

test('a payment that never started is asked about nine times in four days, then no more', async (services) => {
  const payment = await openGift(services)
  let askings = 0
  for (let quarter = 0; quarter < 6 * 24 * 12; quarter++) {
    services.pass(5 * MINUTE)
    askings += (await sweepPayments(services)).asked
  }
  expect(askings).toBe(9)
  expect(await current(services, payment)).toMatchObject({
    state: 'open',
    heard: 'not-found',
    ask_at: null,
  })
  expect(await eventsOf(services, payment)).toMatchObject([
    { source: 'sweep', evidence: 'not-found' },
  ])
})

test('opening the hand-off page days later restarts the asking times', async (services) => {
  const payment = await openGift(services)
  services.pass(30 * 24 * 60 * MINUTE)
  await sweepPayments(services)
  await readHandOff(services, payment.token)
  await payInSandbox(services, payment, 'never')
  services.pass(5 * MINUTE)
  await sweepPayments(services)
  expect((await current(services, payment)).state).toBe('paid')
})

test('a dropped payment is still asked about, and a late success counts', async (services) => {
  const payment = await openGift(services)
  const body = await payInSandbox(services, payment, 'drop')
  await receiveReport(services, { body, source: 'return' })
  expect(await current(services, payment)).toMatchObject({
    state: 'failed',
    heard: 'confirmed-dropped',
    ask_at: '2026-11-15T04:05:00.000Z',
  })
  await capture(services, payment)
  services.pass(5 * MINUTE)
  await sweepPayments(services)
  expect((await current(services, payment)).state).toBe('paid')
})

test.each(['down', 'malformed', 'failing', 'rate-limited'] as const)(
  'asking while the provider is %s uses up no asking time',
  async (mode) => {
    const services = await testServices()
    const payment = await openGift(services)
    await payInSandbox(services, payment, 'never')
    services.sandbox.setFault('payu', mode)
    services.pass(10 * 24 * 60 * MINUTE)
    await sweepPayments(services)
    expect((await current(services, payment)).state).toBe('open')
    services.sandbox.setFault('payu', 'ok')
    services.pass(5 * MINUTE)
    await sweepPayments(services)
    expect((await current(services, payment)).state).toBe('paid')
  },
)

onEngines('two sweeps at once pay once', async (services) => {
  const opened = [await openGift(services), await openGift(services)]
  for (const payment of opened) await payInSandbox(services, payment, 'never')
  services.pass(5 * MINUTE)
  await Promise.all([sweepPayments(services), sweepPayments(services), sweepPayments(services)])
  for (const payment of opened) {
    const events = await eventsOf(services, payment)
    expect(events.filter(({ from_state, to_state }) => from_state !== to_state)).toHaveLength(1)
  }
  const at = services.now().toISOString()
  expect(await paymentsToAsk(services.db, { at, limit: 10 })).toEqual([])
})
