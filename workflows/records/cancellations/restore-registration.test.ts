import { expect } from 'vitest'
import { findPaymentById } from '#database/records/payments/payments.ts'
import { countPlaces, placeEvents } from '#database/records/places/places.ts'
import { findRegistration } from '#database/records/registration/registrations.ts'
import { ticketsOf } from '#database/records/tickets/tickets.ts'
import { officeEventsOf } from '#database/staff/office-events.ts'
import type { ProviderRefund } from '#integrations/payments/port.ts'
import {
  finishPayment,
  paidRegistration,
  refundPayment,
  register,
  unpaidRegistration,
  withProvider,
} from '#tests/support/payments.ts'
import { attendee, couple, registration } from '#tests/support/people.ts'
import { EVENT, withCapacity } from '#tests/support/site/church.ts'
import { ENGINES } from '#tests/support/site/databases.ts'
import { type TestServices, test, testServices } from '#tests/support/site/services.ts'
import { COMMAND_LINE } from '#workflows/actor.ts'
import { readScannedTicket } from '#workflows/doors/scanned-ticket.ts'
import { sendDueMails } from '#workflows/mail/send-mails.ts'
import { listPayments } from '#workflows/records/money/list-money.ts'
import { payBalance } from '#workflows/records/payments/retry-payment.ts'
import { releasePlaces } from '#workflows/records/places/release-places.ts'
import { followRefunds } from '#workflows/records/refunds/follow-refunds.ts'
import { cancelRegistration, restoreRegistration } from './cancel-registration.ts'

const actor = COMMAND_LINE
const HOUR_MS = 60 * 60_000

/** A church whose first Encounter has two places. */
async function withTwoPlaces(engine?: (typeof ENGINES)[number]): Promise<TestServices> {
  return withCapacity(await testServices(engine), { capacity: { people: 2 } })
}

test.each(ENGINES)(
  '%s: a paid registration has its places, money and tickets again',
  async (engine) => {
    const services = await withTwoPlaces(engine)
    const { id } = await paidRegistration(services)
    const [ticket] = await ticketsOf(services.db, id)
    const typed = ticket?.code ?? ''
    const scanned = async () => (await readScannedTicket(services, { actor, typed }))?.verdict
    const before = await findRegistration(services.db, id)
    await cancelRegistration(services, { actor, id })
    expect(await scanned()).toMatchObject({ answer: 'not-valid' })
    expect(await restoreRegistration(services, { actor, id })).toMatchObject({ ok: true })
    expect(await findRegistration(services.db, id)).toMatchObject({
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
  },
)

test.each(ENGINES)(
  '%s: a full date is refused unless the office has found room',
  async (engine) => {
    const services = await withTwoPlaces(engine)
    const { id } = await paidRegistration(services)
    await cancelRegistration(services, { actor, id })
    await register(services, { registration: registration({ persons: [attendee()] }) })
    expect(await restoreRegistration(services, { actor, id })).toEqual({
      ok: false,
      problem: 'full',
      shortage: { kind: 'people', left: 1, wanted: 2 },
    })
    expect(await findRegistration(services.db, id)).toMatchObject({ hold: 'cancelled' })
    const room = await restoreRegistration(services, { actor, id, overCapacity: true })
    expect(room).toMatchObject({ ok: true, details: { overCapacity: true } })
  },
)

test.each(ENGINES)(
  '%s: of two restored at once for the last places one is told',
  async (engine) => {
    const services = await withTwoPlaces(engine)
    const { id } = await paidRegistration(services)
    await cancelRegistration(services, { actor, id })
    const other = await unpaidRegistration(services, couple({ arrival: '2025-09-13T11:00' }))
    await cancelRegistration(services, { actor, id: other.id })
    const answers = await Promise.all(
      [id, other.id].map((each) => restoreRegistration(services, { actor, id: each })),
    )
    expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true])
    expect((await countPlaces(services.db, EVENT)).people).toBe(2)
  },
)

test.each(ENGINES)('%s: a registration is restored once, by two people at once', async (engine) => {
  const services = await withTwoPlaces(engine)
  const { id } = await paidRegistration(services)
  await cancelRegistration(services, { actor, id })
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
  const stored = await findRegistration(services.db, id)
  if (!stored) throw new Error('it is stored')
  const payment = await payBalance(services, { kind: 'registration', registration: stored })
  if (!payment) throw new Error('it can be paid')
  await finishPayment(services, payment, 'approve')
}

test.each(ENGINES)('%s: who has not paid can pay again, and in time', async (engine) => {
  const services = await withTwoPlaces(engine)
  const { id } = await unpaidRegistration(services)
  await cancelRegistration(services, { actor, id })
  await restoreRegistration(services, { actor, id })
  const held = await findRegistration(services.db, id)
  expect(held).toMatchObject({ hold: 'held', standing: 'Not paid', still_due_minor: 360_000 })
  const until = services.now().getTime() + 48 * HOUR_MS
  expect(held?.held_until).toBe(new Date(until).toISOString())
  services.pass(1_000)
  await payRest(services, id)
  expect(await findRegistration(services.db, id)).toMatchObject({ hold: 'confirmed' })
})

test('who does not pay in time loses the places again', async () => {
  const services = await withTwoPlaces()
  const { id } = await unpaidRegistration(services)
  await cancelRegistration(services, { actor, id })
  await restoreRegistration(services, { actor, id })
  services.pass(49 * HOUR_MS)
  await releasePlaces(services)
  expect(await findRegistration(services.db, id)).toMatchObject({ hold: 'released' })
})

test.each(ENGINES)(
  '%s: who gets everything back keeps the restored places for paying again',
  async (engine) => {
    const services = await withTwoPlaces(engine)
    const { id, payment } = await paidRegistration(services)
    await cancelRegistration(services, { actor, id })
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
    expect(await findRegistration(services.db, id)).toMatchObject({ hold: 'held' })
    asked.forEach((refund) => {
      refund.state = 'done'
    })
    await followRefunds(slow, await findPaymentById(services.db, payment.id), 'sweep')
    expect(await findRegistration(services.db, id)).toMatchObject({
      hold: 'held',
      standing: 'Not paid',
      still_due_minor: 360_000,
    })
    services.pass(1_000)
    await payRest(services, id)
    expect(await findRegistration(services.db, id)).toMatchObject({
      hold: 'confirmed',
      standing: 'Paid',
    })
  },
)

test('who waited waits again, also at a full date', async () => {
  const services = await withTwoPlaces()
  await paidRegistration(services)
  const child = registration({ persons: [attendee({ age: 30 })] })
  const { id } = await register(services, { registration: child, waiting: true })
  await cancelRegistration(services, { actor, id })
  await restoreRegistration(services, { actor, id })
  expect(await findRegistration(services.db, id)).toMatchObject({
    hold: 'waiting',
    standing: 'Waiting',
  })
})

test('everybody is told that it was restored, and again when it is cancelled once more', async ({
  services,
}) => {
  const { persons, ...family } = couple()
  const own = persons.map((person, index) =>
    index === 0 ? person : { ...person, email: 'maya@example.org' },
  )
  const { id } = await paidRegistration(services, { ...family, persons: own })
  await cancelRegistration(services, { actor, id })
  await sendDueMails(services)
  await restoreRegistration(services, { actor, id })
  await sendDueMails(services)
  services.pass(1_000)
  await cancelRegistration(services, { actor, id })
  await sendDueMails(services)
  const subjects = (email: string) =>
    services.sandbox.mailbox
      .mails()
      .filter(({ to }) => to.includes(email))
      .map(({ headers }) => String(headers.subject).replace(/.* was /, ''))
  const told = ['cancelled', 'restored', 'cancelled']
  expect(subjects('maya@example.org')).toEqual(told)
  expect(subjects('ravi@example.org').slice(0, 3)).toEqual(told)
  const [restored] = services.sandbox.mailbox
    .mails()
    .filter(
      ({ to, headers }) => to.includes('maya@example.org') && /restored/.test(`${headers.subject}`),
    )
  expect(restored?.text).toContain('Your ticket is valid again.')
  expect(restored?.text).not.toContain('Rs.')
  expect(restored?.attachments.map(({ name }) => name)).toEqual(['tickets.pdf'])
})
