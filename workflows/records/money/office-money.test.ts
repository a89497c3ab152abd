import { expect } from 'vitest'
import { changeRows } from '#database/engine/rows.ts'
import { findGift } from '#database/records/gifts/gifts.ts'
import { entriesFor } from '#database/records/money/account-sums.ts'
import { findPayment, type Payment } from '#database/records/payments/payments.ts'
import { recordOf } from '#database/records/private/private-pages.ts'
import { IntegrationError } from '#integrations/integration-error.ts'
import {
  CASH,
  expectRegistration,
  paidRegistration,
  payInSandbox,
  providerOf,
  recordCash,
  sweepForHours,
  unpaidRegistration,
  withProvider,
} from '#tests/support/payments.ts'
import { testGift } from '#tests/support/people.ts'
import { sentMails } from '#tests/support/sent-mails.ts'
import { withCapacity } from '#tests/support/site/church.ts'
import { onEngines, type TestServices, test } from '#tests/support/site/services.ts'
import { COMMAND_LINE } from '#workflows/actor.ts'
import { giveGift } from '#workflows/gifts/give-gift.ts'
import { readGiftPage } from '#workflows/gifts/read-gift-page.ts'
import { readHandOff } from '#workflows/records/payments/read-hand-off.ts'
import { sweepPayments } from '#workflows/records/payments/reports/sweep-payments.ts'
import { voidReceipt } from '#workflows/records/receipts/read-receipt.ts'
import { refundRecord } from '#workflows/records/refunds/refund-record.ts'
import { readAccount } from './read-account.ts'
import { giveReduction, recordPayment, takeBackEntry } from './record-payment.ts'
import { acceptMismatch, sendBackMismatch } from './settle-mismatch.ts'

const kind = 'registration' as const

const actor = COMMAND_LINE

onEngines('cash is receipted, confirms the places and can be taken back', async (plain) => {
  const services = withCapacity(plain, { capacity: { people: 2 } })
  const { id, payment } = await unpaidRegistration(services)
  const recorded = await recordCash(services, id)
  expect(recorded).toMatchObject({ ok: true, receipt: '2026-27/000001' })
  const paid = { standing: 'Paid', hold: 'confirmed', still_due_minor: 0, version: 1 }
  await expectRegistration(services, id, paid)
  expect(await readHandOff(services, payment.token)).toHaveProperty('refusal')
  const [mail] = await sentMails(services)
  expect(mail?.text).toContain('Receipt number: 2026-27/000001')
  expect(mail?.attachments.map(({ name }) => name)).toEqual(['tickets.pdf'])
  const [entry] = await services.db.selectFrom('money_entry').selectAll().execute()
  const back = { actor, kind, id, entryId: entry?.id ?? '', reason: 'Counted wrongly' }
  const blank = { ...back, reason: ' ' }
  expect(await takeBackEntry(services, blank)).toEqual({ ok: false, problem: 'no-reason' })
  expect(await takeBackEntry(services, back)).toMatchObject({ ok: true })
  expect(await takeBackEntry(services, back)).toEqual({ ok: false, problem: 'no-entry' })
  const open = { standing: 'Not paid', hold: 'held', still_due_minor: 360_000 }
  await expectRegistration(services, id, open)
  const receipts = await services.db.selectFrom('receipt').selectAll().execute()
  expect(receipts).toMatchObject([{ number: 1, voided_by: 'command line' }])
  expect(await services.db.selectFrom('money_entry').selectAll().execute()).toHaveLength(2)
})

test('the mail about recorded money names the receipt that is valid when it is sent', async (services) => {
  const { id } = await unpaidRegistration(services)
  await recordCash(services, id)
  const voiding = { actor, year: '2026-27', number: 1, reason: 'Wrong day', reissue: true }
  expect(await voidReceipt(services, voiding)).toMatchObject({ successor: '2026-27/000002' })
  const [mail] = await sentMails(services)
  expect(mail?.text).toContain('Receipt number: 2026-27/000002')
})

test('the same payment is not recorded twice by mistake', async (services) => {
  const { id } = await unpaidRegistration(services)
  const upi = { ...CASH, method: 'UPI', amountMinor: 100_000, reference: 'UPI 123' }
  const record = (payment: object) =>
    recordPayment(services, { actor, id, payment: { ...upi, ...payment } })
  await record(upi)
  const later = { ...upi, day: '2026-11-15', reference: 'upi123', isAnother: true }
  expect(await record(later)).toEqual({ ok: false, problem: 'same-reference' })
  const alike = { ...upi, reference: 'UPI 124' }
  expect(await record(alike)).toEqual({ ok: false, problem: 'looks-recorded' })
  expect(await record({ ...alike, isAnother: true })).toMatchObject({ ok: true })
  const badDay = { ...upi, day: '2026-11-16', reference: '9' }
  expect(await record(badDay)).toEqual({ ok: false, problem: 'bad-day' })
  const old = { ...upi, day: '1900-01-01', reference: '9' }
  expect(await record(old)).toEqual({ ok: false, problem: 'bad-day' })
  expect(await record({ ...upi, reference: ' ' })).toEqual({ ok: false, problem: 'no-reference' })
  expect(await record({ ...upi, method: 'Shells' })).toEqual({ ok: false, problem: 'bad-method' })
  expect(await record({ ...upi, amountMinor: 0 })).toEqual({ ok: false, problem: 'bad-amount' })
})

test('a reduction to nothing confirms the places, and can not exceed the price', async (plain) => {
  const services = withCapacity(plain, { capacity: { people: 2 } })
  const { id } = await unpaidRegistration(services)
  const reduce = (amountMinor: number) =>
    giveReduction(services, { actor, id, amountMinor, reason: 'Scholarship' })
  await reduce(60_000)
  const open = { still_due_minor: 300_000, due_minor: 300_000, hold: 'held' }
  await expectRegistration(services, id, open)
  expect(await reduce(300_001)).toMatchObject({ problem: 'more-than-price', maxMinor: 300_000 })
  await reduce(300_000)
  const free = { still_due_minor: 0, due_minor: 0, hold: 'confirmed', standing: 'Paid' }
  await expectRegistration(services, id, free)
})

onEngines('a lost connection leaves a refund unclear, never doubled', async (services) => {
  const { id } = await paidRegistration(services)
  const down = withProvider(services, {
    // The provider carries it out, and its answer is lost.
    refund: async (request) => {
      await providerOf(services).refund(request)
      throw new IntegrationError('payu', 'refund', 'unreachable')
    },
  })
  const refund = {
    actor,
    kind,
    id,
    key: 'the-key-of-this-form',
    amountMinor: 210_000,
    reason: 'Ill',
  }
  expect(await refundRecord(down, refund)).toMatchObject({
    ok: true,
    refunds: [{ answer: { accepted: 'no-answer' } }],
  })
  expect(await refundRecord(services, refund)).toEqual({ ok: true, repeated: true })
  const more = { ...refund, key: 'the-key-of-another', amountMinor: 150_001 }
  expect(await refundRecord(services, more)).toMatchObject({
    problem: 'more-than-received',
    maxMinor: 150_000,
  })
  await sweepForHours(services)
  await expectRegistration(services, id, {
    returned_minor: 210_000,
    still_due_minor: 210_000,
    standing: 'Part paid',
  })
})

/** The provider's answer counts; a report of another amount is not trusted. */
async function payAnotherAmount(services: TestServices, payment: Payment): Promise<void> {
  await payInSandbox(services, payment, 'wrong-amount')
  services.pass(6 * 60_000)
  await sweepPayments(services)
}

onEngines('a payment of another amount is accepted or sent back once', async (services) => {
  const { id, payment } = await unpaidRegistration(services)
  await payAnotherAmount(services, payment)
  const { txnid } = payment
  const taken = await findPayment(services.db, txnid)
  expect(taken).toMatchObject({ state: 'confirming', heard: 'confirmed-mismatch' })
  expect(await acceptMismatch(services, { actor, kind, id, txnid, reason: '' })).toMatchObject({
    ok: true,
  })
  expect(await findPayment(services.db, txnid)).toMatchObject({ state: 'paid' })
  await expectRegistration(services, id, {
    hold: 'confirmed',
    received_minor: taken?.received_minor,
  })
  const refused = { ok: false, problem: 'no-mismatch' }
  expect(await acceptMismatch(services, { actor, kind, id, txnid, reason: '' })).toEqual(refused)
  expect(await sendBackMismatch(services, { actor, kind, id, txnid })).toEqual(refused)
})

onEngines('accepting up to Rs. 10 less leaves nothing of it due, by an entry', async (services) => {
  for (const [missing, due] of [
    [1_000, 0],
    [1_001, 1_001],
    [-100, 0],
  ] as const) {
    const { id, payment } = await unpaidRegistration(services)
    const { txnid, amount_minor } = payment
    await payAnotherAmount(services, payment)
    const received_minor = amount_minor - missing
    await changeRows(services.db, 'payment', { txnid }, { received_minor })
    const reason = 'The bank rounded it'
    await acceptMismatch(services, { actor, kind, id, txnid, reason })
    await expectRegistration(services, id, { still_due_minor: due })
    const forgiven = { kind: 'reduction', amount_minor: missing, reason }
    const entries = await entriesFor(services.db, 'registration_id', id)
    expect(entries).toMatchObject(missing > 0 && due === 0 ? [forgiven] : [])
  }
})

onEngines('a gift of a little less is given, too', async (services) => {
  const payment = await giveGift(services, testGift)
  await payAnotherAmount(services, payment)
  const received_minor = testGift.amountMinor - 100
  await services.db.updateTable('payment').set({ received_minor }).execute()
  const id = payment.gift_id ?? ''
  const accepting = { actor, kind: 'gift', id, txnid: payment.txnid, reason: 'Rounded' } as const
  expect(await acceptMismatch(services, accepting)).toMatchObject({ ok: true })
  expect(await readGiftPage(services, { actor, id })).toMatchObject({ standing: 'Paid' })
  const record = await recordOf(services.db, payment)
  expect(await readAccount(services, record)).toMatchObject({ standing: 'Paid' })
  const [entry] = await entriesFor(services.db, 'gift_id', id)
  const taking = { actor, kind: 'gift', id, entryId: entry?.id ?? '', reason: 'No' } as const
  expect(await takeBackEntry(services, taking)).toMatchObject({ ok: true })
  expect(await findGift(services.db, id)).toMatchObject({ status: 'Paid' })
})

test('a payment of another amount that is sent back can not be accepted afterwards', async (services) => {
  const payment = await giveGift(services, testGift)
  await payAnotherAmount(services, payment)
  const { txnid } = payment
  const [id, kind] = [payment.gift_id ?? '', 'gift'] as const
  expect(await sendBackMismatch(services, { actor, kind, id, txnid })).toMatchObject({ ok: true })
  expect(await acceptMismatch(services, { actor, kind, id, txnid, reason: '' })).toMatchObject({
    ok: false,
  })
  await sweepForHours(services)
  expect(await findPayment(services.db, txnid)).toMatchObject({ state: 'refunded' })
})

test('refunding the online money keeps the places that cash has paid for', async (services) => {
  const { id } = await paidRegistration(services)
  await recordCash(services, id)
  await refundRecord(services, { actor, kind, id, amountMinor: 360_000, reason: 'Paid twice' })
  await sweepForHours(services)
  await expectRegistration(services, id, {
    hold: 'confirmed',
    standing: 'Paid',
    returned_minor: 360_000,
  })
})
