import { expect } from 'vitest'
import { findRows } from '#database/engine/rows.ts'
import { findPayment, type Payment } from '#database/records/payments/payments.ts'
import { countPlaces, placeEvents } from '#database/records/places/places.ts'
import { findRegistration } from '#database/records/registration/registrations.ts'
import { runOffice } from '#tests/support/office/command-line.ts'
import { payInSandbox, register } from '#tests/support/payments.ts'
import { attendee, couple, registration } from '#tests/support/people.ts'
import { EVENT, withCapacity } from '#tests/support/site/church.ts'
import { ENGINES } from '#tests/support/site/databases.ts'
import { type TestServices, test, testServices } from '#tests/support/site/services.ts'
import { COMMAND_LINE } from '#workflows/actor.ts'
import { sendDueMails } from '#workflows/mail/send-mails.ts'
import { listPayments } from '#workflows/records/money/list-money.ts'
import { readHandOff } from '#workflows/records/payments/read-hand-off.ts'
import { receiveReport } from '#workflows/records/payments/reports/receive-report.ts'
import { sweepPayments } from '#workflows/records/payments/reports/sweep-payments.ts'
import { retryPayment } from '#workflows/records/payments/retry-payment.ts'
import { promote } from '#workflows/records/places/offer-places.ts'
import { cancelRegistration } from './cancel-registration.ts'

async function unpaid(engine: (typeof ENGINES)[number] = 'sqlite') {
  const services = withCapacity(await testServices(engine), { capacity: { people: 2 } })
  const { id, payment } = await register(services, { registration: couple() })
  if (!payment) throw new Error('there is something to pay')
  return { services, id, payment }
}

async function pay(services: TestServices, payment: Payment): Promise<void> {
  const body = await payInSandbox(services, payment, 'approve')
  await receiveReport(services, { body, source: 'return' })
}

/** As the office does from the command line. */
function cancel(services: TestServices, id: string) {
  return cancelRegistration(services, { id, actor: COMMAND_LINE })
}

test.each(ENGINES)(
  '%s: cancelling releases the places and ends the open payment',
  async (engine) => {
    const { services, id, payment } = await unpaid(engine)
    const told = ['ravi@example.org']
    expect(await cancel(services, id)).toMatchObject({ ok: true, told, keptMinor: 0 })
    expect(await countPlaces(services.db, EVENT)).toEqual({ people: 0, residential: 0 })
    expect(await findRegistration(services.db, id)).toMatchObject({
      hold: 'cancelled',
      held_until: null,
    })
    expect(await placeEvents(services.db, id)).toMatchObject([
      { source: 'office', from_hold: 'held', to_hold: 'cancelled' },
    ])
    expect(
      await findRows(services.db, 'payment_event', { payment_id: payment.id }, 'position'),
    ).toMatchObject([
      { source: 'office', evidence: 'cancelled', from_state: 'open', to_state: 'failed' },
    ])
    expect(await readHandOff(services, payment.token)).not.toHaveProperty('form')
    await retryPayment(services, payment.txnid)
    const attempts = await services.db.selectFrom('payment').select('state').execute()
    expect(attempts).toEqual([{ state: 'failed' }])
    expect(await cancel(services, id)).toEqual({ ok: false, problem: 'cancelled' })
  },
)

test('all attendees are mailed, each mailbox once', async ({ services }) => {
  const emails = ['asha@example.org', 'ravi@example.org', 'Asha@example.org']
  const persons = emails.map((email, index) => attendee({ firstname: `Person ${index}`, email }))
  const family = registration({ type: 'Family', persons })
  const { id } = await register(services, { registration: family })
  await cancel(services, id)
  await sendDueMails(services)
  const mails = services.sandbox.mailbox.mails()
  expect(mails.flatMap(({ to }) => to).sort()).toEqual(['asha@example.org', 'ravi@example.org'])
  for (const { headers, text, to } of mails) {
    expect(headers.subject).toContain('was cancelled')
    expect(text.includes('Person 0')).toBe(to.includes('asha@example.org'))
    expect(text.includes('See your registration')).toBe(to.includes('asha@example.org'))
  }
})

test.each(ENGINES)(
  '%s: cancelling a paid registration keeps the money until it is refunded',
  async (engine) => {
    const { services, id, payment } = await unpaid(engine)
    await pay(services, payment)
    const { received_minor: keptMinor } = (await findPayment(services.db, payment.txnid)) ?? {}
    expect(await cancel(services, id)).toMatchObject({ ok: true, keptMinor })
    expect(await findRegistration(services.db, id)).toMatchObject({
      hold: 'cancelled',
      standing: 'Cancelled',
      received_minor: keptMinor,
      still_due_minor: 0,
    })
    expect(await countPlaces(services.db, EVENT)).toEqual({ people: 0, residential: 0 })
    expect(await listPayments(services, 'late')).toMatchObject([{ txnid: payment.txnid }])
    await runOffice(services, 'act', 'refund', payment.txnid, 'reason=Ill', '--yes')
    expect(await findRegistration(services.db, id)).toMatchObject({
      hold: 'cancelled',
      returned_minor: keptMinor,
    })
  },
)

test('money that arrives after the cancellation is recorded and shown to the office', async () => {
  const { services, id, payment } = await unpaid()
  await payInSandbox(services, payment, 'never')
  await cancel(services, id)
  services.pass(6 * 60_000)
  await sweepPayments(services)
  expect(await findPayment(services.db, payment.txnid)).toMatchObject({ state: 'paid' })
  expect(await findRegistration(services.db, id)).toMatchObject({ hold: 'cancelled' })
  expect(await listPayments(services, 'late')).toMatchObject([{ txnid: payment.txnid }])
  await runOffice(services, 'act', 'refund', payment.txnid, 'reason=Ill', '--yes')
  expect(await findRegistration(services.db, id)).toMatchObject({ hold: 'cancelled' })
})

test('the same form submitted after the cancellation is a new registration', async () => {
  const { services, id } = await unpaid()
  await cancel(services, id)
  const again = await register(services, { registration: couple() })
  expect(again.id).not.toBe(id)
  expect(again.payment?.state).toBe('open')
  const key = 'a-key-made-in-the-browser'
  await cancel(services, again.id)
  const keyed = await register(services, { registration: couple(), key })
  await cancel(services, keyed.id)
  expect((await register(services, { registration: couple(), key })).id).not.toBe(keyed.id)
})

test('the office cancels by registration id or transaction number', async () => {
  const { services, id, payment } = await unpaid()
  const child = registration({ persons: [attendee({ age: 3 })] })
  const waiting = await register(services, { registration: child, waiting: true })
  const listed = await runOffice(services, 'registrations')
  expect(listed.said).toContain(waiting.id)
  const cancelNamed = (name: string) => runOffice(services, 'act', 'cancel', name, '--yes')
  expect(await cancelNamed(waiting.id)).toMatchObject({ code: 0 })
  expect((await cancelNamed(payment.txnid)).code).toBe(0)
  expect((await findRegistration(services.db, id))?.hold).toBe('cancelled')
  expect((await cancelNamed(id)).code).toBe(2)
  expect((await cancelNamed('nobody')).said).toContain('no such registration')
  expect(await promote(services, { id, holdMs: 1, overCapacity: true })).toEqual({
    ok: false,
    problem: 'cancelled',
  })
})
