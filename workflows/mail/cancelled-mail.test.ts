import { expect, test } from 'vitest'
import { mailsAbout } from '#database/records/mail/outbox.ts'
import { paidRegistration } from '#tests/support/payments.ts'
import { changeEvent } from '#tests/support/site/church.ts'
import { onEngines, type TestServices, testServices } from '#tests/support/site/services.ts'
import { COMMAND_LINE } from '#workflows/actor.ts'
import { cancelByVisitor } from '#workflows/records/cancellations/cancel-by-visitor.ts'
import { cancelRegistration } from '#workflows/records/cancellations/cancel-registration.ts'
import { refundRecord } from '#workflows/records/refunds/refund-record.ts'
import { attachmentsOf } from './attachments.ts'
import { readMail } from './send-mails.ts'

async function wordsFor(services: TestServices, id: string) {
  const mails = await mailsAbout(services.db, { registration_id: id })
  const cancelled = mails.find(({ kind }) => kind === 'registration-cancelled')
  return cancelled && (await readMail(services, cancelled))?.paragraphs.slice(2)
}

test.each([
  [0, ['You have paid Rs. 3,600. Our office will write to you about it.']],
  [360_000, ['Rs. 3,600 is on its way back to you.']],
  [
    100_000,
    [
      'Rs. 1,000 is on its way back to you.',
      'Our office will write to you about the other Rs. 2,600 that you have paid.',
    ],
  ],
])('the office has refunded %i paise before it cancels', async (amountMinor, words) => {
  const services = await testServices()
  const { id } = await paidRegistration(services)
  const request = { actor: COMMAND_LINE, id }
  if (amountMinor > 0)
    await refundRecord(services, { ...request, kind: 'registration', amountMinor, reason: 'Ill' })
  await cancelRegistration(services, request)
  expect(await wordsFor(services, id)).toEqual(words)
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
