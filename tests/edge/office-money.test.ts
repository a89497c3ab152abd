import { expect, test } from 'vitest'
import { entriesFor } from '#database/records/money/account-sums.ts'
import type { Role } from '#domain/staff.ts'
import { COMMAND_LINE as actor } from '#workflows/actor.ts'
import { recordGift } from '#workflows/gifts/give-gift.ts'
import { cancelRegistration } from '#workflows/records/cancellations/cancel-registration.ts'
import {
  giveReduction,
  recordPayment,
  takeBackEntry,
} from '#workflows/records/money/record-payment.ts'
import { retryPayment } from '#workflows/records/payments/read-hand-off.ts'
import { settlePayment } from '#workflows/records/payments/reports/settle-payment.ts'
import {
  capture,
  finishPayment,
  giveBack,
  paidRegistration,
  recordCash,
  refundPayment,
  unpaidRegistration,
} from '../support/payments.ts'
import { formOn, wordsIn } from '../support/site/pages.ts'
import { expectWords, testSite } from '../support/site/server.ts'
import { give } from '../support/site/visitor.ts'

const DAY = '2026-11-15'
const CASH = { method: 'Cash', day: DAY, reference: '' } as const

async function opened() {
  const site = await testSite()
  const { payment } = await give(site)
  await finishPayment(site.services, payment, 'approve')
  return { ...site, payment, ...(await site.enter('treasurer')) }
}

test('the list, the story and the close show the payment, and a day that can’t be read is said', async () => {
  const { payment, read } = await opened()
  const list = (await read(`/office/payments?search=${payment.txnid.toLowerCase()}`)).html
  expectWords(list, [
    'Anita Sample',
    '<strong>1</strong> payment</li>',
    'received <strong>Rs. 500</strong>',
  ])
  const story = (await read(`/office/payments/${payment.txnid}`)).html
  expectWords(story, ['The provider confirmed that it was paid', '2026-27/000001'])
  expect((await read(`/office/close?day=${DAY}`)).html).toContain('Online: received = recorded')
  const { html } = await read('/office/close?day=x')
  expect(html).toMatch(/id="filter-day"[^>]*aria-invalid="true"/)
  expect(html).toMatch(/id="filter-day-error".{0,400}Please choose a day, such as 2026-11-15\./s)
})

test('a line of the close opens its entries, and what was given back has a voucher', async () => {
  const { services, enter } = await testSite()
  const treasurer = await enter('treasurer')
  const gift = { name: 'Meera Nambiar', fund: 'Tithe', method: 'Cash', amount: '700', day: DAY }
  const { plan, done } = await treasurer.confirm('/office/gifts/new', gift)
  expectWords(wordsIn(plan.html), ['Rs. 700 in cash of Meera Nambiar for Tithe'])
  const back = { method: 'Cash', amount: '200', reason: 'Counted twice', day: DAY }
  const given = await treasurer.confirm(`${done.location}/give-back`, back)
  expectWords(wordsIn(given.plan.html), ['Rs. 200 goes back to the giver in cash'])
  const address = `/office/close?day=${DAY}&method=Cash`
  const close = (await treasurer.read(address)).html
  expectWords(wordsIn(close), ['Cash 1 Rs. 700 Rs. 200 Rs. 500', 'Recorded in cash: Rs. 500'])
  expectWords(wordsIn(close), ['Receipt 2026-27/000001', 'Voucher', '−Rs. 200'])
  const [voucher = ''] = /\/office\/vouchers\/[\w-]+/.exec(close) ?? []
  const sheet = wordsIn((await treasurer.read(voucher)).html)
  expectWords(sheet, ['Rupees Two Hundred Only', 'Counted twice', 'Received by Meera Nambiar'])
  const desk = await enter('desk')
  expect((await desk.read(voucher)).status).toBe(403)
  expect(await services.db.selectFrom('money_entry').select('id').execute()).toHaveLength(2)
})

function settlement(lines: readonly string[]) {
  const text = lines.join('\n')
  const shown: [string, File][] = [['file', new File([text], 'settlement.csv')]]
  return { shown, kept: { text, intent: 'do' } }
}

test('a settlement file larger than a form is compared, shown with its transfers and kept once; one without columns is refused in words', async () => {
  const { payment, read, send } = await opened()
  const many = Array(20_000).fill(',,,,,,,,,,,,,,,')
  const { shown, kept } = settlement([
    'txnid,amount,UTR,Service Fee,GST,Net Amount',
    `${payment.txnid},500.00,UTR7,10.00,1.80,488.20`,
    'EWG00000000001,20.00,UTR7,,,',
    ...many,
  ])
  const compared = await send('/office/settlement', shown)
  expect(compared.status).toBe(200)
  expect(compared.html).toMatch(/1 matched, .*1 unknown/)
  expect(compared.html).toMatch(/UTR7<\/th>.*Rs. 520<.*Rs. 10<.*Rs. 1.80<.*Rs. 488.20</)
  expect(compared.html).toContain('Nothing is stored yet')
  const plain = settlement(['txnid,amount', `${payment.txnid},500.00`])
  expect((await send('/office/settlement', plain.shown)).html).toContain('Not in the file')
  const { status, location } = await send('/office/settlement', kept)
  expect(status).toBe(303)
  expect((await read(location)).html).toContain('EWG00000000001')
  expect((await read('/office')).html).toContain(`href="${location}"`)
  const again = (await send('/office/settlement', shown)).html
  expect(again).toContain('This file was kept on')
  expect(again).not.toContain('Keep this result')
  const refused = await send('/office/settlement', settlement(['hello']).shown)
  expect(refused.status).toBe(422)
  expect(refused.html).toContain('lacks a column with transaction numbers')
})

test('Refund of a gift opens with what is too much, or else with the whole gift', async () => {
  const site = await testSite()
  const { services } = site
  const { payment } = await give(site)
  const { read } = await site.enter('treasurer')
  const opens = async (words: string) => {
    const { html } = await read(`/office/gifts/${payment.gift_id}/refund`)
    expectWords(wordsIn(html), [words])
    return formOn(html, -1).fields.amount
  }
  await finishPayment(services, payment, 'decline')
  const second = await retryPayment(services, payment.txnid)
  if (!second) throw new Error('it can be paid again')
  await finishPayment(services, second, 'approve')
  expect(await opens('Nothing too much was paid, so the whole gift is filled in.')).toBe('500.00')
  await capture(services, payment)
  await settlePayment(services, payment, { source: 'sweep' })
  expect(await opens('Rs. 500 too much was paid, so it is filled in.')).toBe('500.00')
  expect((await read('/office')).html).toContain('Refund Rs. 500')
  await refundPayment(services, payment)
  expect((await read('/office')).html).not.toContain('Refund Rs. 500')
})

test('the list names payers in full, conferences in words, funds as receipts do, and receipts', async () => {
  const site = await testSite()
  const { id } = await unpaidRegistration(site.services)
  await recordCash(site.services, id)
  const { read } = await site.enter('treasurer')
  const words = wordsIn((await read('/office/payments')).html)
  expect(words.match(/Ravi Sample/g)).toHaveLength(2)
  expect(words).not.toContain('sample ravi')
  expect(words).toContain(
    'Encounter with God · 6–7 May 2023 Cash Receipt 2026-27/000001 Received Rs. 3,600',
  )
  const gifts = (await read('/office/gifts')).html
  expect(gifts).toContain('<option value="Project Nehemiah">Building Project</option>')
})

/** Rs. 3,600 paid online, of which Rs. 1,000 went back; Rs. 500 less; cash twice, once reversed. */
async function withLedger() {
  const site = await testSite()
  const { services } = site
  const { id, payment } = await paidRegistration(services)
  await giveBack(services, payment, 100_000)
  await giveReduction(services, { actor, id, amountMinor: 50_000, reason: 'Scholarship' })
  for (const amountMinor of [20_000, 30_000]) {
    const cash = { ...CASH, isAnother: true, amountMinor }
    await recordPayment(services, { actor, id, payment: cash })
  }
  const entries = await entriesFor(services.db, 'registration_id', id)
  const entryId = entries.find(({ amount_minor }) => amount_minor === 20_000)?.id ?? ''
  await takeBackEntry(services, { actor, kind: 'registration', id, entryId, reason: 'Twice' })
  const pageFor = async (role: Role) =>
    (await (await site.enter(role)).read(`/office/registrations/${id}`)).html
  return { services, id, pageFor }
}

/** The ledger's lines in words, and what each adds to what is due. The last one is the balance. */
function ledgerIn(html: string) {
  const [, ledger = ''] = /<table class="ledger">(.*?)<\/table>/s.exec(html) ?? []
  const rows = ledger.matchAll(
    /<tr(?: class="([^"]*)")?><th scope="row">(.*?)<\/th><td>(.*?)<\/td>/gs,
  )
  return [...rows]
    .filter(([, name]) => name !== 'ledger-part')
    .map(([, , what = '', amount = '']) => ({
      what: what.replaceAll(/<[^>]*>/g, ' ').trim(),
      minor: Number(amount.replaceAll(/[^\d.]/g, '').slice(1)) * (amount.startsWith('−') ? -1 : 1),
    }))
}

test('the ledger adds up, and each line says what it is: to a viewer what came in all', async () => {
  const { services, id, pageFor } = await withLedger()
  const pages = [await pageFor('treasurer'), await pageFor('viewer')] as const
  for (const lines of pages.map(ledgerIn)) {
    expect(lines[0]).toEqual({ what: 'Price', minor: 3_600 })
    expect(lines.at(-1)).toEqual({ what: 'Still due', minor: 200 })
    expect(lines.slice(0, -1).reduce((all, { minor }) => all + minor, 0)).toBe(200)
  }
  const [words, seen] = pages.map((html) => ledgerIn(html).map(({ what }) => what))
  for (const pattern of [
    /^Online, 15 Nov 2026 +· +Receipt +2026-27\/\d+/,
    /^Discount, 15 Nov 2026.*Reason: Scholarship/,
    /^Cash reversed, 15 Nov 2026/,
    /^Sent back, 15 Nov 2026/,
  ]) {
    expect(words).toContainEqual(expect.stringMatching(pattern))
  }
  expect(seen).toEqual(expect.arrayContaining(['Received online', 'Sent back']))
  expect(pages[0]).toContain('aria-label="Reverse Rs. 300"')
  expect(pages[0]).not.toContain('aria-label="Reverse Rs. 200"')
  expect(pages[1]).not.toContain('Reverse Rs. 300')
  await cancelRegistration(services, { actor, id })
  expect(ledgerIn(await pageFor('treasurer')).slice(-2)).toEqual([
    { what: 'Not asked for: cancelled', minor: -200 },
    { what: 'Still due', minor: 0 },
  ])
})

const CLOSE = `/office/close?day=${DAY}`

async function withCash() {
  const site = await testSite()
  const gift = { ...CASH, amountMinor: 70_000, name: 'Meera', email: '', phone: '', fund: 'Tithe' }
  const receive = () => recordGift(site.services, { actor, gift })
  await receive()
  return { receive, ...(await site.enter('treasurer')) }
}

test('the difference is shown and needs its reason, then the day says who closed it', async () => {
  const { read, send } = await withCash()
  const { html } = await read(CLOSE)
  expect(wordsIn(html)).toContain('Recorded in cash: Rs. 700')
  const counted = { ...formOn(html, -1).fields, counted: '690' }
  const refused = await send('/office/close', counted)
  expect(refused.status).toBe(422)
  expect(wordsIn(refused.html)).toContain('That is Rs. 10 less than was recorded.')
  const again = { ...formOn(refused.html, -1).fields, reason: 'A torn note' }
  expect(again).toMatchObject({ counted: '690' })
  expect(await send('/office/close', again)).toMatchObject({ status: 303, location: CLOSE })
  const page = wordsIn((await read(CLOSE)).html)
  expectWords(page, [
    'Closed by treasurer@office.example.org',
    'Counted cash: Rs. 690',
    'Reason: A torn note',
    'Online, received = recorded.',
    'Open the day again',
    'Counted Rs. 690, recorded Rs. 700',
  ])
})

test('cash that was recorded meanwhile is shown before the day is closed', async () => {
  const { receive, read, send } = await withCash()
  const { fields } = formOn((await read(CLOSE)).html, -1)
  await receive()
  const late = await send('/office/close', { ...fields, counted: '700', reason: 'None' })
  expect(late.status).toBe(409)
  expect(wordsIn(late.html)).toContain('It is now Rs. 1,400.')
  const again = formOn(late.html, -1).fields
  expect(again).toMatchObject({ counted: '700' })
  expect((await send('/office/close', { ...again, counted: '1400' })).status).toBe(303)
})
