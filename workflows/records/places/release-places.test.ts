import { expect, test } from 'vitest'
import { mailsAbout } from '#database/records/mail/outbox.ts'
import { findPayment, type Payment } from '#database/records/payments/payments.ts'
import { placeEvents } from '#database/records/places/places.ts'
import { findRegistration } from '#database/records/registration/registrations.ts'
import { IntegrationError } from '#integrations/integration-error.ts'
import { payInSandbox, register, withProvider } from '#tests/support/payments.ts'
import { attendee, registration } from '#tests/support/people.ts'
import { EVENT, withCapacity } from '#tests/support/site/church.ts'
import { ENGINES } from '#tests/support/site/databases.ts'
import { type TestServices, testServices } from '#tests/support/site/services.ts'
import { listPayments } from '#workflows/records/money/list-money.ts'
import { readHandOff } from '#workflows/records/payments/read-hand-off.ts'
import { receiveReport } from '#workflows/records/payments/reports/receive-report.ts'
import { settlePayment } from '#workflows/records/payments/reports/settle-payment.ts'
import { retryPayment } from '#workflows/records/payments/retry-payment.ts'
import { readRegistered } from '#workflows/records/registration/read-registered.ts'
import { promote } from './offer-places.ts'
import { isReleaseDue, releasePlaces } from './release-places.ts'

const HOLD_MS = 30 * 60_000
const asha = registration()
const ravi = registration({ persons: [attendee({ firstname: 'Ravi' })] })

async function oneplace(engine: (typeof ENGINES)[number]) {
  const limits = { capacity: { people: 1 }, holdMinutes: 30 }
  const services = withCapacity(await testServices(engine), limits)
  const { id, payment } = await register(services, { registration: asha })
  if (!payment) throw new Error('there is something to pay')
  return { services, id, payment }
}

async function holdOf({ db }: TestServices, id: string) {
  return (await findRegistration(db, id))?.hold
}

test.each(ENGINES)(
  '%s: unpaid places are released when the hold expires, not before',
  async (engine) => {
    const { services, id } = await oneplace(engine)
    services.pass(HOLD_MS - 1)
    expect(await isReleaseDue(services)).toBe(false)
    expect(await releasePlaces(services)).toEqual({ released: 0, kept: 0 })
    services.pass(1)
    expect(await isReleaseDue(services)).toBe(true)
    expect(await releasePlaces(services)).toEqual({ released: 1, kept: 0 })
    expect(await holdOf(services, id)).toBe('released')
    expect(await isReleaseDue(services)).toBe(false)
    await register(services, { registration: ravi })
  },
)

test.each(ENGINES)(
  '%s: an unreported payment is found before its place is released',
  async (engine) => {
    const { services, id, payment } = await oneplace(engine)
    await payInSandbox(services, payment, 'never')
    services.pass(HOLD_MS)
    expect(await releasePlaces(services)).toEqual({ released: 0, kept: 1 })
    expect(await holdOf(services, id)).toBe('confirmed')
    expect((await findPayment(services.db, payment.txnid))?.state).toBe('paid')
  },
)

test('a pending payment keeps the place, which is checked again later', async () => {
  const { services, id, payment } = await oneplace('sqlite')
  await payInSandbox(services, payment, 'pending')
  services.pass(HOLD_MS)
  expect(await releasePlaces(services)).toEqual({ released: 0, kept: 1 })
  expect(await holdOf(services, id)).toBe('held')
  expect(await isReleaseDue(services)).toBe(false)
  services.pass(5 * 60_000)
  expect(await isReleaseDue(services)).toBe(true)
})

test('no places are released while the provider can not be reached', async () => {
  const { services, id } = await oneplace('sqlite')
  services.pass(HOLD_MS)
  const ask = async () => {
    throw new IntegrationError('payu', 'verify_payment', 'no route')
  }
  const cut = withProvider(services, { ask })
  expect(await releasePlaces(cut)).toEqual({ released: 0, kept: 1 })
  expect(await holdOf(services, id)).toBe('held')
})

test.each(ENGINES)(
  '%s: a late payment is recorded, mailed, and left to the office',
  async (engine) => {
    const { services, id, payment } = await oneplace(engine)
    services.pass(HOLD_MS)
    await releasePlaces(services)
    const other = await register(services, { registration: ravi })
    expect(await holdOf(services, other.id)).toBe('held')
    const body = await payInSandbox(services, payment, 'approve')
    await receiveReport(services, { body, source: 'return' })
    expect(await findRegistration(services.db, id)).toMatchObject({
      status: 'Paid',
      hold: 'released',
    })
    expect((await listPayments(services, 'late')).map(({ txnid }) => txnid)).toEqual([
      payment.txnid,
    ])
    expect(await mailKinds(services, payment)).toEqual(['paid-late'])
    expect((await readRegistered(services, id))?.places).toBe('paid-late')
    const promotion = { id, holdMs: HOLD_MS, overCapacity: false }
    expect(await promote(services, promotion)).toEqual({ ok: false, problem: 'no-places' })
    expect(await promote(services, { ...promotion, overCapacity: true })).toEqual({
      ok: true,
      outcome: 'confirmed',
    })
    expect(await listPayments(services, 'late')).toEqual([])
    expect(await mailKinds(services, payment)).toEqual(['paid-late', 'registration-paid'])
    expect(await placeEvents(services.db, id)).toMatchObject([
      { position: 1, source: 'sweep', from_hold: 'held', to_hold: 'released' },
      { position: 2, source: 'office', from_hold: 'released', to_hold: 'confirmed' },
    ])
  },
)

test.each(ENGINES)(
  '%s: nobody is sent to pay for a place that was taken by others',
  async (engine) => {
    const { services, id, payment } = await oneplace(engine)
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
    expect(await holdOf(services, other.id)).toBe('released')
    expect((await readRegistered(services, id))?.places).toBe('expired')
    expect(await readHandOff(services, payment.token)).toMatchObject({ settled: false })
    expect(await findRegistration(services.db, id)).toMatchObject({
      hold: 'held',
      held_until: new Date(services.now().getTime() + HOLD_MS).toISOString(),
    })
  },
)

test.each(ENGINES)('%s: retrying a payment takes the places again', async (engine) => {
  const { services, id, payment } = await oneplace(engine)
  await payInSandbox(services, payment, 'decline')
  services.pass(HOLD_MS)
  await releasePlaces(services)
  expect(await holdOf(services, id)).toBe('released')
  const next = await retryPayment(services, payment.txnid)
  expect(next?.txnid).not.toBe(payment.txnid)
  expect(await holdOf(services, id)).toBe('held')
})

test.each(ENGINES)('%s: releasing and paying concurrently lose nothing', async (engine) => {
  const { services, id, payment } = await oneplace(engine)
  await payInSandbox(services, payment, 'never')
  services.pass(HOLD_MS)
  await Promise.all([
    releasePlaces(services),
    settlePayment(services, payment, { source: 'visit' }),
    releasePlaces(services),
    register(services, { registration: ravi }).catch(() => undefined),
  ])
  expect(await findRegistration(services.db, id)).toMatchObject({
    status: 'Paid',
    hold: 'confirmed',
  })
  const taken = await services.db
    .selectFrom('registration')
    .selectAll()
    .where('event_code', '=', EVENT)
    .where('hold', 'in', ['held', 'confirmed'])
    .execute()
  expect(taken.length).toBe(1)
})

async function mailKinds({ db }: TestServices, { id }: Payment): Promise<string[]> {
  return (await mailsAbout(db, { payment_id: id })).map(({ kind }) => kind)
}
