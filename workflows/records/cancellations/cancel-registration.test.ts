import { expect } from 'vitest'
import { findPaymentById } from '#database/records/payments/payments.ts'
import { countPlaces, placeEvents } from '#database/records/places/places.ts'
import { ticketsOf } from '#database/records/tickets/tickets.ts'
import { officeEventsOf } from '#database/staff/office-events.ts'
import type { ProviderRefund } from '#integrations/payments/port.ts'
import { runOffice } from '#tests/support/office/command-line.ts'
import {
  eventsOf,
  expectRegistration,
  finishPayment,
  paidRegistration,
  refundPayment,
  register,
  registrationOf,
  unpaidRegistration,
  withProvider,
} from '#tests/support/payments.ts'
import { attendee, couple, coupleWith, registration } from '#tests/support/people.ts'
import { sentMails } from '#tests/support/sent-mails.ts'
import { EVENT, withCapacity } from '#tests/support/site/church.ts'
import { onEngines, type TestServices, test } from '#tests/support/site/services.ts'
import { COMMAND_LINE as actor } from '#workflows/actor.ts'
import { readScannedTicket } from '#workflows/doors/scanned-ticket.ts'
import { sendDueMails } from '#workflows/mail/send-mails.ts'
import { listPayments } from '#workflows/records/money/list-money.ts'
import { payBalance, readHandOff, retryPayment } from '#workflows/records/payments/read-hand-off.ts'
import { offerPlace } from '#workflows/records/places/offer-places.ts'
import { releasePlaces } from '#workflows/records/places/release-places.ts'
import { followRefunds } from '#workflows/records/refunds/follow-refunds.ts'
import { cancelRegistration, restoreRegistration } from './cancel-registration.ts'

async function unpaid(plain: TestServices) {
  const services = withCapacity(plain, { capacity: { people: 2 } })
  const { id, payment } = await unpaidRegistration(services, couple())
  return { services, id, payment }
}

/** As the office does from the command line. */
function cancel(services: TestServices, id: string) {
  return cancelRegistration(services, { actor, id })
}

onEngines('cancelling releases the places and ends the open payment', async (plain) => {
  const { services, id, payment } = await unpaid(plain)
  const told = ['ravi@example.org']
  expect(await cancel(services, id)).toMatchObject({ ok: true, told, keptMinor: 0 })
  expect(await countPlaces(services.db, EVENT)).toEqual({ people: 0, residential: 0 })
  await expectRegistration(services, id, { hold: 'cancelled', held_until: null })
  expect(await placeEvents(services.db, id)).toMatchObject([
    { source: 'office', from_hold: 'held', to_hold: 'cancelled' },
  ])
  expect(await eventsOf(services, payment)).toMatchObject([
    { source: 'office', evidence: 'cancelled', from_state: 'open', to_state: 'failed' },
  ])
  expect(await readHandOff(services, payment.token)).not.toHaveProperty('form')
  await retryPayment(services, payment.txnid)
  const attempts = await services.db.selectFrom('payment').select('state').execute()
  expect(attempts).toEqual([{ state: 'failed' }])
  const again = { ok: false, problem: 'cancelled' }
  expect(await cancel(services, id)).toEqual(again)
  expect(await offerPlace(services, { actor, id, overCapacity: true })).toEqual(again)
})

test('all attendees are mailed, each mailbox once', async (services) => {
  const emails = ['asha@example.org', 'ravi@example.org', 'Asha@example.org']
  const persons = emails.map((email, index) => attendee({ firstname: `Person ${index}`, email }))
  const family = registration({ type: 'Family', persons })
  const { id } = await register(services, { registration: family })
  await cancel(services, id)
  const mails = await sentMails(services)
  expect(mails.flatMap(({ to }) => to).sort()).toEqual(['asha@example.org', 'ravi@example.org'])
  for (const { headers, text, to } of mails) {
    expect(headers.subject).toContain('was cancelled')
    expect(text.includes('Person 0')).toBe(to.includes('asha@example.org'))
    expect(text.includes('See your registration')).toBe(to.includes('asha@example.org'))
  }
})

onEngines('cancelling a paid registration keeps the money until it is refunded', async (plain) => {
  const { services, id, payment } = await unpaid(plain)
  const { received_minor: keptMinor } = await finishPayment(services, payment, 'approve')
  expect(await cancel(services, id)).toMatchObject({ ok: true, keptMinor })
  await expectRegistration(services, id, {
    hold: 'cancelled',
    standing: 'Cancelled',
    received_minor: keptMinor,
    still_due_minor: 0,
  })
  expect(await countPlaces(services.db, EVENT)).toEqual({ people: 0, residential: 0 })
  expect(await listPayments(services, 'late')).toMatchObject([{ txnid: payment.txnid }])
  await runOffice(services, 'act', 'refund', payment.txnid, 'reason=Ill', '--yes')
  await expectRegistration(services, id, { hold: 'cancelled', returned_minor: keptMinor })
})

test('the same form submitted after the cancellation is a new registration', async (plain) => {
  const { services, id } = await unpaid(plain)
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

const HOUR_MS = 60 * 60_000

/** A church whose first Encounter has two places. */
function withTwoPlaces(plain: TestServices): TestServices {
  return withCapacity(plain, { capacity: { people: 2 } })
}

/** In a church with two places, which these have paid for and were cancelled. */
async function cancelled(plain: TestServices) {
  const services = withTwoPlaces(plain)
  const { id, payment } = await paidRegistration(services)
  await cancel(services, id)
  return { services, id, payment }
}

onEngines('a paid registration has its places, money and tickets again', async (plain) => {
  const services = withTwoPlaces(plain)
  const { id } = await paidRegistration(services)
  const [ticket] = await ticketsOf(services.db, id)
  const typed = ticket?.code ?? ''
  const scanned = async () => (await readScannedTicket(services, { actor, typed }))?.verdict
  const before = await registrationOf(services, id)
  await cancel(services, id)
  expect(await scanned()).toMatchObject({ answer: 'not-valid' })
  expect(await restoreRegistration(services, { actor, id })).toMatchObject({ ok: true })
  await expectRegistration(services, id, {
    hold: 'confirmed',
    standing: 'Paid',
    received_minor: before?.received_minor,
    full_minor: before?.full_minor,
  })
  expect((await countPlaces(services.db, EVENT)).people).toBe(2)
  expect(await scanned()).toMatchObject({ answer: 'welcome' })
  expect(await listPayments(services, 'late')).toEqual([])
  const moves = await placeEvents(services.db, id)
  expect(moves.at(-1)).toMatchObject({ source: 'office', from_hold: 'cancelled' })
})

onEngines('a full date is refused unless the office has found room', async (plain) => {
  const { services, id } = await cancelled(plain)
  await register(services, { registration: registration({ persons: [attendee()] }) })
  expect(await restoreRegistration(services, { actor, id })).toEqual({
    ok: false,
    problem: 'full',
    shortage: { kind: 'people', left: 1, wanted: 2 },
  })
  await expectRegistration(services, id, { hold: 'cancelled' })
  const room = await restoreRegistration(services, { actor, id, overCapacity: true })
  expect(room).toMatchObject({ ok: true, details: { overCapacity: true } })
})

onEngines('of two restored at once for the last places one is told', async (plain) => {
  const { services, id } = await cancelled(plain)
  const other = await unpaidRegistration(services, couple({ arrival: '2025-09-13T11:00' }))
  await cancel(services, other.id)
  const answers = await Promise.all(
    [id, other.id].map((each) => restoreRegistration(services, { actor, id: each })),
  )
  expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true])
  expect((await countPlaces(services.db, EVENT)).people).toBe(2)
})

onEngines('a registration is restored once, by two people at once', async (plain) => {
  const { services, id } = await cancelled(plain)
  const answers = await Promise.all(
    ['form-number-1-of-two', 'form-number-2-of-two'].map((key) =>
      restoreRegistration(services, { actor, id, key }),
    ),
  )
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(answers.find(({ ok }) => !ok)).toEqual({ ok: false, problem: 'not-cancelled' })
  const events = await officeEventsOf(services.db, 'registration', id)
  expect(events.map(({ action }) => action)).toEqual([
    'cancel-registration',
    'restore-registration',
  ])
})

/** On the private page. */
async function payRest(services: TestServices, id: string): Promise<void> {
  const registration = await registrationOf(services, id)
  const payment = await payBalance(services, { kind: 'registration', registration })
  if (!payment) throw new Error('it can be paid')
  await finishPayment(services, payment, 'approve')
}

onEngines('who has not paid can pay again, in time, or loses the places again', async (plain) => {
  const services = withTwoPlaces(plain)
  const { id } = await unpaidRegistration(services)
  await cancel(services, id)
  await restoreRegistration(services, { actor, id })
  const held = await registrationOf(services, id)
  expect(held).toMatchObject({ hold: 'held', standing: 'Not paid', still_due_minor: 360_000 })
  const until = services.now().getTime() + 48 * HOUR_MS
  expect(held?.held_until).toBe(new Date(until).toISOString())
  services.pass(1_000)
  await payRest(services, id)
  await expectRegistration(services, id, { hold: 'confirmed' })
  const other = await unpaidRegistration(plain, registration())
  await cancel(plain, other.id)
  await restoreRegistration(services, { actor, id: other.id, overCapacity: true })
  services.pass(49 * HOUR_MS)
  await releasePlaces(services)
  await expectRegistration(services, other.id, { hold: 'released' })
})

onEngines('who gets everything back keeps the restored places for paying again', async (plain) => {
  const { services, id, payment } = await cancelled(plain)
  const asked: ProviderRefund[] = []
  const slow = withProvider(services, {
    refund: async ({ token, amountMinor }) => {
      asked.push({ token, amountMinor, requestId: '77', state: 'queued' })
      return { accepted: true as const, requestId: '77' }
    },
    askRefunds: async () => asked,
  })
  await refundPayment(slow, payment)
  await restoreRegistration(services, { actor, id })
  await expectRegistration(services, id, { hold: 'held' })
  asked.forEach((refund) => {
    refund.state = 'done'
  })
  await followRefunds(slow, await findPaymentById(services.db, payment.id), 'sweep')
  await expectRegistration(services, id, {
    hold: 'held',
    standing: 'Not paid',
    still_due_minor: 360_000,
  })
  services.pass(1_000)
  await payRest(services, id)
  await expectRegistration(services, id, { hold: 'confirmed', standing: 'Paid' })
})

test('who waited waits again, also at a full date', async (plain) => {
  const services = withTwoPlaces(plain)
  await paidRegistration(services)
  const child = registration({ persons: [attendee({ age: 30 })] })
  const { id } = await register(services, { registration: child, waiting: true })
  await cancel(services, id)
  await restoreRegistration(services, { actor, id })
  await expectRegistration(services, id, { hold: 'waiting', standing: 'Waiting' })
})

test('everybody is told that it was restored, and again when it is cancelled once more', async (services) => {
  const family = coupleWith('ravi@example.org', 'maya@example.org')
  const { id } = await paidRegistration(services, family)
  await cancel(services, id)
  await sendDueMails(services)
  await restoreRegistration(services, { actor, id })
  await sendDueMails(services)
  services.pass(1_000)
  await cancel(services, id)
  for (const email of ['maya@example.org', 'ravi@example.org']) {
    const mails = await sentMails(services, email)
    const told = mails.map(({ headers }) =>
      /(?<= was )(cancelled|restored)/.exec(`${headers.subject}`),
    )
    expect(told.flatMap((each) => each?.[0] ?? [])).toEqual(['cancelled', 'restored', 'cancelled'])
  }
  const [, restored] = await sentMails(services, 'maya@example.org')
  expect(restored?.text).toContain('Your ticket is valid again.')
  expect(restored?.text).not.toContain('Rs.')
  expect(restored?.attachments.map(({ name }) => name)).toEqual(['tickets.pdf'])
})
