import { expect } from 'vitest'
import { MAIL_KINDS } from '#database/records/mail/mail-facts.ts'
import { paidGift, register } from '#tests/support/payments.ts'
import { attendee, registration } from '#tests/support/people.ts'
import { sentMails } from '#tests/support/sent-mails.ts'
import { onEngines, type TestServices, test, withParts } from '#tests/support/site/services.ts'
import { MAILS } from './mails.ts'
import { isMailDue, sendDueMails } from './send-mails.ts'

const STEP_MS = 10 * 60_000
const HOUR_MS = 6 * STEP_MS

/** Prints no tickets: here mails are counted, and each PDF takes longer than its mail. */
function servicesFor(plain: TestServices): TestServices {
  return withParts(plain, { printTickets: async () => new Uint8Array() })
}

/** Registers a three-year-old alone, which is free: anybody can do this with anybody's address. */
async function registerChildren(services: TestServices, emails: readonly string[]): Promise<void> {
  for (const [index, email] of emails.entries()) {
    services.pass(1)
    const child = attendee({ firstname: `Child ${index}`, age: 3, email })
    await register(services, { registration: registration({ persons: [child] }) })
  }
}

/** Runs the job over the given time, less often than in production. */
async function sendFor(services: TestServices, ms: number): Promise<number> {
  for (let passed = 0; passed < ms; passed += STEP_MS) {
    if (await isMailDue(services)) await sendDueMails(services)
    services.pass(STEP_MS)
  }
  return services.sandbox.mailbox.mails().length
}

onEngines('one address gets five limited mails an hour, and none is lost', async (plain) => {
  const services = servicesFor(plain)
  await registerChildren(services, Array(12).fill('victim@example.org'))
  expect(await services.db.selectFrom('registration').selectAll().execute()).toHaveLength(12)
  expect(await sendFor(services, HOUR_MS)).toBe(5)
  expect(await sendFor(services, HOUR_MS)).toBe(10)
  expect(await sendFor(services, HOUR_MS)).toBe(12)
  const mails = services.sandbox.mailbox.mails().toReversed()
  expect(mails.map(({ text }) => /- (Child \d+)/.exec(text)?.[1])).toEqual(
    mails.map((_, index) => `Child ${index}`),
  )
  const outcomes = await services.db.selectFrom('outbox').select('outcome').execute()
  expect(new Set(outcomes.map(({ outcome }) => outcome))).toEqual(new Set(['sent']))
})

test('spellings of one mailbox share its limit, another mailbox does not wait', async (plain) => {
  const services = servicesFor(plain)
  const spellings = ['victim@example.org', 'Victim@Example.org', 'victim+1@example.org']
  await registerChildren(services, [...spellings, ...spellings, ...spellings])
  await registerChildren(services, ['other@example.org'])
  const to = (await sentMails(services)).flatMap((mail) => mail.to)
  expect(to.filter((address) => /victim/i.test(address))).toHaveLength(5)
  expect(to).toContain('other@example.org')
})

test('mails about failures are limited, mails about received money are not', async (plain) => {
  const services = servicesFor(plain)
  const email = 'victim@example.org'
  for (let count = 0; count < 7; count++) await paidGift(services, { email }, 'decline')
  expect(await sentMails(services)).toHaveLength(5)
  for (let count = 0; count < 7; count++) await paidGift(services, { email })
  expect(await sentMails(services)).toHaveLength(12)
  await registerChildren(services, ['other@example.org'])
  expect(await sentMails(services)).toHaveLength(13)
})

test('a mail that was postponed for a week is not given up at its first failure', async (plain) => {
  const services = servicesFor(plain)
  await registerChildren(services, ['victim@example.org'])
  services.pass(8 * 24 * HOUR_MS)
  const down = { send: () => Promise.reject(new Error('the mail server is down')) }
  await sendDueMails({ ...services, mail: down })
  expect(await sendFor(services, HOUR_MS)).toBe(1)
})

test('only mails after verified money, and mails of the office, have no limit', () => {
  const kinds = (limit: string) => MAIL_KINDS.filter((kind) => MAILS[kind].limit === limit)
  expect(kinds('none').toSorted()).toEqual([
    ...['attention', 'gift-receipt', 'hand-gift-receipt', 'message', 'office-summary', 'paid-late'],
    ...['paid-twice', 'payment-recorded', 'place-offered', 'refund-coming', 'refund-refused'],
    ...['refunded', 'refunded-in-part', 'registration-changed', 'registration-moved'],
    ...['registration-paid', 'staff-invitation'],
  ])
  expect(kinds('sign-in')).toEqual(['staff-link'])
})

test('only reminders can be stopped', () => {
  expect(MAIL_KINDS.filter((kind) => MAILS[kind].isReminder)).toEqual([
    ...['payment-unfinished', 'balance-reminder', 'conference-reminder', 'monthly-gift'],
  ])
})
