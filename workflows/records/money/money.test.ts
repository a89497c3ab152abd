import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { selectGiftPage } from '#database/records/gifts/gift-list.ts'
import { entriesFor } from '#database/records/money/account-sums.ts'
import { receiptsOf } from '#database/records/receipts/receipts.ts'
import { officeEventsOf } from '#database/staff/office-events.ts'
import { readSearch } from '#domain/search/read-search.ts'
import { finishPayment, paidGift } from '#tests/support/payments.ts'
import { storeRegistration, testGift } from '#tests/support/people.ts'
import { sentMails } from '#tests/support/sent-mails.ts'
import { onEngines, type TestServices, test } from '#tests/support/site/services.ts'
import { COMMAND_LINE } from '#workflows/actor.ts'
import { giveGift, type HandGift, recordGift } from '#workflows/gifts/give-gift.ts'
import { listGiftPage } from '#workflows/gifts/read-gift-page.ts'
import { readClose } from '#workflows/records/closing/close-day.ts'
import { matchSettlement } from '#workflows/records/closing/match-settlement.ts'
import {
  readOfficeReceipt,
  readReceiptPage,
  voidReceipt,
} from '#workflows/records/receipts/read-receipt.ts'
import { listMoney } from './list-money.ts'
import { takeBackEntry } from './record-payment.ts'

const actor = COMMAND_LINE

const CASH: HandGift = {
  name: 'Meera Nambiar',
  email: 'meera@example.org',
  phone: '',
  fund: 'Tithe',
  method: 'Cash',
  day: '2026-11-14',
  amountMinor: 70_000,
  reference: '',
}

function okay<Answer extends { ok: boolean }>(answer: Answer): Extract<Answer, { ok: true }> {
  if (!answer.ok) throw new Error(`refused: ${JSON.stringify(answer)}`)
  return answer as Extract<Answer, { ok: true }>
}

onEngines('a gift by hand gets a receipt, a mail and its place in the sums', async (services) => {
  await paidGift(services)
  const recorded = okay(await recordGift(services, { actor, gift: CASH, key: 'one' }))
  expect(recorded.receipt).toBe('2026-27/000002')
  expect(await recordGift(services, { actor, gift: CASH, key: 'one' })).toEqual(recorded)
  const { rows, totals } = okay(await listGiftPage(services, { actor, filter: {} }))
  expect(rows).toHaveLength(2)
  expect(totals).toEqual({ count: 2, sumMinor: 120_000 })
  const sent = (await sentMails(services)).map(({ headers }) => headers.subject)
  expect(sent).toContain('Thank you for your gift of Rs. 700')
  const close = okay(await readClose(services, { actor, day: '2026-11-14' }))
  expect(close.byMethod.day).toContainEqual({
    method: 'Cash',
    entries: 1,
    receivedMinor: 70_000,
    returnedMinor: 0,
  })
})

/** A gift by hand, and what takes it back. */
async function toTakeBack(services: TestServices) {
  const { id: giftId = '' } = okay(await recordGift(services, { actor, gift: CASH }))
  const [entry] = await entriesFor(services.db, 'gift_id', giftId)
  const about = { actor, kind: 'gift', id: giftId, entryId: entry?.id ?? '' } as const
  return { giftId, entry, taking: { ...about, reason: 'Typed twice' } }
}

onEngines('taking a gift back adds an entry and voids its receipt', async (services) => {
  const { giftId, entry, taking } = await toTakeBack(services)
  expect(await takeBackEntry(services, { ...taking, reason: ' ' })).toMatchObject({
    problem: 'no-reason',
  })
  expect(await takeBackEntry(services, taking)).toMatchObject({ ok: true })
  expect(await takeBackEntry(services, taking)).toMatchObject({ problem: 'no-entry' })
  const [receipt] = await receiptsOf(services.db, { entries: entry ? [entry] : [] })
  expect(receipt).toMatchObject({ void_reason: 'Typed twice', voided_by: actor.name })
  const { byMethod } = okay(await readClose(services, { actor, day: '2026-11-15' }))
  expect(byMethod.month).toContainEqual({
    method: 'Cash',
    entries: 1,
    receivedMinor: 70_000,
    returnedMinor: 70_000,
  })
  const history = await officeEventsOf(services.db, 'gift', giftId)
  expect(history.map(({ action }) => action)).toEqual(['record-gift', 'take-back'])
})

onEngines('of eight who take back one gift at once, one does', async (services) => {
  const { giftId, taking } = await toTakeBack(services)
  const answers = await Promise.all(
    Array.from({ length: 8 }).map(() => takeBackEntry(services, taking)),
  )
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await entriesFor(services.db, 'gift_id', giftId)).toHaveLength(2)
})

onEngines('a void receipt keeps its number, and its successor has a new one', async (services) => {
  const payment = await paidGift(services)
  const voiding = { actor, year: '2026-27', number: 1, reason: 'Wrong name', reissue: true }
  expect(await voidReceipt(services, voiding)).toMatchObject({
    ok: true,
    successor: '2026-27/000002',
  })
  expect(await voidReceipt(services, voiding)).toMatchObject({ problem: 'void-already' })
  const again = { ...voiding, number: 2, reissue: false }
  const shown = async () => readReceiptPage(services, { name: payment.token, isOwnNumber: false })
  expect((await shown())?.voided).toBeUndefined()
  const first = await readOfficeReceipt(services, { actor, year: '2026-27', number: '1' })
  expect(first).toMatchObject({ receipt: { voided: { successor: '2026-27/000002' } } })
  expect(await voidReceipt(services, again)).toMatchObject({ ok: true })
  expect(await shown()).toMatchObject({
    number: '2026-27/000002',
    voided: { successor: undefined },
  })
  expect(await receiptsOf(services.db, { payments: [payment] })).toHaveLength(2)
})

onEngines('payments are filtered by state, method, day, number and name', async (services) => {
  const first = await paidGift(services)
  services.pass(24 * 60 * 60_000)
  const failed = await giveGift(services, {
    ...testGift,
    name: 'Ravi Rao',
    submission: randomUUID(),
  })
  await finishPayment(services, failed, 'decline')
  await recordGift(services, { actor, gift: CASH })
  const names = async (filter: Parameters<typeof listMoney>[1]['filter']) =>
    okay(await listMoney(services, { actor, filter })).rows.map(({ name }) => name)
  expect(await names({})).toHaveLength(3)
  expect(await names({ states: ['paid'] })).toEqual(['Meera Nambiar', 'Anita Sample'])
  expect(await names({ states: ['failed'] })).toEqual(['Ravi Rao'])
  expect(await names({ method: 'Cash' })).toEqual(['Meera Nambiar'])
  expect(await names({ method: 'Online' })).toHaveLength(2)
  expect(await names({ search: readSearch(first.txnid) })).toEqual(['Anita Sample'])
  expect(await names({ search: readSearch('rao') })).toEqual(['Ravi Rao'])
  expect(await names({ search: readSearch('MEERA') })).toEqual(['Meera Nambiar'])
  expect(await names({ to: '2026-11-15T18:30:00.000Z' })).toEqual(['Anita Sample'])
  const { totals } = okay(await listMoney(services, { actor, filter: {} }))
  expect(totals).toEqual({ count: 3, sumMinor: 120_000, returnedMinor: 0 })
})

onEngines(
  'a payment is found by the family’s names, mobile and numbers, a gift by the giver’s',
  async (services) => {
    const { db } = services
    const people = [{ first_name: 'Lakshmi', last_name: 'Narayanan', phone: '9845012345' }]
    await storeRegistration(db, { cashMinor: 90_000, people })
    const gift = await paidGift(services)
    const paid = async (typed: string) =>
      okay(await listMoney(services, { actor, filter: { search: readSearch(typed) } })).rows.length
    for (const typed of ['narayanan', 'Laxmi', 'naryanan', '2345'])
      expect(await paid(typed)).toBe(1)
    expect(await paid('thomas')).toBe(0)
    const given = async (typed: string) =>
      (await selectGiftPage(db, { filter: { search: readSearch(typed) }, limit: 9 })).length
    const digits = gift.txnid.replace(/^[A-Z]+/, '')
    for (const typed of ['anitha', 'samlpe', 'anita@example', '0001', digits, '2026-27/1'])
      expect([typed, await given(typed), await paid(typed)]).toEqual([typed, 1, 1])
    expect(await given('narayanan')).toBe(0)
  },
)

onEngines(
  'pages follow each other, newest or oldest first, online and by hand',
  async (services) => {
    await paidGift(services)
    for (let count = 0; count < 60; count++) {
      services.pass(1_000)
      await recordGift(services, { actor, gift: { ...CASH, email: '' } })
    }
    const oldest = { sort: 'oldest' } as const
    const search = readSearch('nambiar')
    for (const [list, filter, left] of [
      [listMoney, {}, 11],
      [listMoney, { search }, 10],
      [listMoney, oldest, 11],
      [listGiftPage, oldest, 11],
    ] as const) {
      const first = okay(await list(services, { actor, filter }))
      const second = okay(await list(services, { actor, filter, after: first.next }))
      const moments = [...first.rows, ...second.rows].map((row) =>
        'at' in row ? row.at : row.created_at,
      )
      const ordered = filter === oldest ? moments.toSorted() : moments.toSorted().reverse()
      expect(moments).toEqual(ordered)
      expect([first.rows.length, second.rows.length]).toEqual([50, left])
      expect(new Set(moments).size).toBe(50 + left)
      expect(second.next).toBeUndefined()
    }
  },
)

test('a settlement file is matched line by line', async (services) => {
  const [one, two, three, four] = [
    await paidGift(services),
    await paidGift(services, { amountMinor: 60_000 }),
    await paidGift(services, { amountMinor: 70_000 }),
    await paidGift(services, { amountMinor: 80_000 }),
  ]
  const text = [
    '\uFEFFMerchant Txn ID,Transaction Amount,Settlement Date,UTR Number,Transaction Type',
    `${one.txnid},500.00,2026-11-17,UTR1,sale`,
    `${two.txnid},"60,0.00",2026-11-17,UTR1,sale`,
    `${three.txnid},699.00,2026-11-17,UTR1,sale`,
    'EWG00000000001,10.00,2026-11-17,UTR1,sale',
    `${one.txnid},500.00,2026-11-17,UTR1,sale`,
    `${one.txnid},-100.00,2026-11-17,UTR1,refund`,
    ',what,,,',
  ].join('\r\n')
  const settlement = okay(await matchSettlement(services, { actor, text }))
  expect(settlement.lines.map(({ line, verdict }) => [line, verdict])).toEqual([
    [2, 'matched'],
    [3, 'matched'],
    [4, 'differing'],
    [5, 'unknown'],
    [6, 'twice'],
    [7, 'unknown'],
  ])
  expect(settlement.unreadable).toEqual([8])
  expect(settlement.missing.map(({ txnid }) => txnid)).toEqual([four.txnid])
  expect(await matchSettlement(services, { actor, text: 'a,b\n1,2' })).toEqual({
    ok: false,
    problem: 'no-columns',
  })
})
