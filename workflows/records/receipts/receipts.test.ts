import { expect } from 'vitest'
import { findGift } from '#database/records/gifts/gifts.ts'
import { findReceipt } from '#database/records/receipts/receipts.ts'
import { officeEventsOf } from '#database/staff/office-events.ts'
import type { Actor } from '#domain/staff.ts'
import { runOffice } from '#tests/support/office/command-line.ts'
import { signedIn } from '#tests/support/office/staff.ts'
import {
  finishPayment,
  giveBack,
  paidGift,
  paidRegistration,
  payInSandbox,
  unpaidRegistration,
  withProvider,
} from '#tests/support/payments.ts'
import { testGift } from '#tests/support/people.ts'
import { sentMails } from '#tests/support/sent-mails.ts'
import { withTaxRelief } from '#tests/support/site/church.ts'
import { onEngines, type TestServices, test, testServices } from '#tests/support/site/services.ts'
import { COMMAND_LINE } from '#workflows/actor.ts'
import { forgetPeople } from '#workflows/erasing/erase-record.ts'
import { giveGift, recordGift } from '#workflows/gifts/give-gift.ts'
import { sendDueMails } from '#workflows/mail/send-mails.ts'
import { recordPayment } from '#workflows/records/money/record-payment.ts'
import { settlePayment } from '#workflows/records/payments/reports/settle-payment.ts'
import { sweepPayments } from '#workflows/records/payments/reports/sweep-payments.ts'
import { readPrivateToken } from '#workflows/records/private/read-private-page.ts'
import { exportTaxList, FORM_10BD_COLUMNS } from './export-tax-list.ts'
import { readOfficeReceipt, readOwnReceipt, readReceiptPage } from './read-receipt.ts'

const gift = { ...testGift, fund: 'Project Nehemiah' }

test('a receipt is found by its token, and not by the transaction number', async (services) => {
  const payment = await giveGift(services, gift)
  const byToken = { name: payment.token, isOwnNumber: false }
  expect(await readReceiptPage(services, byToken)).toBeUndefined()
  await finishPayment(services, payment, 'approve')
  const full = await readReceiptPage(services, byToken)
  expect(full).toMatchObject({
    number: '2026-27/000001',
    payer: 'Anita Sample',
    amountMinor: 50_000,
    towards: 'Building Project',
  })
  const byNumber = { name: payment.txnid, isOwnNumber: false }
  expect(await readReceiptPage(services, byNumber)).toBeUndefined()
  expect(await readReceiptPage(services, { ...byNumber, isOwnNumber: true })).toEqual(full)
  expect(await readReceiptPage(services, { name: 'nothing', isOwnNumber: true })).toBeUndefined()
})

const CASH = { method: 'Cash', day: '2026-11-15', reference: '', isAnother: false } as const
const GIVER = { name: 'Meera Nambiar', email: '', phone: '', fund: 'Tithe' }
const HAND_GIFT = { ...CASH, ...GIVER, amountMinor: 70_000 }

async function receiptOfCash(services: TestServices) {
  const { id } = await unpaidRegistration(services)
  const payment = { ...CASH, amountMinor: 360_000 }
  const recorded = await recordPayment(services, { actor: COMMAND_LINE, id, payment })
  if (!recorded.ok || !('receipt' in recorded)) throw new Error('it was refused')
  return { id, token: await readPrivateToken(services, { registration_id: id, gift_id: null }) }
}

onEngines(
  'a payment for a conference gets a number from the same series as gifts',
  async (services) => {
    const { id, payment } = await paidRegistration(services)
    const token = await readPrivateToken(services, { registration_id: id, gift_id: null })
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

test('who may not take money sees no receipt, and a gift’s is the treasurer’s', async (services) => {
  await receiptOfCash(services)
  const second = { year: '2026-27', number: '2' }
  await recordGift(services, { actor: COMMAND_LINE, gift: HAND_GIFT })
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

test('a gift by hand at night has a receipt of that moment, and one of another day has no time', async (services) => {
  // 1:18 AM in India on the next day.
  services.pass(15 * 60 * 60_000 + 48 * 60_000)
  await recordGift(services, { actor: COMMAND_LINE, gift: { ...HAND_GIFT, day: '2026-11-16' } })
  await recordGift(services, { actor: COMMAND_LINE, gift: HAND_GIFT })
  const dateOf = async (number: string) => {
    const read = await readOfficeReceipt(services, { actor: COMMAND_LINE, year: '2026-27', number })
    return read.ok && [read.receipt.day, read.receipt.at]
  }
  expect(await dateOf('1')).toEqual(['2026-11-16', '2026-11-15T19:48:00.000Z'])
  expect(await dateOf('2')).toEqual(['2026-11-15', undefined])
})

const PAN = 'ABCDE1234F'
const DAY_MS = 24 * 60 * 60_000

onEngines('the year’s list sums what each giver with a PAN gave', async (plain) => {
  const services = withTaxRelief(plain)
  await paidGift(services, { pan: PAN })
  await paidGift(services, { pan: PAN, amountMinor: 25_050 })
  await giveBack(services, await paidGift(services, { pan: 'ABCDE1234G' }))
  await paidGift(services, { name: 'Without Number', amountMinor: 70_000 })
  const gift = { ...HAND_GIFT, name: 'Anita Sample', pan: PAN, amountMinor: 10_000 }
  await recordGift(services, { actor: COMMAND_LINE, gift })
  const actor = await signedIn(services, 'treasurer')
  const list = await exportTaxList(services, { actor, year: '2026-27' })
  if (!list.ok) throw new Error(list.problem)
  const online = 'Electronic modes including account payee cheque/draft'
  expect(list.rows.map((row) => [row[3], row[7], ...row.slice(-2)])).toEqual([
    [PAN, 'Anita Sample', online, 750.5],
    [PAN, 'Anita Sample', 'Cash', 100],
  ])
  expect(list.rows[0]).toHaveLength(FORM_10BD_COLUMNS.length)
  expect(list.rows[0]).toContain('AAATC1234AF20214')
  expect(await officeEventsOf(services.db, 'export', 'tax-list')).toHaveLength(1)
  expect(await exportTaxList(services, { actor, year: '2025-26' })).toMatchObject({ rows: [] })
  expect(await exportTaxList(services, { actor, year: 'x' })).toMatchObject({ problem: 'bad-year' })
  const viewer = await signedIn(services, 'viewer')
  expect(await exportTaxList(services, { actor: viewer, year: '2026-27' })).toMatchObject({
    problem: 'not-allowed',
  })
})

test('the command line prints the list, or says what is missing', async (services) => {
  expect(await runOffice(services, 'tax-list')).toMatchObject({
    code: 2,
    said: expect.stringContaining('taxRelief'),
  })
  const stated = withTaxRelief(services)
  await paidGift(stated, { pan: PAN })
  const { code, said } = await runOffice(stated, 'tax-list', '--format', 'csv')
  expect([code, said]).toEqual([0, expect.stringContaining(PAN)])
})

test('the receipt by mail carries what tax relief needs', async (plain) => {
  const services = withTaxRelief(plain)
  await paidGift(services, { pan: PAN })
  const [mail] = await sentMails(services)
  for (const words of [PAN, 'AAATC1234A', 'AAATC1234AF20214', 'Five Hundred']) {
    expect(mail?.text).toContain(words)
  }
})

onEngines('a giver with a PAN is forgotten only after the tax office’s time', async (plain) => {
  const services = withTaxRelief(plain)
  const { gift_id } = await paidGift(services, { pan: PAN })
  await sendDueMails(services)
  await services.db.updateTable('payment').set({ ask_at: null }).execute()
  const row = () => findGift(services.db, gift_id ?? '')
  const forget = () =>
    forgetPeople(services, { before: services.now().toISOString(), trial: false })
  services.pass(2 * 365 * DAY_MS)
  expect((await forget()).forgotten.gifts).toBe(1)
  expect(await row()).toMatchObject({ full_name: 'Anita Sample', pan: PAN, email: '', phone: '' })
  expect((await forget()).forgotten.gifts).toBe(0)
  services.pass(10 * 366 * DAY_MS)
  expect((await forget()).forgotten.gifts).toBe(1)
  expect(await row()).toMatchObject({ full_name: '(removed)', pan: null })
})

const LATE_IN_MARCH = Date.parse('2027-03-31T23:30:00+05:30')

function waitForLateInMarch(services: TestServices): void {
  services.pass(LATE_IN_MARCH - services.now().getTime())
}

onEngines(
  'a gift of 31 March that is confirmed in April gets a receipt of the year it was paid in',
  async (services) => {
    waitForLateInMarch(services)
    const march = await giveGift(services, testGift)
    await payInSandbox(services, march, 'never')
    services.pass(60 * 60_000)
    await sweepPayments(services)
    expect(await findReceipt(services.db, 'payment_id', march.id)).toMatchObject({
      year: '2026-27',
      number: 1,
      issued_at: '2027-03-31T18:00:00.000Z',
    })
    const april = await giveGift(services, { ...testGift, submission: 'a-key-of-an-april-day' })
    await payInSandbox(services, april, 'never')
    await settlePayment(services, april, { source: 'visit' })
    expect(await findReceipt(services.db, 'payment_id', april.id)).toMatchObject({
      year: '2027-28',
      number: 1,
    })
  },
)

test.each([
  ['no moment', undefined],
  ['one years before the payment was opened', new Date('2019-01-01T10:00:00Z')],
  ['one years ahead', new Date('2031-05-05T10:00:00Z')],
])('%s is replaced by the moment at which we heard of it', async (_name, paidAt) => {
  const services = await testServices()
  waitForLateInMarch(services)
  const payment = await giveGift(services, testGift)
  services.pass(60 * 60_000)
  const record = { found: true, status: 'success', amountMinor: 50_000, providerId: '1' } as const
  const ask = async () => new Map([[payment.txnid, { ...record, paidAt, fields: {} }]])
  const odd = withProvider(services, { ask })
  await settlePayment(odd, payment, { source: 'visit' })
  expect(await findReceipt(services.db, 'payment_id', payment.id)).toMatchObject({
    year: '2027-28',
    issued_at: services.now().toISOString(),
  })
})
