import { sql } from 'kysely'
import { expect, onTestFinished, vi } from 'vitest'
import { mailsAbout, queueMail } from '#database/records/mail/outbox.ts'
import { createSmtp } from '#integrations/mail/smtp/smtp.ts'
import {
  capture,
  paidGift,
  paidRegistration,
  payInSandbox,
  register,
} from '#tests/support/payments.ts'
import { couple, testGift } from '#tests/support/people.ts'
import { sentMails } from '#tests/support/sent-mails.ts'
import { onEngines, type TestServices, test, testServices } from '#tests/support/site/services.ts'
import { giveGift } from '#workflows/gifts/give-gift.ts'
import { receiveReport } from '#workflows/records/payments/reports/receive-report.ts'
import { settlePayment } from '#workflows/records/payments/reports/settle-payment.ts'
import { isMailDue, sendDueMails } from './send-mails.ts'

const gift = { ...testGift, name: 'Anita <b>Sample</b>', amountMinor: 125_050 }

const registration = couple({
  eventCode: 'wfsoctmysore2023',
  arrival: '2025-11-02T18:00',
  paymentType: 'Part Payment',
})

onEngines('a gift gets one receipt, however often it is reported', async (services) => {
  const payment = await giveGift(services, gift)
  const body = await payInSandbox(services, payment, 'twice')
  for (let times = 0; times < 3; times++) {
    await receiveReport(services, { body, source: 'return' })
    await receiveReport(services, { body, source: 'webhook' })
  }
  expect(await isMailDue(services)).toBe(true)
  await Promise.all([sendDueMails(services), sendDueMails(services), sendDueMails(services)])
  expect(await isMailDue(services)).toBe(false)
  const [mail, ...more] = services.sandbox.mailbox.mails()
  expect(more).toEqual([])
  expect(mail?.to).toEqual(['anita@example.org'])
  expect(mail?.headers.subject).toBe(`Thank you for your gift of Rs. 1,250.50 (${payment.txnid})`)
  for (const words of [
    'Amount: Rs. 1,250.50',
    'In words: Rupees One Thousand Two Hundred Fifty and Fifty Paise Only',
    `http://church.test/my/${payment.privateToken}/receipts/2026-27/000001`,
  ]) {
    expect(mail?.text).toContain(words)
  }
  expect(mail?.html).toContain('Anita &lt;b&gt;Sample&lt;/b&gt;')
})

onEngines('the mail about a paid registration has all details', async (services) => {
  const { payment } = await paidRegistration(services, registration)
  const [mail, ...more] = await sentMails(services)
  expect(more).toEqual([])
  expect(mail?.to).toEqual(['ravi@example.org'])
  expect(mail?.headers.subject).toContain(payment.txnid)
  for (const words of [
    'When: Oct 9 to 13',
    'Arrival: 2 November 2025, 6:00 PM',
    '- Maya Sample',
    'Paid: Rs. 1,600',
    'Balance due: Rs. 11,600',
    'http://church.test/letters/wfsoctmysore2023.pdf',
  ]) {
    expect(mail?.text).toContain(words)
  }
  const [calendar] = mail?.attachments ?? []
  expect(calendar?.name).toBe('wfsoctmysore2023.ics')
  expect(calendar?.content.toString()).toContain('DTSTART;VALUE=DATE:20231009')
  expect(calendar?.content.toString()).toContain('DTEND;VALUE=DATE:20231014')
})

test('a registration with nothing due is mailed once', async (services) => {
  const persons = registration.persons.map((one) => ({ ...one, age: 3 }))
  const small = { registration: { ...registration, persons }, key: 'a-key-of-the-browser' }
  await register(services, small)
  await register(services, small)
  await sendDueMails(services)
  expect(services.sandbox.mailbox.mails()).toHaveLength(1)
  expect(services.sandbox.mailbox.mails()[0]?.text).toContain('Nothing is due online')
})

test('the mail about a failure has the link to try again', async (services) => {
  const payment = await paidGift(services, {}, 'decline')
  const [mail] = await sentMails(services)
  expect(mail?.headers.subject).toContain('did not go through')
  expect(mail?.text).toContain(`http://church.test/response?txnid=${payment.txnid}`)
})

test('the mail about a failure is not sent once the payment has succeeded', async (services) => {
  const payment = await paidGift(services, {}, 'decline')
  await capture(services, payment)
  await settlePayment(services, payment, { source: 'sweep' })
  await sendDueMails(services)
  const mails = await mailsAbout(services.db, { payment_id: payment.id })
  expect(mails.map(({ kind, outcome }) => [kind, outcome])).toEqual([
    ['payment-failed', 'overtaken'],
    ['gift-receipt', 'sent'],
  ])
})

test('after a day of mail server outage every mail arrives once', async (services) => {
  await paidGift(services)
  const from = 'office@church.example.org'
  const down = createSmtp({ url: 'smtp://127.0.0.1:1', from, timeoutMs: 200 })
  let attempts = 0
  for (let minute = 0; minute < 24 * 60; minute++) {
    if (await isMailDue(services)) {
      attempts++
      await sendDueMails({ ...services, mail: down })
    }
    services.pass(60_000)
  }
  expect(attempts).toBeGreaterThan(20)
  expect(attempts).toBeLessThan(40)
  services.pass(60 * 60_000)
  await sendDueMails(services)
  expect(await sentMails(services)).toHaveLength(1)
})

onEngines('a mail queued by a clock that was ahead is sent now', async (services) => {
  services.pass(300 * 24 * 60 * 60_000)
  await paidGift(services)
  services.pass(-300 * 24 * 60 * 60_000)
  expect(await isMailDue(services)).toBe(true)
  expect(await sentMails(services)).toHaveLength(1)
  expect(await isMailDue(services)).toBe(false)
})

test('a permanently refused address is not retried; a busy one is', async (services) => {
  const refused = await paidGift(services, { email: 'refused@example.org' })
  const busy = await paidGift(services, { email: 'busy@example.org' })
  await sendDueMails(services)
  expect(await mailsAbout(services.db, { payment_id: refused.id })).toMatchObject([
    { outcome: 'undeliverable', due_at: null, problem: expect.stringContaining('550') },
  ])
  expect(await mailsAbout(services.db, { payment_id: busy.id })).toMatchObject([
    { outcome: null, attempts: 1, due_at: '2026-11-15T04:00:30.000Z' },
  ])
})

/** A process that dies right after the mail server has accepted the mail. */
function dyingAfterSending(services: TestServices): TestServices {
  let dead = false
  const db = services.db.withPlugin({
    transformQuery({ node }) {
      if (dead) throw new Error('killed')
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const mail: TestServices['mail'] = {
    send: async (outgoing) => {
      const delivery = await services.mail.send(outgoing)
      dead = true
      return delivery
    },
  }
  return { ...services, db, mail }
}

onEngines(
  'a mail that a process was sending when it died is sent again with the same Message-ID',
  async (services) => {
    const payment = await paidGift(services)
    await expect(sendDueMails(dyingAfterSending(services))).rejects.toThrow('killed')
    const about = { payment_id: payment.id }
    expect(await mailsAbout(services.db, about)).toMatchObject([
      { outcome: null, attempts: 1, sending_since: '2026-11-15T04:00:00.000Z' },
    ])
    // The first process may still be sending it, so others wait until the claim has expired.
    services.pass(5_000)
    await sendDueMails(services)
    services.pass(24_000)
    await sendDueMails(services)
    expect([...services.sandbox.mailbox.deliveries().values()]).toEqual([1])
    services.pass(1_000)
    await sendDueMails(services)
    expect(await mailsAbout(services.db, about)).toMatchObject([
      {
        outcome: 'sent',
        attempts: 2,
        sending_since: null,
        problem: expect.stringMatching(/twice/),
      },
    ])
    expect([...services.sandbox.mailbox.deliveries().values()]).toEqual([2])
    expect(services.counted()['mail.taken-over']).toBe(1)
  },
)

test('a stopping server finishes the current mail and starts no other', async (services) => {
  for (let count = 0; count < 2; count++) await paidGift(services)
  let looked = 0
  await sendDueMails(services, () => looked++ > 0)
  expect(services.sandbox.mailbox.mails()).toHaveLength(1)
  await sendDueMails(services)
  expect([...services.sandbox.mailbox.deliveries().values()]).toEqual([1, 1])
})

const SECOND_MS = 1_000

test.each([
  ['the same clock', 0],
  ['a clock an hour ahead', 60 * 60_000],
  ['a clock an hour behind', -60 * 60_000],
])('a mail server that answers after nine minutes gets one copy, by %s', async (_, offByMs) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const services = await testServices()
  await paidGift(services)
  const other = { ...services, now: () => new Date(services.now().getTime() + offByMs) }
  const slow: TestServices['mail'] = {
    send: async (mail) => {
      for (let seconds = 0; seconds < 9 * 60; seconds += 5) {
        services.pass(5 * SECOND_MS)
        await vi.advanceTimersByTimeAsync(5 * SECOND_MS)
        await sendDueMails(other)
      }
      return services.mail.send(mail)
    },
  }
  await sendDueMails({ ...services, mail: slow })
  services.pass(2 * 60 * 60_000)
  await sendDueMails(services)
  expect([...services.sandbox.mailbox.deliveries().values()]).toEqual([1])
  expect(services.counted()['mail.taken-over']).toBeUndefined()
})

onEngines('a mail that only a newer version knows is left to it', async (services) => {
  const { db } = services
  const { id } = await giveGift(services, testGift)
  const mail = { about: { payment_id: id }, at: services.now() } as const
  await queueMail(db, { ...mail, kind: 'private-link', name: 'newer', recipient: 'a@example.org' })
  await sql`update outbox set kind = 'of-a-newer-version'`.execute(db)
  await queueMail(db, { ...mail, kind: 'private-link', name: 'known', recipient: 'b@example.org' })
  expect(await sendDueMails(services)).toEqual({ sent: 1, put_off: 0 })
  expect(await isMailDue(services)).toBe(false)
  const kinds = (await mailsAbout(db, mail.about)).map(({ kind }) => kind)
  expect(kinds).toEqual(['private-link'])
})
