import { expect } from 'vitest'
import { insertNew } from '#database/engine/rows.ts'
import { findPayment } from '#database/records/payments/payments.ts'
import { countPlaces, placeEvents } from '#database/records/places/places.ts'
import {
  capture,
  countingAsks,
  expectRegistration,
  finishPayment,
  giveBack,
  mailKinds,
  payInSandbox,
  register,
  registrationOf,
  unpaidRegistration,
} from '#tests/support/payments.ts'
import { attendee, registration } from '#tests/support/people.ts'
import { EVENT, withCapacity, withOnePlace } from '#tests/support/site/church.ts'
import { onEngines, type TestServices, test, testServices } from '#tests/support/site/services.ts'
import { COMMAND_LINE as actor } from '#workflows/actor.ts'
import { listPayments } from '#workflows/records/money/list-money.ts'
import { readHandOff, retryPayment } from '#workflows/records/payments/read-hand-off.ts'
import { settlePayment } from '#workflows/records/payments/reports/settle-payment.ts'
import { sweepPayments } from '#workflows/records/payments/reports/sweep-payments.ts'
import { readRegistered } from '#workflows/records/registration/read-registered.ts'
import { offerPlace } from './offer-places.ts'
import { isReleaseDue, releasePlaces } from './release-places.ts'

const HOLD_MS = 30 * 60_000
const asha = registration()
const ravi = registration({ persons: [attendee({ firstname: 'Ravi' })] })

/** A registration for a conference with one place, and a record of the questions to the provider. */
async function onePlace(plain: TestServices) {
  const { services, asks } = countingAsks(withOnePlace(plain))
  const { id, payment } = await unpaidRegistration(services, asha, key)
  return { services, asks, id, payment }
}

onEngines('unpaid places are released when the hold expires, not before', async (plain) => {
  const { services, id } = await onePlace(plain)
  services.pass(HOLD_MS - 1)
  expect(await isReleaseDue(services)).toBe(false)
  expect(await releasePlaces(services)).toEqual({ released: 0, kept: 0 })
  services.pass(1)
  expect(await isReleaseDue(services)).toBe(true)
  expect(await releasePlaces(services)).toEqual({ released: 1, kept: 0 })
  await expectRegistration(services, id, { hold: 'released' })
  expect(await isReleaseDue(services)).toBe(false)
  await register(services, { registration: ravi })
})

onEngines('an unreported payment is found before its place is released', async (plain) => {
  const { services, id, payment } = await onePlace(plain)
  await payInSandbox(services, payment, 'never')
  services.pass(HOLD_MS)
  expect(await releasePlaces(services)).toEqual({ released: 0, kept: 1 })
  await expectRegistration(services, id, { hold: 'confirmed' })
  expect((await findPayment(services.db, payment.txnid))?.state).toBe('paid')
})

test('a pending payment keeps the place, which is checked again later', async (plain) => {
  const { services, id, payment } = await onePlace(plain)
  await payInSandbox(services, payment, 'pending')
  services.pass(HOLD_MS)
  expect(await releasePlaces(services)).toEqual({ released: 0, kept: 1 })
  await expectRegistration(services, id, { hold: 'held' })
  expect(await isReleaseDue(services)).toBe(false)
  services.pass(5 * 60_000)
  expect(await isReleaseDue(services)).toBe(true)
})

onEngines('a late payment is recorded, mailed, and left to the office', async (plain) => {
  const { services, id, payment } = await onePlace(plain)
  services.pass(HOLD_MS)
  await releasePlaces(services)
  const other = await register(services, { registration: ravi })
  await expectRegistration(services, other.id, { hold: 'held' })
  await finishPayment(services, payment, 'approve')
  await expectRegistration(services, id, { status: 'Paid', hold: 'released' })
  expect((await listPayments(services, 'late')).map(({ txnid }) => txnid)).toEqual([payment.txnid])
  const about = { payment_id: payment.id }
  expect(await mailKinds(services, about)).toEqual(['paid-late'])
  expect((await readRegistered(services, id))?.places).toBe('paid-late')
  const offer = { actor, id, overCapacity: false }
  expect(await offerPlace(services, offer)).toEqual({ ok: false, problem: 'no-places' })
  expect(await offerPlace(services, { ...offer, overCapacity: true })).toMatchObject({
    outcome: 'confirmed',
  })
  expect(await listPayments(services, 'late')).toEqual([])
  expect(await mailKinds(services, about)).toEqual(['paid-late', 'registration-paid'])
  expect(await placeEvents(services.db, id)).toMatchObject([
    { position: 1, source: 'sweep', from_hold: 'held', to_hold: 'released' },
    { position: 2, source: 'office', from_hold: 'released', to_hold: 'confirmed' },
  ])
})

onEngines('nobody is sent to pay for a place that was taken by others', async (plain) => {
  const { services, id, payment } = await onePlace(plain)
  services.pass(HOLD_MS)
  await releasePlaces(services)
  const other = await register(services, { registration: ravi })
  expect(await readHandOff(services, payment.token)).toEqual({
    language: 'en',
    settled: true,
    txnid: payment.txnid,
  })
  expect((await retryPayment(services, payment.txnid))?.id).toBe(payment.id)
  expect((await readRegistered(services, id))?.places).toBe('full')
  services.pass(HOLD_MS)
  await releasePlaces(services)
  await expectRegistration(services, other.id, { hold: 'released' })
  expect((await readRegistered(services, id))?.places).toBe('expired')
  expect(await readHandOff(services, payment.token)).toMatchObject({ settled: false })
  await expectRegistration(services, id, {
    hold: 'held',
    held_until: new Date(services.now().getTime() + HOLD_MS).toISOString(),
  })
})

onEngines('releasing and paying concurrently lose nothing', async (plain) => {
  const { services, id, payment } = await onePlace(plain)
  await payInSandbox(services, payment, 'never')
  services.pass(HOLD_MS)
  await Promise.all([
    releasePlaces(services),
    settlePayment(services, payment, { source: 'visit' }),
    releasePlaces(services),
    register(services, { registration: ravi }).catch(() => undefined),
  ])
  await expectRegistration(services, id, { status: 'Paid', hold: 'confirmed' })
  expect((await countPlaces(services.db, EVENT)).people).toBe(1)
})

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const key = 'a-key-made-in-the-browser'

async function placesOf(services: TestServices, id: string) {
  const { status, hold } = await registrationOf(services, id)
  return [status, hold]
}

onEngines('places are released after a refund and an unpaid retry', async (plain) => {
  const { services, asks, id, payment } = await onePlace(plain)
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
  await register(services, { registration: ravi })
})

onEngines('a repeated submission after a late payment does not hold places', async (plain) => {
  const { services, id, payment } = await onePlace(plain)
  services.pass(HOLD_MS)
  await releasePlaces(services)
  await finishPayment(services, payment, 'approve')
  expect(await placesOf(services, id)).toEqual(['Paid', 'released'])
  const again = await register(services, { registration: asha, key })
  expect(again).toMatchObject({ id, payment: { id: payment.id, state: 'paid' } })
  expect(await placesOf(services, id)).toEqual(['Paid', 'released'])
})

test('held places of a paid registration are confirmed', async (plain) => {
  const { services, id, payment } = await onePlace(plain)
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

test('a payment that stays pending loses its places, and is still asked about', async (plain) => {
  const { services, asks, id, payment } = await onePlace(plain)
  await finishPayment(services, payment, 'pending')
  services.pass(3 * DAY)
  await releasePlaces(services)
  expect(await placesOf(services, id)).toEqual(['Not Paid', 'held'])
  services.pass(DAY)
  await releasePlaces(services)
  expect(await placesOf(services, id)).toEqual(['Not Paid', 'released'])
  await month(services)
  // At 5, 10, 20 and 40 minutes, 2 hours, then daily; one for the return, one before each look at the places.
  expect(asks.length).toBeLessThan(50)
  await capture(services, payment)
  services.pass(8 * DAY)
  await sweepPayments(services)
  expect(await placesOf(services, id)).toEqual(['Paid', 'released'])
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
  const { id } = await register(services, { registration: asha })
  for (let times = 0; times < 40; times++) {
    services.pass(1_000)
    await register(services, { registration: asha })
  }
  const attempts = await services.db.selectFrom('payment').selectAll().execute()
  expect(attempts.length).toBeLessThanOrEqual(5)
  // Stored directly, because the application limits the number of open payments.
  const [first] = attempts
  if (!first) throw new Error('no attempt')
  for (let number = 0; number < 25; number++) {
    const names = { id: `id-${number}`, token: `token-${number}`, txnid: `EWG1000000000${number}` }
    await insertNew(services.db, 'payment', [{ ...first, ...names }])
  }
  services.pass(HOLD_MS)
  asks.length = 0
  await releasePlaces(services)
  expect(Math.max(...asks.map((txnids) => txnids.length))).toBe(10)
  expect(await placesOf(services, id)).toEqual(['Not Paid', 'released'])
})
