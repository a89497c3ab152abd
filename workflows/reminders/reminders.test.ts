import { expect } from 'vitest'
import type { Reminders } from '#content-model/schema/conferences/conferences.ts'
import { changeRows } from '#database/engine/rows.ts'
import { stopToken } from '#database/records/mail/reminders.ts'
import type { ConferenceEvent } from '#domain/conferences/conference.ts'
import type { RegistrationInput } from '#domain/registration/party.ts'
import { IntegrationError } from '#integrations/integration-error.ts'
import {
  finishPayment,
  paidRegistration,
  payInSandbox,
  register,
  unpaidRegistration,
  withProvider,
} from '#tests/support/payments.ts'
import { attendee, registration, testGift } from '#tests/support/people.ts'
import { sentMails } from '#tests/support/sent-mails.ts'
import { changeEvent, withCapacity } from '#tests/support/site/church.ts'
import { onEngines, type TestServices, test } from '#tests/support/site/services.ts'
import { COMMAND_LINE } from '#workflows/actor.ts'
import { giveGift } from '#workflows/gifts/give-gift.ts'
import { sendDueMails } from '#workflows/mail/send-mails.ts'
import { cancelRegistration } from '#workflows/records/cancellations/cancel-registration.ts'
import { retryPayment } from '#workflows/records/payments/read-hand-off.ts'
import { receiveReport } from '#workflows/records/payments/reports/receive-report.ts'
import {
  areRemindersDue,
  queueReminders,
  readReminderChoice,
  stopReminders,
} from './queue-reminders.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** The clock of the tests starts on 15 November 2026 at 9:30 in India. */
const DAYS = { first: '2026-12-12', last: '2026-12-13' }

onEngines('a payment left halfway is reminded of once, after half an hour', async (plain) => {
  const services = withCapacity(plain, { capacity: { people: 5 } })
  await registered(services)
  const payment = await giveGift(services, testGift)
  services.pass(29 * MINUTE_MS)
  expect(await remind(services)).toEqual([])
  expect(await areRemindersDue(services)).toBe(false)
  services.pass(MINUTE_MS)
  expect(await areRemindersDue(services)).toBe(true)
  await remind(services)
  await remind(services)
  const mails = services.sandbox.mailbox.mails()
  expect(mails.map(({ to }) => to[0]).sort()).toEqual([testGift.email, 'asha@example.org'].sort())
  const asha = mails.find(({ to }) => to[0] === 'asha@example.org')
  expect(asha?.text).toContain('Your place is held until 15 November 2026, 11:30 AM.')
  expect(asha?.text).toMatch(/\/my\/[0-9a-f]{40}/)
  const giver = mails.find(({ to }) => to[0] === testGift.email)
  expect(giver?.text).toContain(payment.txnid)
  expect(giver?.text).not.toContain('held until')
})

onEngines('a pending payment is told not to pay again, and nothing else', async (services) => {
  const { payment } = await registered(services)
  await finishPayment(services, payment, 'pending')
  services.pass(30 * MINUTE_MS)
  const [mail, ...more] = await remind(services)
  expect(more).toEqual([])
  expect(mail?.headers.subject).toContain("Please don't pay again")
  expect(mail?.text).not.toContain('Continue to payment')
  services.pass(60 * MINUTE_MS)
  expect(await remind(services)).toHaveLength(1)
})

onEngines('whoever paid without our knowing is not reminded', async (services) => {
  const { payment } = await registered(services)
  services.pass(30 * MINUTE_MS)
  await payInSandbox(services, payment, 'approve')
  const mails = await remind(services)
  expect(mails.map(({ headers }) => headers.subject)).toEqual([
    expect.stringContaining('You are registered'),
  ])
})

test('another attempt that is left halfway brings no second mail', async (services) => {
  const { payment } = await registered(services)
  services.pass(30 * MINUTE_MS)
  expect(await remind(services)).toHaveLength(1)
  await finishPayment(services, payment, 'decline')
  const again = await retryPayment(services, payment.txnid)
  expect(again?.txnid).not.toBe(payment.txnid)
  services.pass(30 * MINUTE_MS)
  const subjects = (await remind(services)).map(({ headers }) => headers.subject)
  expect(subjects.filter((subject) => subject?.includes('not finished'))).toHaveLength(1)
})

test('an attempt in a second tab ends when the first has paid, and nobody is reminded', async (services) => {
  const { payment } = await registered(services)
  await services.db.updateTable('registration').set({ submission: null }).execute()
  const other = await register(services, { registration: registration() })
  expect(other.payment?.id).not.toBe(payment.id)
  await finishPayment(services, payment, 'approve')
  services.pass(30 * MINUTE_MS)
  expect(await areRemindersDue(services)).toBe(false)
  const subjects = (await remind(services)).map(({ headers }) => headers.subject)
  expect(subjects).toEqual([expect.stringContaining('You are registered')])
})

test('whoever stops reminders while one waits to be sent does not get it', async (services) => {
  await registered(services)
  services.pass(30 * MINUTE_MS)
  await queueReminders(services)
  await stopReminders(services, await stopToken(services.db, 'asha@example.org'))
  expect(await remind(services)).toEqual([])
})

test('while the provider is out of reach nobody is reminded', async (services) => {
  await registered(services)
  services.pass(30 * MINUTE_MS)
  const ask = () => Promise.reject(new IntegrationError('payu', 'ask', 'timeout'))
  const failing = withProvider(services, { ask })
  expect(await remind(failing)).toEqual([])
  expect(await remind(services)).toHaveLength(1)
})

onEngines('whoever pays while the reminder waits to be sent gets none', async (services) => {
  const { payment } = await registered(services)
  services.pass(30 * MINUTE_MS)
  await queueReminders(services)
  await finishPayment(services, payment, 'approve')
  const [mail, ...more] = await remind(services)
  expect(more).toEqual([])
  expect(mail?.headers.subject).toContain('You are registered')
})

onEngines(
  'two servers at once, and a payment in between, make one mail of each kind',
  async (services) => {
    const { payment } = await registered(services)
    const second = await registered(services, {
      persons: [attendee({ email: 'lata@example.org' })],
    })
    services.pass(30 * MINUTE_MS)
    const body = await payInSandbox(services, payment, 'approve')
    await Promise.all([
      queueReminders(services),
      receiveReport(services, { body, source: 'return' }),
      queueReminders(services),
    ])
    const mails = await remind(services)
    expect(mails.map(({ to, headers }) => [to[0], headers.subject])).toHaveLength(2)
    const lata = mails.filter(({ to }) => to[0] === 'lata@example.org')
    expect(lata.map(({ text }) => text.includes(second.payment.txnid))).toEqual([true])
  },
)

test('nothing is sent about a payment that was cancelled, failed, or is older than a day', async (services) => {
  const cancelled = await registered(services)
  await cancelRegistration(services, { actor: COMMAND_LINE, id: cancelled.id })
  const failed = await registered(services, { persons: [attendee({ email: 'b@example.org' })] })
  await finishPayment(services, failed.payment, 'decline')
  const before = (await sentMails(services)).length
  services.pass(30 * MINUTE_MS)
  expect(await remind(services)).toHaveLength(before)
  await registered(services, { persons: [attendee({ email: 'c@example.org' })] })
  services.pass(25 * 60 * MINUTE_MS)
  expect(await remind(services)).toHaveLength(before)
})

onEngines('a balance is reminded of once, seven days before it is due', async (plain) => {
  const services = upcoming(plain)
  await paidInPart(services)
  services.pass(daysUntil('2026-12-05') - 1)
  expect(await remind(services)).toHaveLength(1)
  services.pass(1)
  await remind(services)
  const [mail, ...more] = await remind(services)
  expect(more).toHaveLength(1)
  expect(mail?.headers.subject).toMatch(/^Rs\. [\d,]+ is still due/)
  expect(mail?.text).toContain('12 December 2026')
})

test('a balance that was paid after the reminder was queued is not sent', async (plain) => {
  const services = upcoming(plain)
  const { id, payment } = await paidInPart(services)
  services.pass(daysUntil('2026-12-06'))
  await queueReminders(services)
  await changeRows(services.db, 'registration', { id }, { full_minor: payment.amount_minor })
  expect(await remind(services)).toHaveLength(1)
})

onEngines('everybody is reminded of the conference with letter and ticket', async (plain) => {
  const services = upcoming(plain)
  await paidInPart(services, {
    type: 'Married Couple',
    persons: [attendee(), attendee({ firstname: 'Ravi', email: 'ravi@example.org' })],
  })
  services.pass(daysUntil('2026-12-09'))
  const late = await paidInPart(services, { persons: [attendee({ email: 'late@example.org' })] })
  await remind(services)
  await remind(services)
  const mails = services.sandbox.mailbox
    .mails()
    .filter(({ headers }) => headers.subject?.endsWith('begins soon'))
  expect(mails.map(({ to }) => to[0]).sort()).toEqual(['asha@example.org', 'ravi@example.org'])
  for (const mail of mails) {
    expect(mail.attachments.map(({ name }) => name)).toEqual(['tickets.pdf'])
    expect(mail.text).toContain('General Information Letter')
    expect(mail.headers['list-unsubscribe']).toMatch(
      /^<http:\/\/church\.test\/unsubscribe\/[0-9a-f]{40}>$/,
    )
    expect(mail.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
  }
  services.pass(DAY_MS)
  await cancelRegistration(services, { actor: COMMAND_LINE, id: late.id })
  await remind(services)
  expect(
    services.sandbox.mailbox.mails().map(({ to, headers }) => [to[0], headers.subject]),
  ).not.toContainEqual(['late@example.org', expect.stringMatching(/begins soon/)])
})

test('a reminder that could not be sent before the conference began is not sent any more', async (plain) => {
  const services = upcoming(plain, { balance: null })
  await paidInPart(services)
  services.pass(daysUntil('2026-12-09'))
  await queueReminders(services)
  services.pass(3 * DAY_MS)
  expect(await remind(services)).toHaveLength(1)
})

onEngines('whoever stops reminders gets none, but receipts', async (plain) => {
  const services = upcoming(plain)
  await paidInPart(services)
  services.pass(daysUntil('2026-12-05'))
  const [mail] = await remind(services)
  const [, token = ''] = /unsubscribe\/([0-9a-f]{40})/.exec(mail?.text ?? '') ?? []
  expect(await readReminderChoice(services, token)).toBe('wanted')
  expect(await stopReminders(services, token)).toBe(true)
  expect(await stopReminders(services, token)).toBe(true)
  expect(await stopReminders(services, 'f'.repeat(40))).toBe(false)
  expect(await readReminderChoice(services, token)).toBe('stopped')
  const before = services.sandbox.mailbox.mails().length
  services.pass(4 * DAY_MS)
  expect(await remind(services)).toHaveLength(before)
})

test('content switches each reminder off', async (plain) => {
  const services = upcoming(plain, { payment: null, balance: null, conference: null })
  await paidInPart(services)
  await registered(services, { persons: [attendee({ email: 'b@example.org' })] })
  services.pass(30 * MINUTE_MS)
  expect(await areRemindersDue(services)).toBe(false)
  services.pass(daysUntil('2026-12-10'))
  expect(await areRemindersDue(services)).toBe(false)
})

function registered(services: TestServices, changes: Partial<RegistrationInput> = {}) {
  return unpaidRegistration(services, registration(changes))
}

/** Confirmed by mail, and Rs. 300 are received. */
async function paidInPart(services: TestServices, changes: Partial<RegistrationInput> = {}) {
  const part = registration({ paymentType: 'Part Payment', ...changes })
  const paid = await paidRegistration(services, part)
  await sendDueMails(services)
  return paid
}

async function remind(services: TestServices) {
  await queueReminders(services)
  return sentMails(services)
}

function upcoming(services: TestServices, reminders?: Partial<Reminders>): TestServices {
  const event: Partial<ConferenceEvent> = { days: DAYS, letter: true }
  const changed = changeEvent(services, event)
  const { conferences } = changed.content
  return {
    ...changed,
    content: {
      ...changed.content,
      conferences: { ...conferences, reminders: { ...conferences.reminders, ...reminders } },
    },
  }
}

/** From the start of the tests' clock to midnight in India. */
function daysUntil(day: string): number {
  return Date.parse(`${day}T00:00:00+05:30`) - Date.parse('2026-11-15T04:00:00.000Z')
}
