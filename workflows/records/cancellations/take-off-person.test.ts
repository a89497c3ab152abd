import { expect, test } from 'vitest'
import { paymentsFor } from '#database/records/payments/payments.ts'
import { countPlaces } from '#database/records/places/places.ts'
import { refundsOf } from '#database/records/refunds/refunds.ts'
import { attendeesOf, findRegistration } from '#database/records/registration/registrations.ts'
import { signedIn } from '#tests/support/office/staff.ts'
import { paidRegistration, unpaidRegistration } from '#tests/support/payments.ts'
import { attendee, couple, registration } from '#tests/support/people.ts'
import { changeEvent, EVENT } from '#tests/support/site/church.ts'
import { ENGINES } from '#tests/support/site/databases.ts'
import { type TestServices, testServices } from '#tests/support/site/services.ts'
import { COMMAND_LINE } from '#workflows/actor.ts'
import { sendDueMails } from '#workflows/mail/send-mails.ts'
import { recordPayment } from '#workflows/records/money/record-payment.ts'
import { planTakeOff, takeOffPerson } from './take-off-person.ts'

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
  const stored = await findRegistration(services.db, id)
  if (!stored) throw new Error('it is stored')
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
  '%s: one of five is taken off, and the share of the rule goes back',
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
    expect(await findRegistration(services.db, id)).toMatchObject({
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
    expect(await findRegistration(services.db, id)).toMatchObject({ standing: 'Overpaid' })
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
  expect(await findRegistration(services.db, id)).toMatchObject({
    standing: 'Overpaid',
    full_minor: 720_000,
  })
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
    await sendDueMails(services)
    const mails = services.sandbox.mailbox.mails()
    return mails.slice(0, mails.length - before)
  }
  await takeOffPerson(services, { actor, id, position: 2, backMinor: 0 })
  const told = await sent()
  expect(told.flatMap(({ to }) => to).sort()).toEqual(['maya@example.org', 'ravi@example.org'])
  const own = told.find(({ to }) => to.includes('maya@example.org'))
  expect(own?.text).toContain('Taken off: Maya Sample')
  expect(own?.text).not.toContain('Rs.')
})
