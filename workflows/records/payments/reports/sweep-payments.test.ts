import { expect } from 'vitest'
import { findRows } from '#database/engine/rows.ts'
import { findPayment, type Payment, paymentsToAsk } from '#database/records/payments/payments.ts'
import { payInSandbox, providerOf, withProvider } from '#tests/support/payments.ts'
import { testGift } from '#tests/support/people.ts'
import { onEngines, type TestServices, test, testServices } from '#tests/support/site/services.ts'
import { giveGift } from '#workflows/gifts/give-gift.ts'
import { readHandOff } from '#workflows/records/payments/read-hand-off.ts'
import { receiveReport } from './receive-report.ts'
import { isSweepDue, sweepPayments } from './sweep-payments.ts'

const MINUTE = 60_000

let gifts = 0
async function openGift(services: TestServices): Promise<Payment> {
  return giveGift(services, {
    ...testGift,
    submission: `sweeping-browser-key-${gifts++}`,
  })
}

async function stateOf({ db }: TestServices, { txnid }: Payment) {
  return (await findPayment(db, txnid))?.state
}

onEngines('the sweep finds a payment that was never reported', async (services) => {
  const payment = await openGift(services)
  await payInSandbox(services, payment, 'never')
  services.pass(4 * MINUTE)
  expect(await isSweepDue(services)).toBe(false)
  services.pass(MINUTE)
  expect(await isSweepDue(services)).toBe(true)
  expect(await sweepPayments(services)).toEqual({ asked: 1, moved: 1, refunds: 0 })
  expect(await stateOf(services, payment)).toBe('paid')
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

test('payments are asked about in batches of ten, and none is left out', async ({ services }) => {
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

test('a payment that never started is asked about nine times in four days, then no more', async ({
  services,
}) => {
  const payment = await openGift(services)
  let askings = 0
  for (let quarter = 0; quarter < 6 * 24 * 12; quarter++) {
    services.pass(5 * MINUTE)
    askings += (await sweepPayments(services)).asked
  }
  expect(askings).toBe(9)
  expect(await findPayment(services.db, payment.txnid)).toMatchObject({
    state: 'open',
    heard: 'not-found',
    ask_at: null,
  })
  expect(
    await findRows(services.db, 'payment_event', { payment_id: payment.id }, 'position'),
  ).toMatchObject([{ source: 'sweep', evidence: 'not-found' }])
})

test('opening the hand-off page days later restarts the asking times', async ({ services }) => {
  const payment = await openGift(services)
  services.pass(30 * 24 * 60 * MINUTE)
  await sweepPayments(services)
  await readHandOff(services, payment.token)
  await payInSandbox(services, payment, 'never')
  services.pass(5 * MINUTE)
  await sweepPayments(services)
  expect(await stateOf(services, payment)).toBe('paid')
})

test('a dropped payment is still asked about, and a late success counts', async ({ services }) => {
  const payment = await openGift(services)
  const body = await payInSandbox(services, payment, 'drop')
  await receiveReport(services, { body, source: 'return' })
  expect(await findPayment(services.db, payment.txnid)).toMatchObject({
    state: 'failed',
    heard: 'confirmed-dropped',
    ask_at: '2026-11-15T04:05:00.000Z',
  })
  const id = services.sandbox.payment(payment.txnid)?.id
  await fetch(`${services.sandboxUrl}/payu/payments/${id}`, {
    method: 'POST',
    body: new URLSearchParams({ settle: 'captured' }),
  })
  services.pass(5 * MINUTE)
  await sweepPayments(services)
  expect(await stateOf(services, payment)).toBe('paid')
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
    expect(await stateOf(services, payment)).toBe('open')
    services.sandbox.setFault('payu', 'ok')
    services.pass(5 * MINUTE)
    await sweepPayments(services)
    expect(await stateOf(services, payment)).toBe('paid')
  },
)

onEngines('two sweeps at once pay once', async (services) => {
  const opened = [await openGift(services), await openGift(services)]
  for (const payment of opened) await payInSandbox(services, payment, 'never')
  services.pass(5 * MINUTE)
  await Promise.all([sweepPayments(services), sweepPayments(services), sweepPayments(services)])
  for (const payment of opened) {
    const events = await findRows(
      services.db,
      'payment_event',
      { payment_id: payment.id },
      'position',
    )
    expect(events.filter(({ from_state, to_state }) => from_state !== to_state)).toHaveLength(1)
  }
  const at = services.now().toISOString()
  expect(await paymentsToAsk(services.db, { at, limit: 10 })).toEqual([])
})
