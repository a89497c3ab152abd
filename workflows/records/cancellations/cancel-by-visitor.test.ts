import { expect } from 'vitest'
import { mailsAbout } from '#database/records/mail/outbox.ts'
import { paymentsFor } from '#database/records/payments/payments.ts'
import { countPlaces } from '#database/records/places/places.ts'
import { refundsOf } from '#database/records/refunds/refunds.ts'
import { attendeesOf } from '#database/records/registration/registrations.ts'
import { openRequestsOf } from '#database/records/requests/open-requests.ts'
import { officeEventsOf } from '#database/staff/office-events.ts'
import { signedIn } from '#tests/support/office/staff.ts'
import {
  expectRegistration,
  finishPayment,
  paidRegistration,
  payInSandbox,
  register,
  registrationOf,
  unpaidRegistration,
} from '#tests/support/payments.ts'
import { attendee, couple, registration } from '#tests/support/people.ts'
import { sentMails } from '#tests/support/sent-mails.ts'
import { changeEvent, EVENT, programmeOf } from '#tests/support/site/church.ts'
import { ENGINES } from '#tests/support/site/databases.ts'
import { onEngines, type TestServices, test, testServices } from '#tests/support/site/services.ts'
import { COMMAND_LINE } from '#workflows/actor.ts'
import { sendDueMails } from '#workflows/mail/send-mails.ts'
import { moveRegistration } from '#workflows/records/corrections/move-registration.ts'
import { recordPayment } from '#workflows/records/money/record-payment.ts'
import { cancelByVisitor, planCancellation } from './cancel-by-visitor.ts'
import { planTakeOff, takeOffPerson } from './take-off-person.ts'

const RULE = { untilDays: 14, refundPercent: 80 }

/** The first Encounter a month from now, with the rule. */
function ruled(services: TestServices): TestServices {
  const days = { first: '2026-12-12', last: '2026-12-13' }
  return changeEvent(services, { days, cancel: RULE, capacity: { people: 2 }, holdMinutes: 30 })
}

async function plan(services: TestServices, id: string, whom: 'all' | number = 'all') {
  const stored = await registrationOf(services, id)
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
  await expectRegistration(services, id, { hold: 'cancelled', standing: 'Cancelled' })
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
  const after = await registrationOf(services, id)
  expect(after).toMatchObject({ party: 'Individual', places: 1, fee_minor: 36_000 })
  const [payment] = await paymentsFor(services.db, 'registration_id', id)
  const [refund] = payment ? await refundsOf(services.db, payment.id) : []
  const kept = 360_000 - (refund?.amount_minor ?? 0)
  expect(after?.full_minor).toBe(kept)
})

test('cancelling one after the other gives back the same share as all at once', async (plain) => {
  const services = ruled(plain)
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

test('a payment of the part: the other owes what was owed before', async (plain) => {
  const services = ruled(plain)
  const sent = { registration: couple({ paymentType: 'Part Payment' }) }
  const { id, payment } = await register(services, sent)
  if (!payment) throw new Error('there is something to pay')
  await finishPayment(services, payment, 'approve')
  const [, maya] = await attendeesOf(services.db, id)
  const whom = maya?.position ?? 0
  await cancelByVisitor(services, { ...form(id), whom, promisedMinor: 20_000 })
  // Rs. 1,800 for one person, of which Rs. 250 were paid, and Rs. 50 are kept for the other.
  await expectRegistration(services, id, { full_minor: 185_000 })
})

test('after the time is over, and without a rule, the office is asked', async (plain) => {
  const services = ruled(plain)
  const { id } = await unpaidRegistration(services)
  services.pass(14 * 24 * 60 * 60_000)
  expect(await plan(services, id)).toMatchObject({ ok: true, does: 'ask' })
  const cancelling = { ...form(id), whom: 'all', promisedMinor: 0 } as const
  expect(await cancelByVisitor(services, cancelling)).toEqual({ ok: false, problem: 'changed' })
  const without = await testServices()
  const other = await unpaidRegistration(without)
  expect(await plan(without, other.id)).toMatchObject({ ok: true, does: 'ask' })
})

test('a payment that arrives before the click changes what goes back, so it is asked again', async (plain) => {
  const services = ruled(plain)
  const { id, payment } = await unpaidRegistration(services)
  expect(await plan(services, id)).toMatchObject({ refundMinor: 0 })
  await payInSandbox(services, payment, 'never')
  const cancelling = { ...form(id), whom: 'all', promisedMinor: 0 } as const
  expect(await cancelByVisitor(services, cancelling)).toEqual({ ok: false, problem: 'changed' })
  expect(await plan(services, id)).toMatchObject({ refundMinor: 288_000 })
})

test('what came by hand is given back by the office', async (plain) => {
  const services = ruled(plain)
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
    await expectRegistration(services, pair.id, { hold: 'waiting' })
    const offered = await registrationOf(services, alone.id)
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

test('moved from a date without a rule, or that is not known any more, the office is asked', async (plain) => {
  const services = changeEvent(movable(plain, { cancel: RULE }), {
    cancel: undefined,
  })
  const { id } = await paidRegistration(services)
  await services.db.deleteFrom('sold_event').execute()
  await moveRegistration(services, { actor: COMMAND_LINE, id, to: OTHER })
  expect(await plan(services, id)).toMatchObject({ does: 'ask' })
  const gone = changeEvent(services, { code: 'ewgrenamed', cancel: RULE })
  expect(await plan(gone, id)).toMatchObject({ does: 'ask' })
})

test('the share is of the price of the date it has; what is too much the office gives back', async (base) => {
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

test('money that is to be given back is not promised twice', async (plain) => {
  const services = ruled(plain)
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

const actor = COMMAND_LINE

/** The first Encounter a month from now, with room for five, and with a rule where one is given. */
async function church(engine?: (typeof ENGINES)[number], refundPercent?: number) {
  const days = { first: '2026-12-12', last: '2026-12-13' }
  const limits = { capacity: { people: 5 }, holdMinutes: 30 }
  const rule = refundPercent && { cancel: { untilDays: 14, refundPercent } }
  return changeEvent(await testServices(engine), { days, ...limits, ...rule })
}

/** Five of them, of whom Maya has an address of her own. Rs. 1,800 each, the child Rs. 1,250. */
function five() {
  const { persons } = couple()
  const [ravi, maya] = persons
  if (!ravi || !maya) throw new Error('they are two')
  const others = ['Anil', 'Bina'].map((firstname) => ({ ...ravi, firstname }))
  const own = { ...maya, email: 'maya@example.org' }
  return registration({
    type: 'Family',
    persons: [
      ravi,
      own,
      ...others,
      { ...attendee({ firstname: 'Arjun', age: 8 }), email: ravi.email },
    ],
  })
}

async function planFor(services: TestServices, id: string, position: number) {
  const stored = await registrationOf(services, id)
  const plan = await planTakeOff(services, { registration: stored, position })
  if (!plan.ok) throw new Error(plan.problem)
  return plan
}

async function refundsFor({ db }: TestServices, id: string) {
  const payments = await paymentsFor(db, 'registration_id', id)
  const refunds = await Promise.all(payments.map((payment) => refundsOf(db, payment.id)))
  return refunds.flat().map(({ amount_minor }) => amount_minor)
}

test.each(ENGINES)(
  '%s: one of five is removed, and the share of the rule goes back',
  async (engine) => {
    const services = await church(engine, 80)
    const { id } = await paidRegistration(services, five())
    const { receivedMinor, proposedMinor } = await planFor(services, id, 5)
    expect([receivedMinor, proposedMinor]).toEqual([125_000, 100_000])
    const taken = await takeOffPerson(services, {
      actor,
      id,
      position: 5,
      backMinor: proposedMinor,
    })
    expect(taken).toMatchObject({ ok: true })
    await expectRegistration(services, id, {
      places: 4,
      party: 'Family',
      full_minor: 745_000,
      fee_minor: 25_000,
    })
    expect(await refundsFor(services, id)).toEqual([100_000])
    expect((await attendeesOf(services.db, id)).map(({ first_name }) => first_name)).toEqual([
      'Ravi',
      'Maya',
      'Anil',
      'Bina',
    ])
    expect((await countPlaces(services.db, EVENT)).people).toBe(4)
  },
)

test.each(ENGINES)(
  '%s: who may not refund leaves what is too much to the treasurer',
  async (engine) => {
    const services = await church(engine, 80)
    const { id } = await paidRegistration(services, five())
    const desk = await signedIn(services, 'desk')
    await takeOffPerson(services, { actor: desk, id, position: 5, backMinor: 100_000 })
    expect(await refundsFor(services, id)).toEqual([])
    await expectRegistration(services, id, { standing: 'Overpaid' })
  },
)

test('without a rule all of it is proposed, and after its time nothing', async () => {
  const services = await church()
  const { id } = await paidRegistration(services, five())
  expect((await planFor(services, id, 5)).proposedMinor).toBe(125_000)
  const late = await church(undefined, 80)
  const other = await paidRegistration(late, five())
  late.pass(14 * 24 * 60 * 60_000)
  expect((await planFor(late, other.id, 5)).proposedMinor).toBe(0)
})

test('money that was received for others is not given back', async () => {
  const services = await church()
  const { id } = await paidRegistration(services, five())
  const refused = await takeOffPerson(services, { actor, id, position: 5, backMinor: 125_001 })
  expect(refused).toEqual({ ok: false, problem: 'more-than-received', maxMinor: 125_000 })
})

test('what came by hand is too much until it is taken back', async () => {
  const services = await church()
  const { id } = await unpaidRegistration(services, five())
  const day = '2026-11-15'
  const cash = { method: 'Cash', day, amountMinor: 845_000, reference: '', isAnother: false }
  await recordPayment(services, { actor, id, payment: cash })
  await takeOffPerson(services, { actor, id, position: 5, backMinor: 125_000 })
  expect(await refundsFor(services, id)).toEqual([])
  await expectRegistration(services, id, { standing: 'Overpaid', full_minor: 720_000 })
})

test('somebody has to come', async () => {
  const services = await church()
  const { id } = await paidRegistration(services, registration())
  expect(await takeOffPerson(services, { actor, id, position: 1, backMinor: 0 })).toEqual({
    ok: false,
    problem: 'nobody',
  })
  expect(await takeOffPerson(services, { actor, id, position: 7, backMinor: 0 })).toEqual({
    ok: false,
    problem: 'no-person',
  })
})

test.each(ENGINES)('%s: two people at once take one person off once', async (engine) => {
  const services = await church(engine)
  const { id } = await paidRegistration(services, five())
  const answers = await Promise.all(
    ['form-number-1-of-two', 'form-number-2-of-two'].map((key) =>
      takeOffPerson(services, { actor, id, key, position: 5, backMinor: 125_000 }),
    ),
  )
  expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true])
  expect(await refundsFor(services, id)).toEqual([125_000])
})

test('the person and the payer are told, and whoever pays from now on', async () => {
  const services = await church()
  const { id } = await paidRegistration(services, five())
  await sendDueMails(services)
  const before = services.sandbox.mailbox.mails().length
  const sent = async () => {
    const mails = await sentMails(services)
    return mails.slice(0, mails.length - before)
  }
  await takeOffPerson(services, { actor, id, position: 2, backMinor: 0 })
  const told = await sent()
  expect(told.flatMap(({ to }) => to).sort()).toEqual(['maya@example.org', 'ravi@example.org'])
  const own = told.find(({ to }) => to.includes('maya@example.org'))
  expect(own?.text).toContain('Removed: Maya Sample')
  expect(own?.text).not.toContain('Rs.')
})
