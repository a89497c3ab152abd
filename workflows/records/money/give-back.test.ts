import { expect } from 'vitest'
import { cashOn } from '#database/closing/day-closes.ts'
import { donationsOf } from '#database/records/gifts/gifts.ts'
import { entriesFor } from '#database/records/money/account-sums.ts'
import {
  expectRegistration,
  paidRegistration,
  recordCash,
  refundPayment,
  registrationOf,
  unpaidRegistration,
} from '#tests/support/payments.ts'
import { sentMails } from '#tests/support/sent-mails.ts'
import { onEngines, type TestServices } from '#tests/support/site/services.ts'
import { COMMAND_LINE as actor } from '#workflows/actor.ts'
import { listAttentionOf } from '#workflows/attention/list-attention.ts'
import { eraseRecord } from '#workflows/erasing/erase-record.ts'
import { recordGift } from '#workflows/gifts/give-gift.ts'
import { readGiftPage } from '#workflows/gifts/read-gift-page.ts'
import { readOfficeReceipt, readVoucher } from '#workflows/records/receipts/read-receipt.ts'
import { listMoney } from './list-money.ts'
import { readHandMoney } from './read-account.ts'
import { giveBack, giveReduction, recordPayment, takeBackEntry } from './record-payment.ts'

const DAY = '2026-11-15'
const CASH = { method: 'Cash', day: DAY, reference: '', isAnother: true }
const BACK = { ...CASH, amountMinor: 50_000, reason: 'Paid too much' }
const kind = 'registration'

/** A couple that owes Rs. 3,600 and has paid Rs. 500 more, in cash. */
async function overpaid(services: TestServices) {
  const { id } = await unpaidRegistration(services)
  for (const amountMinor of [360_000, 50_000]) {
    await recordPayment(services, { actor, id, payment: { ...CASH, amountMinor } })
    services.pass(1_000)
  }
  const registration = await registrationOf(services, id)
  return { id, registration, request: { actor, kind, id } as const }
}

/** Mails that are due at one moment are sent in any order. */
async function mailTexts(services: TestServices): Promise<string> {
  return (await sentMails(services)).map(({ text }) => text).join('\n')
}

async function offered(services: TestServices, id: string): Promise<string[]> {
  const [trouble] = await listAttentionOf(services, actor, id)
  return trouble?.actions.map(({ label }) => label) ?? []
}

onEngines('only what can go back is offered, and what came last first', async (services) => {
  const { id } = await overpaid(services)
  expect(await offered(services, id)).toEqual(['Give back Rs. 500'])
  const online = await paidRegistration(services)
  services.pass(1_000)
  await recordCash(services, online.id, 27_300)
  await giveReduction(services, { actor, id: online.id, amountMinor: 10_000, reason: 'Helps' })
  expect(await offered(services, online.id)).toEqual(['Give back Rs. 273', 'Refund Rs. 373'])
  await refundPayment(services, online.payment, 350_000)
  await giveReduction(services, { actor, id: online.id, amountMinor: 349_000, reason: 'Helps' })
  expect(await offered(services, online.id)).toEqual(['Give back Rs. 273', 'Refund Rs. 100'])
})

onEngines('what is too much by hand goes back by hand, once, with a voucher', async (services) => {
  const { id, registration, request } = await overpaid(services)
  const form = { ...request, key: 'one-form', given: BACK }
  await Promise.all([giveBack(services, form), giveBack(services, form)])
  const paid = { standing: 'Paid', received_minor: 410_000, returned_minor: 50_000 }
  await expectRegistration(services, id, { ...paid, hold: 'confirmed' })
  expect(await cashOn(services.db, DAY)).toBe(360_000)
  expect(await mailTexts(services)).toContain('We have given Rs. 500 back to you in cash.')
  const [, , entry] = await entriesFor(services.db, 'registration_id', id)
  const voucher = await readVoucher(services, { actor, id: entry?.id ?? '' })
  expect(voucher).toMatchObject({ amountMinor: 50_000, reason: BACK.reason, isVoid: false })
  const receipt = (number: string) =>
    readOfficeReceipt(services, { actor, year: '2026-27', number })
  expect(await receipt('1')).toMatchObject({ receipt: { returnedMinor: 0 } })
  expect(await receipt('2')).toMatchObject({ receipt: { returnedMinor: 50_000 } })
  const money = await listMoney(services, { actor, filter: {} })
  expect(money).toMatchObject({ totals: { sumMinor: 410_000, returnedMinor: 50_000 } })
  const own = await readHandMoney(services, { kind, registration })
  expect(own.map(({ isGivenBack }) => isGivenBack)).toEqual([true, false, false])
})

onEngines(
  'no more goes back by hand than came by hand, and a mistake is undone',
  async (services) => {
    const { id, request } = await overpaid(services)
    const wrong = (given: object) =>
      giveBack(services, { ...request, given: { ...BACK, ...given } })
    const tooMuch = { problem: 'more-than-received', maxMinor: 410_000 }
    expect(await wrong({ amountMinor: 410_001 })).toMatchObject(tooMuch)
    expect(await wrong({ method: 'UPI' })).toMatchObject({ problem: 'no-reference' })
    expect(await wrong({ method: 'Cheque', reference: '1' })).toMatchObject({
      problem: 'bad-method',
    })
    expect(await wrong({ reason: ' ' })).toMatchObject({ problem: 'no-reason' })
    services.pass(1_000)
    expect(await giveBack(services, { ...request, given: BACK })).toMatchObject({ ok: true })
    services.pass(1_000)
    const [first, , back] = await entriesFor(services.db, 'registration_id', id)
    const reverse = (entry: typeof first) =>
      takeBackEntry(services, { ...request, entryId: entry?.id ?? '', reason: 'Typed wrongly' })
    const all = { ...BACK, amountMinor: 360_000 }
    expect(await giveBack(services, { ...request, given: all })).toMatchObject({ ok: true })
    const gone = { standing: 'Refunded', hold: 'released', returned_minor: 410_000 }
    await expectRegistration(services, id, gone)
    expect(await reverse(first)).toEqual({ ok: false, problem: 'given-back' })
    expect(await reverse(back)).toMatchObject({ ok: true })
    expect(await readVoucher(services, { actor, id: back?.id ?? '' })).toMatchObject({
      isVoid: true,
    })
    await expectRegistration(services, id, { returned_minor: 360_000 })
    expect(await mailTexts(services)).toContain('Rs. 500 as given back to you in cash')
  },
)

onEngines(
  'a gift is given back in part, which its receipt and the tax list say',
  async (services) => {
    const who = { name: 'Meera', email: 'meera@example.org', phone: '' }
    const gift = { ...CASH, method: 'Cash' as const, ...who }
    const given = { ...gift, fund: 'Tithe', amountMinor: 80_000, pan: 'ABCDE1234F' }
    const recorded = await recordGift(services, { actor, gift: given })
    if (!recorded.ok) throw new Error('it is recorded')
    const { id } = recorded
    expect(await giveBack(services, { actor, kind: 'gift', id, given: BACK })).toMatchObject({
      ok: true,
    })
    expect(await readGiftPage(services, { actor, id })).toMatchObject({ standing: 'Part paid' })
    expect(await donationsOf(services.db, '2026-27')).toMatchObject([{ keptMinor: 30_000 }])
    const receipt = { actor, year: '2026-27', number: '1' }
    const returned = { receipt: { returnedMinor: 50_000, isRefunded: false } }
    expect(await readOfficeReceipt(services, receipt)).toMatchObject(returned)
    expect(await mailTexts(services)).toContain('We have given Rs. 500 back to you in cash.')
    expect(await eraseRecord(services, { actor, kind: 'gift', id })).toMatchObject({ ok: true })
    const mails = await services.db.selectFrom('outbox').select('recipient').execute()
    expect(mails.map(({ recipient }) => recipient)).toEqual(['(removed)', '(removed)'])
  },
)
