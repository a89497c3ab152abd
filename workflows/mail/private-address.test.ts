import { expect } from 'vitest'
import type { MailKind } from '#database/records/mail/mail-facts.ts'
import { type NewMail, queueMail } from '#database/records/mail/outbox.ts'
import type { PaymentState } from '#domain/payments/payment-state.ts'
import { register } from '#tests/support/payments.ts'
import { attendee, registration, testGift } from '#tests/support/people.ts'
import { type TestServices, test, testServices } from '#tests/support/site/services.ts'
import { giveGift } from '#workflows/gifts/give-gift.ts'
import { sendPrivateLink } from '#workflows/records/private/send-my-links.ts'
import { sendDueMails } from './send-mails.ts'

/** Each kind of mail, and the state of its payment in which it is sent. */
const ABOUT_PAYMENTS: [MailKind, PaymentState][] = [
  ['registration-paid', 'paid'],
  ['payment-failed', 'failed'],
  ['paid-twice', 'paid'],
  ['refunded', 'refunded'],
  ['refunded-in-part', 'paid'],
  ['place-offered', 'open'],
  ['paid-late', 'paid'],
  ['private-link', 'open'],
  ['private-link', 'refunded'],
]

test('each mail about a registration, and its calendar file, carries the private address', async ({
  services,
}) => {
  const { payment, id } = await register(services, { registration: registration() })
  if (!payment) throw new Error('there is something to pay')
  const address = `http://church.test/my/${await tokenOf(services, 'registration', id)}`
  for (const [kind, state] of ABOUT_PAYMENTS) {
    await services.db.updateTable('payment').set({ state }).execute()
    const mail = await send(services, kind, { payment_id: payment.id })
    expect([kind, mail?.text]).toEqual([kind, expect.stringContaining(address)])
    expect([kind, mail?.html]).toEqual([kind, expect.stringContaining(address)])
    if (kind !== 'registration-paid') continue
    // Unfolds the long lines of the calendar file.
    const file = String(mail?.attachments[0]?.content).replaceAll(/\r?\n /g, '')
    expect(file).toContain(address)
    expect(file).not.toContain('/registered/')
  }
})

const ABOUT_REGISTRATIONS = [
  'registration-received',
  'waiting-listed',
  'registration-corrected',
  'registration-cancelled',
  'request-received',
] as const

test.each(ABOUT_REGISTRATIONS)('the mail %s carries the private address', async (kind) => {
  const services = await testServices()
  const child = registration({ persons: [attendee({ age: 3 })] })
  const { id } = await register(services, { registration: child })
  const address = `http://church.test/my/${await tokenOf(services, 'registration', id)}`
  const hold = kind === 'waiting-listed' ? 'waiting' : 'confirmed'
  await services.db.updateTable('registration').set({ hold }).execute()
  const mail = await send(services, kind, { registration_id: id })
  expect(mail?.text).toContain(address)
})

test('the receipt of a gift carries the private address', async ({ services }) => {
  const payment = await giveGift(services, testGift)
  await services.db.updateTable('payment').set({ state: 'paid' }).execute()
  const mail = await send(services, 'gift-receipt', { payment_id: payment.id })
  const token = await tokenOf(services, 'gift', payment.gift_id ?? '')
  expect(mail?.text).toContain(`http://church.test/my/${token}`)
})

test('repeated requests for the link send it once an hour', async ({ services }) => {
  const payment = await giveGift(services, testGift)
  for (let times = 0; times < 5; times++) await sendPrivateLink(services, payment.txnid)
  await sendPrivateLink(services, 'EWG00000000000')
  await sendDueMails(services)
  expect(services.sandbox.mailbox.mails().map(({ to }) => to)).toEqual([[testGift.email]])
  services.pass(60 * 60_000)
  await sendPrivateLink(services, payment.txnid)
  await sendDueMails(services)
  expect(services.sandbox.mailbox.mails()).toHaveLength(2)
})

async function send(services: TestServices, kind: MailKind, about: NewMail['about']) {
  await services.db.deleteFrom('outbox').execute()
  const at = services.now()
  await queueMail(services.db, { kind, about, recipient: 'asha@example.org', at })
  await sendDueMails(services)
  return services.sandbox.mailbox.mails()[0]
}

async function tokenOf({ db }: TestServices, table: 'gift' | 'registration', id: string) {
  const found = db.selectFrom(table).select('private_token').where('id', '=', id)
  return (await found.executeTakeFirstOrThrow()).private_token
}
