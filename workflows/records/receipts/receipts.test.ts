import { expect } from 'vitest'
import { findReceipt } from '#database/records/receipts/receipts.ts'
import type { Actor } from '#domain/staff.ts'
import { signedIn } from '#tests/support/office/staff.ts'
import { paidRegistration, payInSandbox, unpaidRegistration } from '#tests/support/payments.ts'
import { testGift } from '#tests/support/people.ts'
import { onEngines, type TestServices, test } from '#tests/support/site/services.ts'
import { COMMAND_LINE } from '#workflows/actor.ts'
import { giveGift } from '#workflows/gifts/give-gift.ts'
import { recordGift } from '#workflows/gifts/record-gift.ts'
import { recordPayment } from '#workflows/records/money/record-payment.ts'
import { receiveReport } from '#workflows/records/payments/reports/receive-report.ts'
import { readPrivateToken } from '#workflows/records/private/read-private-page.ts'
import { readOfficeReceipt, readOwnReceipt, readReceiptPage } from './read-receipt.ts'
import { voidReceipt } from './void-receipt.ts'

const gift = {
  ...testGift,
  fund: 'Project Nehemiah',
}

test('a receipt is found by its token, and not by the transaction number', async ({ services }) => {
  const payment = await giveGift(services, gift)
  const byToken = { name: payment.token, isOwnNumber: false }
  expect(await readReceiptPage(services, byToken)).toBeUndefined()
  const body = await payInSandbox(services, payment, 'approve')
  await receiveReport(services, { body, source: 'return' })
  const full = await readReceiptPage(services, byToken)
  expect(full).toMatchObject({
    number: '2026-27/000001',
    payer: 'Anita Sample',
    amountMinor: 50_000,
    towards: 'Project Nehemiah',
  })
  const byNumber = { name: payment.txnid, isOwnNumber: false }
  expect(await readReceiptPage(services, byNumber)).toBeUndefined()
  expect(await readReceiptPage(services, { ...byNumber, isOwnNumber: true })).toEqual(full)
  expect(await readReceiptPage(services, { name: 'nothing', isOwnNumber: true })).toBeUndefined()
})

const CASH = { method: 'Cash', day: '2026-11-15', reference: '', isAnother: false } as const

async function receiptOfCash(services: TestServices) {
  const { id } = await unpaidRegistration(services)
  const payment = { ...CASH, amountMinor: 360_000 }
  const recorded = await recordPayment(services, { actor: COMMAND_LINE, id, payment })
  if (!recorded.ok || !('receipt' in recorded)) throw new Error('it was refused')
  return { id, token: await tokenOf(services, { registration_id: id, gift_id: null }) }
}

function tokenOf(
  services: TestServices,
  of: { registration_id: string | null; gift_id: string | null },
) {
  return readPrivateToken(services, of)
}

onEngines(
  'a payment for a conference gets a number from the same series as gifts',
  async (services) => {
    const { id, payment } = await paidRegistration(services)
    const token = await tokenOf(services, { registration_id: id, gift_id: null })
    expect(await findReceipt(services.db, 'payment_id', payment.id)).toMatchObject({
      year: '2026-27',
      number: 1,
    })
    const own = await readOwnReceipt(services, { token, ...FIRST })
    expect(own).toMatchObject({
      number: '2026-27/000001',
      payer: 'Ravi Sample',
      amountMinor: 360_000,
    })
    expect(own).toEqual(
      await readReceiptPage(services, { name: payment.token, isOwnNumber: false }),
    )
    await receiptOfCash(services)
    expect(await readOwnReceipt(services, { token, year: '2026-27', number: '000002' })).toBe(
      undefined,
    )
  },
)

const FIRST = { year: '2026-27', number: '000001' }

onEngines('cash has the same receipt, in the office and privately', async (services) => {
  const { token } = await receiptOfCash(services)
  const own = await readOwnReceipt(services, { token, ...FIRST })
  expect(own).toMatchObject({
    number: '2026-27/000001',
    day: '2026-11-15',
    at: '2026-11-15T04:00:00.000Z',
    amountMinor: 360_000,
    paidBy: 'Cash',
  })
  const actor = await signedIn(services, 'desk')
  const inOffice = await readOfficeReceipt(services, { actor, ...FIRST })
  expect(inOffice).toMatchObject({ ok: true, receipt: own })
})

test('who may not take money sees no receipt, and a gift’s is the treasurer’s', async ({
  services,
}) => {
  await receiptOfCash(services)
  const second = { year: '2026-27', number: '2' }
  const gift = {
    ...CASH,
    name: 'Meera Nambiar',
    email: '',
    phone: '',
    fund: 'Tithe',
    amountMinor: 70_000,
  }
  await recordGift(services, { actor: COMMAND_LINE, gift })
  const viewer = await signedIn(services, 'viewer')
  const desk = await signedIn(services, 'desk')
  const treasurer = await signedIn(services, 'treasurer')
  const read = (actor: Actor, which: object) =>
    readOfficeReceipt(services, { actor, ...FIRST, ...which })
  expect(await read(viewer, FIRST)).toMatchObject({ problem: 'not-allowed' })
  expect(await read(desk, second)).toMatchObject({ problem: 'not-allowed' })
  expect(await read(treasurer, second)).toMatchObject({ ok: true })
  for (const number of ['3', '0', 'x', '99999999999999999999']) {
    expect(await read(treasurer, { number })).toMatchObject({ problem: 'unknown' })
  }
})

test('a gift by hand at night has a receipt of that moment, and one of another day has no time', async ({
  services,
}) => {
  // 1:18 AM in India on the next day.
  services.pass(15 * 60 * 60_000 + 48 * 60_000)
  const gift = {
    ...CASH,
    name: 'Meera Nambiar',
    email: '',
    phone: '',
    fund: 'Tithe',
    amountMinor: 70_000,
  }
  await recordGift(services, { actor: COMMAND_LINE, gift: { ...gift, day: '2026-11-16' } })
  await recordGift(services, { actor: COMMAND_LINE, gift })
  const dateOf = async (number: string) => {
    const read = await readOfficeReceipt(services, { actor: COMMAND_LINE, year: '2026-27', number })
    return read.ok && [read.receipt.day, read.receipt.at]
  }
  expect(await dateOf('1')).toEqual(['2026-11-16', '2026-11-15T19:48:00.000Z'])
  expect(await dateOf('2')).toEqual(['2026-11-15', undefined])
})

test('a void receipt says so, and names its successor', async ({ services }) => {
  await receiptOfCash(services)
  const voiding = { actor: COMMAND_LINE, year: '2026-27', number: 1, reason: 'Wrong name' }
  await voidReceipt(services, { ...voiding, reissue: true })
  const read = (number: string) =>
    readOfficeReceipt(services, { actor: COMMAND_LINE, year: '2026-27', number })
  expect(await read('1')).toMatchObject({
    receipt: { voided: { successor: '2026-27/000002' } },
  })
  expect(await read('2')).toMatchObject({ receipt: { voided: undefined } })
})
