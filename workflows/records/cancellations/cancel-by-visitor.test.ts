import { expect } from 'vitest'
import { paymentsFor } from '#database/records/payments/payments.ts'
import { countPlaces } from '#database/records/places/places.ts'
import { attendeesOf } from '#database/records/registration/registrations.ts'
import { openRequestsOf } from '#database/records/requests/open-requests.ts'
import { officeEventsOf } from '#database/staff/office-events.ts'
import type { RegistrationInput } from '#domain/registration/party.ts'
import { signedIn } from '#tests/support/office/staff.ts'
import {
  expectRegistration,
  mailKinds,
  paidRegistration,
  payInSandbox,
  recordCash,
  refundedOf,
  register,
  registrationOf,
  unpaidRegistration,
} from '#tests/support/payments.ts'
import { attendee, couple, registration } from '#tests/support/people.ts'
import { sentMails } from '#tests/support/sent-mails.ts'
import { changeEvent, EVENT, programmeOf } from '#tests/support/site/church.ts'
import { onEngines, type TestServices, test } from '#tests/support/site/services.ts'
import { COMMAND_LINE as actor } from '#workflows/actor.ts'
import { moveRegistration } from '#workflows/records/corrections/move-registration.ts'
import { cancelByVisitor, planCancellation } from './cancel-by-visitor.ts'
import { planTakeOff, takeOffPerson } from './take-off-person.ts'

const RULE = { untilDays: 14, refundPercent: 80 }

/** The first Encounter a month from now, with the rule. */
function ruled(services: TestServices): TestServices {
  const days = { first: '2026-12-12', last: '2026-12-13' }
  return changeEvent(services, { days, cancel: RULE, capacity: { people: 2 }, holdMinutes: 30 })
}

async function plan(services: TestServices, id: string, whom: 'all' | number = 'all') {
  return planCancellation(services, { registration: await registrationOf(services, id), whom })
}

/** A form of its own each time, sent from a page that was opened with this version. */
function cancel(
  services: TestServices,
  id: string,
  whom: 'all' | number,
  promisedMinor: number,
  version = 0,
) {
  const key = `form-${version}-of-${id}`
  return cancelByVisitor(services, { id, key, version, whom, promisedMinor })
}

const CHANGED = { ok: false, problem: 'changed' }

onEngines('all are cancelled, and the share goes back', async (plain) => {
  const services = ruled(plain)
  const { id } = await paidRegistration(services)
  expect(await plan(services, id)).toMatchObject({ does: 'cancel', refundMinor: 288_000 })
  expect(await cancel(services, id, 'all', 288_000)).toMatchObject({
    ok: true,
    refunds: [{ answer: { accepted: true } }],
  })
  await expectRegistration(services, id, { hold: 'cancelled', standing: 'Cancelled' })
  expect(await mailKinds(services, { registration_id: id })).toContain('registration-cancelled')
  const [event] = await officeEventsOf(services.db, 'registration', id)
  expect(event).toMatchObject({ author: 'Visitor', action: 'cancel-registration' })
  // The same form again changes nothing.
  expect(await cancel(services, id, 'all', 288_000)).toEqual({ ok: true, repeated: true })
  expect(await refundedOf(services, id)).toEqual([288_000])
})

onEngines(
  'one of two is cancelled, the other owes nothing, and has the same share',
  async (plain) => {
    const services = ruled(plain)
    const { id } = await paidRegistration(services)
    expect(await plan(services, id, 1)).toMatchObject({ refundMinor: 144_000, keptMinor: 36_000 })
    await cancel(services, id, 1, 144_000)
    expect((await attendeesOf(services.db, id)).map((each) => each.first_name)).toEqual(['Maya'])
    const kept = { fee_minor: 36_000, full_minor: 216_000 }
    await expectRegistration(services, id, { party: 'Individual', places: 1, ...kept })
    expect(await plan(services, id)).toMatchObject({ refundMinor: 144_000 })
    expect(await cancel(services, id, 'all', 144_000, 1)).toMatchObject({ ok: true })
    expect(await refundedOf(services, id)).toEqual([144_000, 144_000])
  },
)

test('a payment of the part: the other owes what was owed before', async (plain) => {
  const services = ruled(plain)
  const { id } = await paidRegistration(services, couple({ paymentType: 'Part Payment' }))
  expect(await plan(services, id, 2)).toMatchObject({ keptMinor: 5_000, dueMinor: 155_000 })
  await cancel(services, id, 2, 20_000)
  // Rs. 1,800 for one person, of which Rs. 250 were paid, and Rs. 50 are kept for the other.
  await expectRegistration(services, id, { full_minor: 185_000 })
})

test('after the time is over, and without a rule, the office is asked', async (plain) => {
  const services = ruled(plain)
  const { id } = await unpaidRegistration(services)
  expect(await plan(plain, id)).toMatchObject({ ok: true, does: 'ask' })
  services.pass(14 * 24 * 60 * 60_000)
  expect(await plan(services, id)).toMatchObject({ ok: true, does: 'ask' })
  expect(await cancel(services, id, 'all', 0)).toEqual(CHANGED)
})

test('a payment that arrives before the click changes what goes back, so it is asked again', async (plain) => {
  const services = ruled(plain)
  const { id, payment } = await unpaidRegistration(services)
  expect(await plan(services, id)).toMatchObject({ refundMinor: 0 })
  await payInSandbox(services, payment, 'never')
  expect(await cancel(services, id, 'all', 0)).toEqual(CHANGED)
  expect(await plan(services, id)).toMatchObject({ refundMinor: 288_000 })
})

onEngines(
  'freed places are offered to the first who fit, all of a party or none',
  async (plain) => {
    const services = ruled(plain)
    const { id } = await paidRegistration(services)
    const wait = async (sent: RegistrationInput, key: string) => {
      services.pass(1_000)
      return register(services, { registration: sent, key, waiting: true })
    }
    const pair = await wait(couple({ arrival: '2026-12-12T10:00' }), 'browser-key-of-a-pair')
    const alone = await wait(registration(), 'browser-key-of-one-alone')
    await cancel(services, id, 1, 144_000)
    // One place is free: the pair came first and doesn't fit.
    await expectRegistration(services, pair.id, { hold: 'waiting' })
    const offered = { hold: 'held', held_until: '2026-11-17T04:00:02.000Z' }
    await expectRegistration(services, alone.id, offered)
    const [payment] = await paymentsFor(services.db, 'registration_id', alone.id)
    expect(await mailKinds(services, { payment_id: payment?.id ?? '' })).toEqual(['place-offered'])
  },
)

const OTHER = 'ewgaugmysore2023'
const LATER = { days: { first: '2027-01-09', last: '2027-01-10' } }

/** The second Encounter is to come too, with its own rule. */
function movable(services: TestServices, change: Parameters<typeof changeEvent>[1]): TestServices {
  return changeEvent(ruled(services), { ...LATER, ...change }, OTHER)
}

async function moved(services: TestServices): Promise<string> {
  const { id } = await paidRegistration(services)
  await moveRegistration(services, { actor, id, to: OTHER })
  return id
}

onEngines('after a move the strictest rule of all its dates holds', async (plain) => {
  const services = movable(plain, { cancel: { untilDays: 1, refundPercent: 100 } })
  const id = await moved(services)
  expect(await plan(services, id)).toMatchObject({ does: 'cancel', refundMinor: 288_000 })
  const strict = movable(services, { cancel: { untilDays: 1, refundPercent: 50 } })
  expect(await plan(strict, id)).toMatchObject({ does: 'cancel', refundMinor: 180_000 })
  services.pass(14 * 24 * 60 * 60_000)
  expect(await plan(services, id)).toMatchObject({ does: 'ask' })
})

test('moved from a date without a rule, or that is not known any more, the office is asked', async (plain) => {
  const services = changeEvent(movable(plain, { cancel: RULE }), { cancel: undefined })
  const { id } = await paidRegistration(services)
  await services.db.deleteFrom('sold_event').execute()
  await moveRegistration(services, { actor, id, to: OTHER })
  expect(await plan(services, id)).toMatchObject({ does: 'ask' })
  const gone = changeEvent(services, { code: 'ewgrenamed', cancel: RULE })
  expect(await plan(gone, id)).toMatchObject({ does: 'ask' })
})

test('the share is of the price of the date it has; what is too much the office gives back', async (plain) => {
  const [first] = programmeOf(plain.content, 'ewgregister').events
  if (!first) throw new Error('there is no Encounter')
  const price = { ...first.price, residential: 50_000 }
  const services = movable(plain, { cancel: RULE, price })
  const money = { refundMinor: 80_000, byHandMinor: 260_000, keptMinor: 20_000 }
  expect(await plan(services, await moved(services))).toMatchObject(money)
})

test('what came by hand the office gives back, and is not promised twice', async (plain) => {
  const services = ruled(plain)
  const { id } = await unpaidRegistration(services)
  await recordCash(services, id)
  expect(await plan(services, id)).toMatchObject({ refundMinor: 0, byHandMinor: 288_000 })
  expect(await cancel(services, id, 1, 144_000, 1)).toMatchObject({ ok: true })
  const asked = { kind: 'refund', amount_minor: 144_000 }
  expect(await openRequestsOf(services.db, id)).toMatchObject([asked])
  expect(await plan(services, id)).toMatchObject({ byHandMinor: 144_000, keptMinor: 36_000 })
  await cancel(services, id, 'all', 144_000, 2)
  expect(await openRequestsOf(services.db, id)).toMatchObject([{ amount_minor: 288_000 }])
})

/** The first Encounter a month from now, with room for five, and with a rule where one is given. */
function roomy(plain: TestServices, refundPercent?: number) {
  const days = { first: '2026-12-12', last: '2026-12-13' }
  const limits = { capacity: { people: 5 }, holdMinutes: 30 }
  const rule = refundPercent && { cancel: { untilDays: 14, refundPercent } }
  return changeEvent(plain, { days, ...limits, ...rule })
}

/** Five of them, of whom Maya has an address of her own. Rs. 1,800 each, the child Rs. 1,250. */
function five() {
  const [ravi, maya] = couple().persons
  if (!ravi || !maya) throw new Error('they are two')
  const others = ['Anil', 'Bina'].map((firstname) => ({ ...ravi, firstname }))
  const child = { ...attendee({ firstname: 'Arjun', age: 8 }), email: ravi.email }
  const persons = [ravi, { ...maya, email: 'maya@example.org' }, ...others, child]
  return registration({ type: 'Family', persons })
}

/** The child is the fifth. */
function takeOff(services: TestServices, id: string, backMinor: number, position = 5) {
  return takeOffPerson(services, { actor, id, position, backMinor })
}

async function proposedFor(services: TestServices, id: string) {
  const stored = await registrationOf(services, id)
  const plan = await planTakeOff(services, { registration: stored, position: 5 })
  return plan.ok ? [plan.receivedMinor, plan.proposedMinor] : plan.problem
}

onEngines('one of five is removed, and the share of the rule goes back', async (plain) => {
  const services = roomy(plain, 80)
  const { id } = await paidRegistration(services, five())
  expect(await proposedFor(services, id)).toEqual([125_000, 100_000])
  expect(await takeOff(services, id, 100_000)).toMatchObject({ ok: true })
  const four = { places: 4, party: 'Family', full_minor: 745_000, fee_minor: 25_000 }
  await expectRegistration(services, id, four)
  expect(await refundedOf(services, id)).toEqual([100_000])
  const names = (await attendeesOf(services.db, id)).map(({ first_name }) => first_name)
  expect(names).toEqual(['Ravi', 'Maya', 'Anil', 'Bina'])
  expect((await countPlaces(services.db, EVENT)).people).toBe(4)
})

onEngines('who may not refund leaves what is too much to the treasurer', async (plain) => {
  const services = roomy(plain, 80)
  const { id } = await paidRegistration(services, five())
  const desk = await signedIn(services, 'desk')
  await takeOffPerson(services, { actor: desk, id, position: 5, backMinor: 100_000 })
  expect(await refundedOf(services, id)).toEqual([])
  await expectRegistration(services, id, { standing: 'Overpaid' })
})

test('without a rule all of it is proposed, and after its time nothing', async (plain) => {
  const { id } = await paidRegistration(roomy(plain), five())
  expect(await proposedFor(roomy(plain), id)).toEqual([125_000, 125_000])
  plain.pass(14 * 24 * 60 * 60_000)
  expect(await proposedFor(roomy(plain, 80), id)).toEqual([125_000, 0])
})

test('somebody has to come, and money that was received for others is not given back', async (plain) => {
  const services = roomy(plain)
  const { id } = await paidRegistration(services, five())
  const tooMuch = { ok: false, problem: 'more-than-received', maxMinor: 125_000 }
  expect(await takeOff(services, id, 125_001)).toEqual(tooMuch)
  expect(await takeOff(services, id, 0, 7)).toEqual({ ok: false, problem: 'no-person' })
  const alone = await paidRegistration(plain, registration())
  expect(await takeOff(plain, alone.id, 0, 1)).toEqual({ ok: false, problem: 'nobody' })
})

test('what came by hand is too much until it is taken back', async (plain) => {
  const services = roomy(plain)
  const { id } = await unpaidRegistration(services, five())
  await recordCash(services, id, 845_000)
  await takeOff(services, id, 125_000)
  expect(await refundedOf(services, id)).toEqual([])
  await expectRegistration(services, id, { standing: 'Overpaid', full_minor: 720_000 })
})

onEngines('two people at once take one person off once', async (plain) => {
  const services = roomy(plain)
  const { id } = await paidRegistration(services, five())
  const answers = await Promise.all([1, 2].map(() => takeOff(services, id, 125_000)))
  expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true])
  expect(await refundedOf(services, id)).toEqual([125_000])
})

test('the person and the payer are told, and whoever pays from now on', async (plain) => {
  const services = roomy(plain)
  const { id } = await paidRegistration(services, five())
  const before = (await sentMails(services)).length
  await takeOff(services, id, 0, 2)
  const told = (await sentMails(services)).slice(0, -before)
  expect(told.flatMap(({ to }) => to).sort()).toEqual(['maya@example.org', 'ravi@example.org'])
  const own = told.find(({ to }) => to.includes('maya@example.org'))
  expect(own?.text).toContain('Removed: Maya Sample')
  expect(own?.text).not.toContain('Rs.')
})
