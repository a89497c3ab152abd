import { expect } from 'vitest'
import { findGift } from '#database/records/gifts/gifts.ts'
import { findPayment } from '#database/records/payments/payments.ts'
import { officeEventsOf } from '#database/staff/office-events.ts'
import { signedIn } from '#tests/support/office/staff.ts'
import { finishPayment, paidGift, sweepForHours } from '#tests/support/payments.ts'
import { testGift } from '#tests/support/people.ts'
import { textsTo } from '#tests/support/sent-mails.ts'
import { onEngines, type TestServices, test } from '#tests/support/site/services.ts'
import { sendPrivateLink } from '#workflows/records/private/read-private-page.ts'
import { refundRecord } from '#workflows/records/refunds/refund-record.ts'
import { correctGift, giveGift } from './give-gift.ts'
import { readGiftPage } from './read-gift-page.ts'

const RIGHT = 'right@example.org'

async function given(services: TestServices) {
  const payment = await giveGift(services, testGift)
  const actor = await signedIn(services, 'treasurer')
  return { payment, actor, id: payment.gift_id ?? '' }
}

onEngines('a corrected address of a giver is told to the old one', async (services) => {
  const { payment, actor, id } = await given(services)
  const { private_token } = await findGift(services.db, id)
  expect(await correctGift(services, { actor, id, email: ` ${RIGHT} ` })).toMatchObject({
    ok: true,
  })
  await finishPayment(services, payment, 'approve')
  await sendPrivateLink(services, payment.txnid)
  expect(await textsTo(services, testGift.email)).toEqual([
    expect.stringContaining('An e-mail address was changed'),
  ])
  expect((await textsTo(services, testGift.email))[0]).not.toContain(private_token)
  expect(await textsTo(services, RIGHT)).toHaveLength(3)
  const events = await officeEventsOf(services.db, 'gift', id)
  expect(events).toMatchObject([{ action: 'correct', author: actor.name }])
})

test('mails that wait for the giver go to the corrected address', async (services) => {
  const { payment, actor, id } = await given(services)
  await finishPayment(services, payment, 'approve')
  await correctGift(services, { actor, id, email: RIGHT })
  expect(await textsTo(services, testGift.email)).toHaveLength(1)
  expect(await textsTo(services, RIGHT)).toContainEqual(expect.stringContaining(payment.txnid))
})

test('only a mail address is stored, and only by those who look after money', async (services) => {
  const { actor, id } = await given(services)
  const desk = await signedIn(services, 'desk')
  const request = { actor, id, email: 'nobody' }
  expect(await correctGift(services, request)).toMatchObject({ problem: 'bad-address' })
  const refused = await correctGift(services, { actor: desk, id, email: RIGHT })
  expect(refused).toEqual({ ok: false, problem: 'not-allowed' })
  expect(await findGift(services.db, id)).toMatchObject({ email: testGift.email })
})

const ACCEPTED = { ok: true, refunds: [{ answer: { accepted: true } }] }

onEngines('a gift is refunded in part, then in full', async (services) => {
  const actor = await signedIn(services, 'treasurer')
  const payment = await paidGift(services)
  const id = payment.gift_id ?? ''
  const about = { actor, kind: 'gift', id, reason: 'Mistyped' } as const
  const refund = { ...about, key: 'the-key-of-this-form', amountMinor: 20_000 }
  expect(await refundRecord(services, refund)).toMatchObject(ACCEPTED)
  expect(await refundRecord(services, refund)).toEqual({ ok: true, repeated: true })
  const more = { ...refund, key: 'the-key-of-another', amountMinor: 30_001 }
  expect(await refundRecord(services, more)).toMatchObject({
    problem: 'more-than-received',
    maxMinor: 30_000,
  })
  const none = { ...more, amountMinor: 30_000, reason: ' ' }
  expect(await refundRecord(services, none)).toEqual({ ok: false, problem: 'no-reason' })
  await refundRecord(services, { ...more, amountMinor: 30_000 })
  await sweepForHours(services)
  expect(await findPayment(services.db, payment.txnid)).toMatchObject({ state: 'refunded' })
  expect(await readGiftPage(services, { actor, id })).toMatchObject({
    standing: 'Refunded',
    refundableMinor: 0,
  })
  const events = await officeEventsOf(services.db, 'gift', id)
  expect(events.map(({ action, author }) => [action, author])).toEqual([
    ['refund', actor.name],
    ['refund', actor.name],
  ])
})
