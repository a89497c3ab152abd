import { expect, test } from 'vitest'
import type { Engine } from '#database/engine/open.ts'
import type { Payment } from '#database/records/payments/payments.ts'
import { findRegistration } from '#database/records/registration/registrations.ts'
import { countingAsks, finishPayment, refundPayment, register } from '#tests/support/payments.ts'
import { attendee, registration } from '#tests/support/people.ts'
import { withCapacity } from '#tests/support/site/church.ts'
import { ENGINES } from '#tests/support/site/databases.ts'
import { type TestServices, testServices } from '#tests/support/site/services.ts'
import { sweepPayments } from '#workflows/records/payments/reports/sweep-payments.ts'
import { retryPayment } from '#workflows/records/payments/retry-payment.ts'
import { followRefunds } from '#workflows/records/refunds/follow-refunds.ts'
import { isReleaseDue, releasePlaces } from './release-places.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const HOLD_MS = 30 * MINUTE
const key = 'a-key-made-in-the-browser'

/** A registration for a conference with one place, and a record of the questions to the provider. */
async function onePlace(engine: Engine) {
  const limits = { capacity: { people: 1 }, holdMinutes: 30 }
  const { services, asks } = countingAsks(withCapacity(await testServices(engine), limits))
  const { id, payment } = await register(services, { registration: registration(), key })
  if (!payment) throw new Error('there is something to pay')
  return { services, asks, id, payment }
}

async function placesOf({ db }: TestServices, id: string) {
  const stored = await findRegistration(db, id)
  return [stored?.status, stored?.hold]
}

async function giveBack(services: TestServices, payment: Payment) {
  await refundPayment(services, payment)
  await followRefunds(services, payment, 'office')
  await followRefunds(services, payment, 'office')
}

test.each(ENGINES)('%s: places are released after a refund and an unpaid retry', async (engine) => {
  const { services, asks, id, payment } = await onePlace(engine)
  await giveBack(services, await finishPayment(services, payment, 'approve'))
  const next = await retryPayment(services, payment.txnid)
  expect(next?.state).toBe('open')
  expect(await placesOf(services, id)).toEqual(['Paid', 'held'])
  services.pass(HOLD_MS)
  asks.length = 0
  for (let turns = 0; turns < 10; turns++) {
    if (await isReleaseDue(services)) await releasePlaces(services)
    services.pass(15_000)
  }
  expect(await placesOf(services, id)).toEqual(['Paid', 'released'])
  expect(asks).toEqual([[next?.txnid]])
  const ravi = registration({ persons: [attendee({ firstname: 'Ravi' })] })
  await register(services, { registration: ravi })
})

test.each(ENGINES)(
  '%s: a repeated submission after a late payment does not hold places',
  async (engine) => {
    const { services, id, payment } = await onePlace(engine)
    services.pass(HOLD_MS)
    await releasePlaces(services)
    await finishPayment(services, payment, 'approve')
    expect(await placesOf(services, id)).toEqual(['Paid', 'released'])
    const again = await register(services, { registration: registration(), key })
    expect(again).toMatchObject({ id, payment: { id: payment.id, state: 'paid' } })
    expect(await placesOf(services, id)).toEqual(['Paid', 'released'])
  },
)

test('held places of a paid registration are confirmed', async () => {
  const { services, id, payment } = await onePlace('sqlite')
  await finishPayment(services, payment, 'approve')
  const held_until = services.now().toISOString()
  await services.db.updateTable('registration').set({ hold: 'held', held_until }).execute()
  await releasePlaces(services)
  expect(await placesOf(services, id)).toEqual(['Paid', 'confirmed'])
  expect(await isReleaseDue(services)).toBe(false)
})

/** Runs both jobs for a month: every five minutes for six hours, then every six hours. */
async function month(services: TestServices): Promise<void> {
  for (let turn = 0; turn < 72 + 30 * 4; turn++) {
    services.pass((turn < 72 ? 5 : 6 * 60) * MINUTE)
    await sweepPayments(services)
    await releasePlaces(services)
  }
}

test('a payment that stays pending loses its places, and is still asked about', async () => {
  const { services, asks, id, payment } = await onePlace('sqlite')
  await finishPayment(services, payment, 'pending')
  services.pass(3 * DAY)
  await releasePlaces(services)
  expect(await placesOf(services, id)).toEqual(['Not Paid', 'held'])
  services.pass(DAY)
  await releasePlaces(services)
  expect(await placesOf(services, id)).toEqual(['Not Paid', 'released'])
  await month(services)
  expect(asks.length).toBeLessThan(50)
  const address = `${services.sandboxUrl}/payu/payments/${services.sandbox.payment(payment.txnid)?.id}`
  const body = new URLSearchParams({ settle: 'captured' })
  await fetch(address, { method: 'POST', body, redirect: 'manual' })
  services.pass(8 * DAY)
  await sweepPayments(services)
  expect(await placesOf(services, id)).toEqual(['Paid', 'released'])
})

test('holding places for a pending payment causes no extra questions', async () => {
  const { services, asks, payment } = await onePlace('sqlite')
  await finishPayment(services, payment, 'pending')
  await month(services)
  // At 5, 10, 20 and 40 minutes, 2 hours, then daily; one for the return, one before the release.
  expect(asks.length).toBeLessThan(40)
})

test('during an outage each run asks once, not once for every registration', async () => {
  const limits = { capacity: { people: 50 }, holdMinutes: 30 }
  const { services, asks } = countingAsks(withCapacity(await testServices(), limits))
  for (const name of ['Asha', 'Ravi', 'Maya', 'Jo', 'Mira']) {
    await register(services, {
      registration: registration({ persons: [attendee({ firstname: name })] }),
    })
  }
  services.sandbox.setFault('payu', 'failing')
  services.pass(HOLD_MS)
  expect(await releasePlaces(services)).toEqual({ released: 0, kept: 5 })
  expect(asks).toHaveLength(1)
})

test('many payments of one registration are asked about ten at a time', async () => {
  const { services, asks } = countingAsks(
    withCapacity(await testServices(), { capacity: { people: 9 }, holdMinutes: 30 }),
  )
  const { id } = await register(services, { registration: registration() })
  for (let times = 0; times < 40; times++) {
    services.pass(1_000)
    await register(services, { registration: registration() })
  }
  const attempts = await services.db.selectFrom('payment').selectAll().execute()
  expect(attempts.length).toBeLessThanOrEqual(5)
  // Stored directly, because the application limits the number of open payments.
  const [first] = attempts
  if (!first) throw new Error('no attempt')
  for (let number = 0; number < 25; number++) {
    const names = { id: `id-${number}`, token: `token-${number}`, txnid: `EWG1000000000${number}` }
    await services.db
      .insertInto('payment')
      .values({ ...first, ...names })
      .execute()
  }
  services.pass(HOLD_MS)
  asks.length = 0
  await releasePlaces(services)
  expect(Math.max(...asks.map((txnids) => txnids.length))).toBe(10)
  expect(await placesOf(services, id)).toEqual(['Not Paid', 'released'])
})
