import { expect } from 'vitest'
import { readPaymentRecord } from '#app/features/payments/payment-record.server.ts'
import { receiptFacts } from '#app/features/receipts/receipt.server.tsx'
import type { Payment } from '#database/records/payments/payments.ts'
import { placeEvents } from '#database/records/places/places.ts'
import {
  finishPayment,
  giveBack,
  paidRegistration,
  unpaidRegistration,
} from '#tests/support/payments.ts'
import { couple } from '#tests/support/people.ts'
import { sentMails } from '#tests/support/sent-mails.ts'
import { onEngines, type TestServices, test } from '#tests/support/site/services.ts'
import { sendDueMails } from '#workflows/mail/send-mails.ts'
import { retryPayment } from '#workflows/records/payments/read-hand-off.ts'
import { readResult } from '#workflows/records/payments/read-payment.ts'
import { readReceiptPage } from '#workflows/records/receipts/read-receipt.ts'
import { readRegistered } from '#workflows/records/registration/read-registered.ts'
import { followRefunds } from './follow-refunds.ts'

/** Two people, paid in part: Rs. 1,600 of Rs. 13,200. */
const registration = couple({
  eventCode: 'wfsoctmysore2023',
  arrival: '2025-11-02T18:00',
  paymentType: 'Part Payment',
})

async function paid(services: TestServices): Promise<Payment> {
  return (await paidRegistration(services, registration)).payment
}

function registeredFor(services: TestServices, { registration_id }: Payment) {
  return readRegistered(services, registration_id ?? '')
}

async function receiptOf(services: TestServices, { token }: Payment) {
  const page = await readReceiptPage(services, { name: token, isOwnNumber: false })
  const facts = page ? receiptFacts(page).filter(([, value]) => value) : []
  return { refunded: page?.isRefunded, ...Object.fromEntries(facts) }
}

onEngines('a full refund is shown everywhere', async (services) => {
  const payment = await paid(services)
  await sendDueMails(services)
  await giveBack(services, payment)
  expect(await readResult(services, payment.txnid)).toMatchObject({
    kind: 'refunded',
    returned: { doneMinor: 160_000, keptMinor: 0 },
    refunds: [{ isDone: true, amountMinor: 160_000, at: expect.stringMatching(/^2026-11-15/) }],
  })
  expect(await registeredFor(services, payment)).toMatchObject({ places: 'refunded' })
  expect(await readPaymentRecord(services, payment.txnid)).toMatchObject({ refunded: '1600.00' })
  expect(await receiptOf(services, payment)).toMatchObject({
    refunded: true,
    'Given back': 'Rs. 1,600',
    Kept: 'Rs. 0',
  })
  const [mail] = await sentMails(services)
  expect(mail?.headers.subject).toBe(
    `We have given back your payment of Rs. 1,600 (${payment.txnid})`,
  )
})

onEngines('a partial refund raises the balance due', async (services) => {
  const payment = await paid(services)
  expect(await registeredFor(services, payment)).toMatchObject({ balance: 'Rs. 11,600' })
  await sendDueMails(services)
  await giveBack(services, payment, 50_000)
  expect(await readResult(services, payment.txnid)).toMatchObject({
    kind: 'success',
    returned: { doneMinor: 50_000, keptMinor: 110_000 },
  })
  expect(await registeredFor(services, payment)).toMatchObject({
    places: 'has-places',
    balance: 'Rs. 12,100',
  })
  expect(await readPaymentRecord(services, payment.txnid)).toMatchObject({ refunded: '500.00' })
  expect(await receiptOf(services, payment)).toMatchObject({
    refunded: false,
    Amount: 'Rs. 1,600',
    'Given back': 'Rs. 500',
    Kept: 'Rs. 1,100',
    'Kept, in words': 'Rupees One Thousand One Hundred Only',
  })
  const [mail] = await sentMails(services)
  expect(mail?.headers.subject).toBe(
    `We have given back Rs. 500 of your payment (${payment.txnid})`,
  )
  for (const words of ['Given back: Rs. 500', 'Kept: Rs. 1,100'])
    expect(mail?.text).toContain(words)
})

test('each partial refund is mailed once, and the last one as a full refund', async (services) => {
  const payment = await paid(services)
  await sendDueMails(services)
  for (const amount of [50_000, 30_000, 80_000]) {
    await giveBack(services, payment, amount)
    await followRefunds(services, payment, 'office')
    services.pass(1_000)
  }
  // The mail about a partial refund is dropped once everything was refunded.
  const subjects = (await sentMails(services)).map(({ headers }) => headers.subject)
  expect(subjects.filter((subject) => subject?.includes('given back'))).toEqual([
    `We have given back your payment of Rs. 1,600 (${payment.txnid})`,
  ])
})

test('a receipt that was not sent before the refund is not sent', async (services) => {
  const payment = await paid(services)
  await giveBack(services, payment)
  const subjects = (await sentMails(services)).map(({ headers }) => headers.subject)
  expect(subjects).toEqual([`We have given back your payment of Rs. 1,600 (${payment.txnid})`])
})

test('after a full refund the payer may pay again and gets the places back', async (services) => {
  const payment = await paid(services)
  await giveBack(services, payment)
  services.pass(1_000)
  const again = await retryPayment(services, payment.txnid)
  if (!again) throw new Error('nothing to pay')
  expect(again.txnid).not.toBe(payment.txnid)
  await finishPayment(services, again, 'approve')
  const events = await placeEvents(services.db, payment.registration_id ?? '')
  expect(events.map(({ source, to_hold }) => [source, to_hold])).toEqual([
    ['return', 'confirmed'],
    ['office', 'released'],
    ['visitor', 'held'],
    ['return', 'confirmed'],
  ])
  expect(await registeredFor(services, again)).toMatchObject({
    places: 'has-places',
    balance: 'Rs. 11,600',
  })
})

test('a mismatched amount is shown as refunded with what was taken', async (services) => {
  const { payment } = await unpaidRegistration(services, registration)
  await finishPayment(services, payment, 'wrong-amount')
  const { txnid } = payment
  expect(await readResult(services, txnid)).toMatchObject({ outcome: 'mismatched' })
  await giveBack(services, { ...payment, provider_id: services.sandbox.payment(txnid)?.id ?? null })
  expect(await readResult(services, txnid)).toMatchObject({
    kind: 'refunded',
    returned: { doneMinor: 100, keptMinor: 0 },
  })
})
