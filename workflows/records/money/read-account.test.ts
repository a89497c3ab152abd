import { expect } from 'vitest'
import { paymentsFor } from '#database/records/payments/payments.ts'
import { recordOf } from '#database/records/private/private-pages.ts'
import { finishPayment, register } from '#tests/support/payments.ts'
import { attendee, registration, testGift } from '#tests/support/people.ts'
import { changeEvent } from '#tests/support/site/church.ts'
import { type TestServices, test, testServices } from '#tests/support/site/services.ts'
import { giveGift } from '#workflows/gifts/give-gift.ts'
import { readAccount } from './read-account.ts'

const KEY = 'a-key-made-in-the-browser'

test('before it is paid the whole price is due, and there is a way to pay', async ({
  services,
}) => {
  const { id } = await register(services, { registration: registration(), key: KEY })
  expect(await accountOf(services, id)).toMatchObject({
    standing: 'Not paid',
    payer: 'Asha Rao',
    paidMinor: 0,
    dueMinor: 180_000,
    offer: 'start',
    refusal: undefined,
  })
})

const OUTCOMES: [string, object][] = [
  ['approve', { standing: 'Paid', paidMinor: 180_000, dueMinor: 0, offer: undefined }],
  ['decline', { standing: 'Not paid', offer: 'again', refusal: undefined }],
  ['pending', { offer: undefined, refusal: { reason: 'being-confirmed' } }],
]

test.each(OUTCOMES)('after "%s" the account shows the standing', async (outcome, account) => {
  const services = await testServices()
  const { id } = await register(services, { registration: registration(), key: KEY })
  for (const payment of await paymentsFor(services.db, 'registration_id', id)) {
    await finishPayment(services, payment, outcome)
  }
  expect(await accountOf(services, id)).toMatchObject(account)
})

test('after registration has closed a notice replaces the payment button', async ({ services }) => {
  const { id } = await register(services, { registration: registration(), key: KEY })
  const closed = changeEvent(services, { open: false })
  expect(await accountOf(closed, id)).toMatchObject({
    offer: undefined,
    refusal: { reason: 'closed' },
  })
})

test('when nothing is due online, the rest is paid at the venue', async ({ services }) => {
  const child = registration({ persons: [attendee({ age: 3 })] })
  const { id } = await register(services, { registration: child, key: KEY })
  expect(await accountOf(services, id)).toMatchObject({ dueMinor: 0, refusal: undefined })
  await services.db.updateTable('registration').set({ full_minor: 500_000 }).execute()
  expect(await accountOf(services, id)).toMatchObject({
    dueMinor: 500_000,
    offer: undefined,
    refusal: { reason: 'nothing-due' },
  })
})

test('the waiting list has nothing to pay', async () => {
  const services = changeEvent(await testServices(), { capacity: { people: 1 } })
  await register(services, { registration: registration(), key: KEY })
  const other = registration({ persons: [attendee({ firstname: 'Ravi' })] })
  const { id } = await register(services, { registration: other, key: `${KEY}2`, waiting: true })
  expect(await accountOf(services, id)).toMatchObject({
    standing: 'Waiting',
    money: [{ says: 'nothing-due' }],
    offer: undefined,
  })
})

test('a gift names the giver, the fund and every attempt, the newest first', async ({
  services,
}) => {
  const first = await giveGift(services, testGift)
  await finishPayment(services, first, 'decline')
  services.pass(60_000)
  const second = await giveGift(services, testGift)
  await finishPayment(services, second, 'approve')
  const account = await readAccount(services, await recordOf(services.db, second))
  expect(account).toMatchObject({
    payer: 'Anita Sample',
    towards: { label: 'Tithe' },
    standing: 'Paid',
  })
  expect(account.attempts).toMatchObject([
    {
      txnid: second.txnid,
      outcome: 'received',
      receipt: `/my/${second.privateToken}/receipts/2026-27/000001`,
    },
    { txnid: first.txnid, outcome: 'failed', receipt: undefined },
  ])
})

async function accountOf(services: TestServices, id: string) {
  const record = await recordOf(services.db, { registration_id: id, gift_id: null })
  return readAccount(services, record)
}
