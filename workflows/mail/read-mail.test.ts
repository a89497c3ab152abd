import { expect } from 'vitest'
import { mailsAbout, queueMail } from '#database/records/mail/outbox.ts'
import { correctPerson } from '#tests/support/corrections.ts'
import { paidRegistration, register } from '#tests/support/payments.ts'
import { attendee, registration, testGift } from '#tests/support/people.ts'
import { sentMails } from '#tests/support/sent-mails.ts'
import { changeEvent, withCapacity } from '#tests/support/site/church.ts'
import { onEngines, type TestServices, test, testServices } from '#tests/support/site/services.ts'
import { COMMAND_LINE } from '#workflows/actor.ts'
import { giveGift } from '#workflows/gifts/give-gift.ts'
import { cancelByVisitor } from '#workflows/records/cancellations/cancel-by-visitor.ts'
import { cancelRegistration } from '#workflows/records/cancellations/cancel-registration.ts'
import { sendPrivateLink } from '#workflows/records/private/read-private-page.ts'
import { refundRecord } from '#workflows/records/refunds/refund-record.ts'
import { readRegistrationRecord } from '#workflows/records/registration/read-registration-record.ts'
import { type CancelledMoney, cancelledMoney } from './registration-facts.ts'
import { readMailText, sendMailAgain } from './send-mail-again.ts'
import { attachmentsOf, calendarFile, readMail, sendDueMails } from './send-mails.ts'

onEngines('a mail is not written from facts that are not its own', async (services) => {
  const { db, now } = services
  const about = { registration_id: (await paidRegistration(services)).id }
  const mail = { about, recipient: 'asha@example.org', at: now() }
  await queueMail(db, { ...mail, kind: 'request-received', facts: { wish: 'Please move us' } })
  const written = async () => {
    const mails = await mailsAbout(db, about)
    const request = mails.find(({ kind }) => kind === 'request-received')
    return request && (await readMail(services, request))?.facts?.[0]
  }
  expect(await written()).toEqual(['You asked', 'Please move us'])
  await db.updateTable('outbox').set({ facts: '{"wish":{"text":"Please"}}' }).execute()
  await expect(written()).rejects.toThrow('Expected string')
})

test('every line ends as the standard wants it, the last one too', () => {
  const file = calendarFile({
    id: 'visit',
    event: {
      name: 'Encounter with God',
      dates: 'Nov 14 to 15',
      venue: 'Campus, Mysore',
      days: { first: '2026-11-14', last: '2026-11-15' },
      movedFrom: undefined,
    },
    language: 'en',
    about: 'See\nhttps://church.example.org/my/x',
    at: new Date('2026-10-01T00:00:00Z'),
    version: 0,
  })
  // RFC 5545, 3.1: each line is terminated by CRLF.
  expect(file).toMatch(/^(?:[^\r\n]+\r\n)+$/)
  expect(file).toContain('Nov 14 to 15\\, 2026 (Saturday to Sunday)')
})

async function wordsFor(services: TestServices, id: string) {
  const mails = await mailsAbout(services.db, { registration_id: id })
  const cancelled = mails.find(({ kind }) => kind === 'registration-cancelled')
  return cancelled && (await readMail(services, cancelled))?.paragraphs.slice(2)
}

test('the office has refunded a part before it cancels', async (services) => {
  const { id } = await paidRegistration(services)
  const request = { actor: COMMAND_LINE, id }
  const refund = { kind: 'registration', amountMinor: 100_000, reason: 'Ill' } as const
  await refundRecord(services, { ...request, ...refund })
  await cancelRegistration(services, request)
  expect(await wordsFor(services, id)).toEqual([
    'Rs. 1,000 is on its way back to you.',
    'Our office will write to you about the other Rs. 2,600 that you have paid.',
  ])
})

test('a visitor reads again what the page promised', async () => {
  const days = { first: '2026-12-12', last: '2026-12-13' }
  const cancel = { untilDays: 14, refundPercent: 80 }
  const services = changeEvent(await testServices(), { days, cancel })
  const { id } = await paidRegistration(services)
  const form = { id, key: 'the-form', version: 0 }
  await cancelByVisitor(services, { ...form, whom: 'all', promisedMinor: 288_000 })
  expect(await wordsFor(services, id)).toEqual([
    'Rs. 2,880 is on its way back to you.',
    'We keep Rs. 720, as the page said before the cancellation.',
  ])
})

onEngines('who paid and has cancelled since is not told to come', async (services) => {
  const { id, payment } = await paidRegistration(services)
  await cancelRegistration(services, { actor: COMMAND_LINE, id })
  const [mail] = await mailsAbout(services.db, { payment_id: payment.id })
  if (mail?.kind !== 'registration-paid') throw new Error('the payment has a mail')
  const body = await readMail(services, mail)
  expect(body).toMatchObject({
    subject: expect.stringMatching(/^We have received Rs\. 3,600 for /),
    heading: 'We have received your payment',
    paragraphs: ['Thank you. After that, the registration was cancelled.'],
    people: { heading: 'Who was registered' },
    tickets: [],
  })
  expect(body?.links?.map(({ label }) => label)).toEqual(['Receipt'])
  expect(JSON.stringify(body)).not.toMatch(/look forward|Balance due|If your plans change/)
  expect(await attachmentsOf(services, mail)).toEqual([])
})

const NONE = { receivedMinor: 0, returnedMinor: 0, comingMinor: 0, byHandMinor: 0, staysMinor: 0 }
const office = { ...NONE, by: 'office' } as const
const visitor = { ...NONE, by: 'visitor' } as const
const NOTHING = 'We have received no payment for it, so there is nothing to give back.'

const CASES: [what: string, money: CancelledMoney, words: string[]][] = [
  ['nothing was paid', office, [NOTHING]],
  ['nothing was paid, by the visitor', visitor, [NOTHING]],
  [
    'everything is on its way',
    { ...office, receivedMinor: 90_000, comingMinor: 90_000 },
    ['Rs. 900 is on its way back to you.'],
  ],
  [
    'everything has gone back',
    { ...office, receivedMinor: 90_000, returnedMinor: 90_000 },
    ['Rs. 900 has gone back to you.'],
  ],
  [
    'the office decides about everything',
    { ...office, receivedMinor: 90_000, staysMinor: 90_000 },
    ['You have paid Rs. 900. Our office will write to you about it.'],
  ],
  [
    'money that came by hand is given back by the office',
    { ...visitor, receivedMinor: 90_000, byHandMinor: 90_000 },
    ['Our office will give Rs. 900 back to you, and write to you about it.'],
  ],
  [
    'both ways at once',
    { ...visitor, receivedMinor: 90_000, comingMinor: 50_000, byHandMinor: 40_000 },
    [
      'Rs. 500 is on its way back to you.',
      'Our office will give Rs. 400 back to you, and write to you about it.',
    ],
  ],
]

test.each(CASES)('%s', (_, money, words) => {
  expect(cancelledMoney('en', money)).toEqual(words)
})

const actor = COMMAND_LINE

onEngines('a sent mail is shown as it was sent', async (services) => {
  const { id } = await paidRegistration(services)
  const [sent] = await sentMails(services)
  await correctPerson(services, { actor, id, person: 1, changes: { firstname: 'Ravindra' } })
  await cancelRegistration(services, { actor, id })
  const text = await textOf(services, id, 'registration-paid')
  expect(text?.subject).toBe(sent?.headers.subject)
  expect(text?.text).toContain('- Ravi Sample')
  expect(text?.text).toContain('Everything is paid.')
  expect(text?.text).toContain('/my/…')
  expect(text?.isAsSent).toBe(true)
})

onEngines('no link that acts for somebody is stored with a mail', async (plain) => {
  const services = withCapacity(plain, { capacity: { people: 9 } })
  const child = registration({ persons: [attendee({ age: 3 })] })
  const { id } = await register(services, { registration: child })
  expect(await textOf(services, id, 'keep-places')).toBeUndefined()
  const [sent] = await sentMails(services)
  expect(sent?.text).toMatch(/\/keep\/[\w-]{20}/)
  const text = await textOf(services, id, 'keep-places')
  expect(text?.text).toContain('/keep/…')
  const stored = JSON.stringify(await services.db.selectFrom('outbox').selectAll().execute())
  expect(stored).not.toMatch(/\/(my|pay|keep|receipts|unsubscribe)\/[\w-]{9}/)
})

onEngines('a mail that is sent again has a text of its own', async (services) => {
  const { id } = await paidRegistration(services)
  await sendDueMails(services)
  await correctPerson(services, { actor, id, person: 1, changes: { firstname: 'Ravindra' } })
  services.pass(1_000)
  const first = (await mailsOf(services, id)).find(({ kind }) => kind === 'registration-paid')
  const again = { actor, kind: 'registration', id, mailKey: first?.key ?? '' } as const
  expect(await sendMailAgain(services, again)).toMatchObject({ ok: true })
  await sendDueMails(services)
  const mails = await mailsOf(services, id)
  const texts = mails.filter(({ kind }) => kind === 'registration-paid')
  expect(texts.map(({ sent_text }) => sent_text?.includes('Ravindra'))).toEqual([false, true])
})

async function mailsOf(services: TestServices, id: string) {
  const record = await readRegistrationRecord(services, { id, actor })
  return record?.mails ?? []
}

async function textOf(services: TestServices, id: string, kind: string) {
  const mail = (await mailsOf(services, id)).find((each) => each.kind === kind)
  return mail && readMailText(services, mail)
}

test('repeated requests for the link send it once an hour', async (services) => {
  const payment = await giveGift(services, testGift)
  for (let times = 0; times < 5; times++) await sendPrivateLink(services, payment.txnid)
  await sendPrivateLink(services, 'EWG00000000000')
  expect((await sentMails(services)).map(({ to }) => to)).toEqual([[testGift.email]])
  services.pass(60 * 60_000)
  await sendPrivateLink(services, payment.txnid)
  expect(await sentMails(services)).toHaveLength(2)
})
