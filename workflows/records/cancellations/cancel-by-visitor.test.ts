import { expect } from 'vitest'
import { mailsAbout } from '#database/records/mail/outbox.ts'
import { paymentsFor } from '#database/records/payments/payments.ts'
import { refundsOf } from '#database/records/refunds/refunds.ts'
import { attendeesOf, findRegistration } from '#database/records/registration/registrations.ts'
import { openRequestsOf } from '#database/records/requests/open-requests.ts'
import { officeEventsOf } from '#database/staff/office-events.ts'
import {
  paidRegistration,
  payInSandbox,
  register,
  unpaidRegistration,
} from '#tests/support/payments.ts'
import { couple, registration } from '#tests/support/people.ts'
import { changeEvent, programmeOf } from '#tests/support/site/church.ts'
import { onEngines, type TestServices, test, testServices } from '#tests/support/site/services.ts'
import { COMMAND_LINE } from '#workflows/actor.ts'
import { moveRegistration } from '#workflows/records/corrections/move-registration.ts'
import { recordPayment } from '#workflows/records/money/record-payment.ts'
import { receiveReport } from '#workflows/records/payments/reports/receive-report.ts'
import { cancelByVisitor, planCancellation } from './cancel-by-visitor.ts'

const RULE = { untilDays: 14, refundPercent: 80 }

/** The first Encounter a month from now, with the rule. */
function ruled(services: TestServices): TestServices {
  const days = { first: '2026-12-12', last: '2026-12-13' }
  return changeEvent(services, { days, cancel: RULE, capacity: { people: 2 }, holdMinutes: 30 })
}

async function plan(services: TestServices, id: string, whom: 'all' | number = 'all') {
  const stored = await findRegistration(services.db, id)
  if (!stored) throw new Error(`${id} is lost`)
  return planCancellation(services, { registration: stored, whom })
}

const form = (id: string) => ({ id, key: `form-of-${id}`, version: 0 })

onEngines('all are cancelled, and the share goes back', async (plain) => {
  const services = ruled(plain)
  const { id, payment } = await paidRegistration(services)
  expect(await plan(services, id)).toMatchObject({ does: 'cancel', refundMinor: 288_000 })
  const cancelling = { ...form(id), whom: 'all', promisedMinor: 288_000 } as const
  expect(await cancelByVisitor(services, cancelling)).toMatchObject({
    ok: true,
    refunds: [{ answer: { accepted: true } }],
  })
  expect(await findRegistration(services.db, id)).toMatchObject({
    hold: 'cancelled',
    standing: 'Cancelled',
  })
  const refunds = await refundsOf(services.db, payment.id)
  expect(refunds.map(({ amount_minor }) => amount_minor)).toEqual([288_000])
  const mails = await mailsAbout(services.db, { registration_id: id })
  expect(mails.map(({ kind }) => kind)).toContain('registration-cancelled')
  const [event] = await officeEventsOf(services.db, 'registration', id)
  expect(event).toMatchObject({ author: 'Visitor', action: 'cancel-registration' })
  // The same form again changes nothing.
  expect(await cancelByVisitor(services, cancelling)).toEqual({ ok: true, repeated: true })
  expect(await refundsOf(services.db, payment.id)).toHaveLength(1)
})

onEngines('one of two is cancelled, and the other owes nothing', async (plain) => {
  const services = ruled(plain)
  const { id } = await paidRegistration(services)
  const [ravi] = await attendeesOf(services.db, id)
  const whom = ravi?.position ?? 0
  expect(await plan(services, id, whom)).toMatchObject({ refundMinor: 144_000, keptMinor: 36_000 })
  await cancelByVisitor(services, { ...form(id), whom, promisedMinor: 144_000 })
  expect((await attendeesOf(services.db, id)).map((each) => each.first_name)).toEqual(['Maya'])
  const after = await findRegistration(services.db, id)
  expect(after).toMatchObject({ party: 'Individual', places: 1, fee_minor: 36_000 })
  const [payment] = await paymentsFor(services.db, 'registration_id', id)
  const [refund] = payment ? await refundsOf(services.db, payment.id) : []
  const kept = 360_000 - (refund?.amount_minor ?? 0)
  expect(after?.full_minor).toBe(kept)
})

test('cancelling one after the other gives back the same share as all at once', async () => {
  const services = ruled(await testServices())
  const { id, payment } = await paidRegistration(services)
  const [ravi] = await attendeesOf(services.db, id)
  const whom = ravi?.position ?? 0
  await cancelByVisitor(services, { ...form(id), whom, promisedMinor: 144_000 })
  expect(await plan(services, id)).toMatchObject({ refundMinor: 144_000 })
  const rest = { id, key: 'form-for-the-rest', version: 1, promisedMinor: 144_000 }
  expect(await cancelByVisitor(services, { ...rest, whom: 'all' })).toMatchObject({ ok: true })
  const refunds = await refundsOf(services.db, payment.id)
  expect(refunds.map(({ amount_minor }) => amount_minor)).toEqual([144_000, 144_000])
})

test('a payment of the part: the other owes what was owed before', async () => {
  const services = ruled(await testServices())
  const sent = { registration: couple({ paymentType: 'Part Payment' }) }
  const { id, payment } = await register(services, sent)
  if (!payment) throw new Error('there is something to pay')
  const body = await payInSandbox(services, payment, 'approve')
  await receiveReport(services, { body, source: 'return' })
  const [, maya] = await attendeesOf(services.db, id)
  const whom = maya?.position ?? 0
  await cancelByVisitor(services, { ...form(id), whom, promisedMinor: 20_000 })
  // Rs. 1,800 for one person, of which Rs. 250 were paid, and Rs. 50 are kept for the other.
  expect(await findRegistration(services.db, id)).toMatchObject({ full_minor: 185_000 })
})

test('after the time is over, and without a rule, the office is asked', async () => {
  const services = ruled(await testServices())
  const { id } = await unpaidRegistration(services)
  services.pass(14 * 24 * 60 * 60_000)
  expect(await plan(services, id)).toMatchObject({ ok: true, does: 'ask' })
  const cancelling = { ...form(id), whom: 'all', promisedMinor: 0 } as const
  expect(await cancelByVisitor(services, cancelling)).toEqual({ ok: false, problem: 'changed' })
  const without = await testServices()
  const other = await unpaidRegistration(without)
  expect(await plan(without, other.id)).toMatchObject({ ok: true, does: 'ask' })
})

test('a payment that arrives before the click changes what goes back, so it is asked again', async () => {
  const services = ruled(await testServices())
  const { id, payment } = await unpaidRegistration(services)
  expect(await plan(services, id)).toMatchObject({ refundMinor: 0 })
  await payInSandbox(services, payment, 'never')
  const cancelling = { ...form(id), whom: 'all', promisedMinor: 0 } as const
  expect(await cancelByVisitor(services, cancelling)).toEqual({ ok: false, problem: 'changed' })
  expect(await plan(services, id)).toMatchObject({ refundMinor: 288_000 })
})

test('what came by hand is given back by the office', async () => {
  const services = ruled(await testServices())
  const { id } = await unpaidRegistration(services)
  const cash = { method: 'Cash', day: '2026-11-14', reference: '', isAnother: false } as const
  const payment = { ...cash, amountMinor: 360_000 }
  await recordPayment(services, { actor: COMMAND_LINE, id, payment })
  expect(await plan(services, id)).toMatchObject({ refundMinor: 0, byHandMinor: 288_000 })
  const cancelling = { ...form(id), version: 1, whom: 'all', promisedMinor: 288_000 } as const
  expect(await cancelByVisitor(services, cancelling)).toMatchObject({ ok: true })
  const asked = await openRequestsOf(services.db, id)
  expect(asked).toMatchObject([{ kind: 'refund', amount_minor: 288_000 }])
})

onEngines(
  'freed places are offered to the first who fit, all of a party or none',
  async (plain) => {
    const services = ruled(plain)
    const { id } = await paidRegistration(services)
    const wait = async (sent: Parameters<typeof register>[1]['registration'], key: string) => {
      services.pass(1_000)
      return register(services, { registration: sent, key, waiting: true })
    }
    const pair = await wait(couple({ arrival: '2026-12-12T10:00' }), 'browser-key-of-a-pair')
    const alone = await wait(registration(), 'browser-key-of-one-alone')
    const [ravi] = await attendeesOf(services.db, id)
    const whom = ravi?.position ?? 0
    await cancelByVisitor(services, { ...form(id), whom, promisedMinor: 144_000 })
    // One place is free: the pair came first and doesn't fit.
    expect(await findRegistration(services.db, pair.id)).toMatchObject({ hold: 'waiting' })
    const offered = await findRegistration(services.db, alone.id)
    expect(offered).toMatchObject({ hold: 'held', held_until: '2026-11-17T04:00:02.000Z' })
    const payments = await paymentsFor(services.db, 'registration_id', alone.id)
    const mails = await mailsAbout(services.db, { payment_id: payments[0]?.id ?? '' })
    expect(mails.map(({ kind }) => kind)).toEqual(['place-offered'])
  },
)

const OTHER = 'ewgaugmysore2023'
const LATER = { days: { first: '2027-01-09', last: '2027-01-10' } }

/** The second Encounter is to come too, with its own rule. */
function movable(services: TestServices, change: Parameters<typeof changeEvent>[1]): TestServices {
  return changeEvent(ruled(services), { ...LATER, ...change }, OTHER)
}

onEngines('after a move the strictest rule of all its dates holds', async (plain) => {
  const generous = { untilDays: 1, refundPercent: 100 }
  const services = movable(plain, { cancel: generous })
  const { id } = await paidRegistration(services)
  await moveRegistration(services, { actor: COMMAND_LINE, id, to: OTHER })
  expect(await plan(services, id)).toMatchObject({ does: 'cancel', refundMinor: 288_000 })
  const strict = movable(services, { cancel: { untilDays: 1, refundPercent: 50 } })
  expect(await plan(strict, id)).toMatchObject({ does: 'cancel', refundMinor: 180_000 })
  services.pass(14 * 24 * 60 * 60_000)
  expect(await plan(services, id)).toMatchObject({ does: 'ask' })
})

test('moved from a date without a rule, or that is not known any more, the office is asked', async () => {
  const services = changeEvent(movable(await testServices(), { cancel: RULE }), {
    cancel: undefined,
  })
  const { id } = await paidRegistration(services)
  await services.db.deleteFrom('sold_event').execute()
  await moveRegistration(services, { actor: COMMAND_LINE, id, to: OTHER })
  expect(await plan(services, id)).toMatchObject({ does: 'ask' })
  const gone = changeEvent(services, { code: 'ewgrenamed', cancel: RULE })
  expect(await plan(gone, id)).toMatchObject({ does: 'ask' })
})

test('the share is of the price of the date it has; what is too much the office gives back', async ({
  services: base,
}) => {
  const [first] = programmeOf(base.content, 'ewgregister').events
  if (!first) throw new Error('there is no Encounter')
  const price = { ...first.price, residential: 50_000 }
  const services = movable(base, { cancel: RULE, price })
  const { id } = await paidRegistration(services)
  await moveRegistration(services, { actor: COMMAND_LINE, id, to: OTHER })
  expect(await plan(services, id)).toMatchObject({
    refundMinor: 80_000,
    byHandMinor: 260_000,
    keptMinor: 20_000,
  })
})

test('money that is to be given back is not promised twice', async () => {
  const services = ruled(await testServices())
  const { id } = await unpaidRegistration(services)
  const cash = { method: 'Cash', day: '2026-11-14', reference: '', isAnother: false } as const
  const payment = { ...cash, amountMinor: 360_000 }
  await recordPayment(services, { actor: COMMAND_LINE, id, payment })
  const [ravi] = await attendeesOf(services.db, id)
  const one = { ...form(id), version: 1, whom: ravi?.position ?? 0, promisedMinor: 144_000 }
  expect(await cancelByVisitor(services, one)).toMatchObject({ ok: true })
  expect(await openRequestsOf(services.db, id)).toMatchObject([{ amount_minor: 144_000 }])
  expect(await plan(services, id)).toMatchObject({ byHandMinor: 144_000, keptMinor: 36_000 })
  const rest = { id, key: 'form-for-the-rest', version: 2, whom: 'all' } as const
  await cancelByVisitor(services, { ...rest, promisedMinor: 144_000 })
  expect(await openRequestsOf(services.db, id)).toMatchObject([{ amount_minor: 288_000 }])
})
