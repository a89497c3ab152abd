import { expect, test } from 'vitest'
import { accountWords } from '#app/features/payments/show-account.server.ts'
import { paymentsForRegistration } from '#database/records/payments/payments.ts'
import { recordOf } from '#database/records/private-pages/private-pages.ts'
import { giveGift } from '#workflows/gifts/give-gift.ts'
import { finishPayment, register } from '../../../tests/support/payments.ts'
import { attendee, registration, testGift } from '../../../tests/support/people.ts'
import { changeEvent } from '../../../tests/support/site/church.ts'
import { type TestServices, testServices } from '../../../tests/support/site/services.ts'
import { readAccount } from './read-account.ts'

const KEY = 'a-key-made-in-the-browser'

test('before it is paid the whole price is due, and there is a way to pay', async () => {
  const services = await testServices()
  const { id } = await register(services, { registration: registration(), key: KEY })
  expect(await accountOf(services, id)).toMatchObject({
    standing: 'Not paid',
    payer: 'Asha Rao',
    paid: '',
    due: 'Still due: Rs. 1,800',
    button: 'Continue to payment',
    notice: '',
  })
})

const OUTCOMES: [string, object][] = [
  [
    'approve',
    { standing: 'Paid', paid: 'Paid: Rs. 1,800', due: 'Nothing is due', button: undefined },
  ],
  ['decline', { standing: 'Not paid', button: 'Try again', notice: '' }],
  ['pending', { button: undefined, notice: expect.stringContaining("please don't pay again") }],
]

test.each(OUTCOMES)('after "%s" the account shows the standing', async (outcome, account) => {
  const services = await testServices()
  const { id } = await register(services, { registration: registration(), key: KEY })
  for (const payment of await paymentsForRegistration(services.db, id)) {
    await finishPayment(services, payment, outcome)
  }
  expect(await accountOf(services, id)).toMatchObject(account)
})

test('after registration has closed a notice replaces the payment button', async () => {
  const services = await testServices()
  const { id } = await register(services, { registration: registration(), key: KEY })
  const closed = changeEvent(services, { open: false })
  expect(await accountOf(closed, id)).toMatchObject({
    button: undefined,
    notice: expect.stringContaining('Registration has closed'),
  })
})

test('when nothing is due online, the rest is paid at the venue', async () => {
  const services = await testServices()
  const child = registration({ persons: [attendee({ age: 3 })] })
  const { id } = await register(services, { registration: child, key: KEY })
  expect(await accountOf(services, id)).toMatchObject({ due: 'Nothing is due', notice: '' })
  await services.db.updateTable('registration').set({ full_minor: 500_000 }).execute()
  expect(await accountOf(services, id)).toMatchObject({
    due: 'Still due: Rs. 5,000',
    button: undefined,
    notice: expect.stringContaining('registration desk'),
  })
})

test('the waiting list has nothing to pay', async () => {
  const services = changeEvent(await testServices(), { capacity: { people: 1 } })
  await register(services, { registration: registration(), key: KEY })
  const other = registration({ persons: [attendee({ firstname: 'Ravi' })] })
  const { id } = await register(services, { registration: other, key: `${KEY}2`, waiting: true })
  expect(await accountOf(services, id)).toMatchObject({
    standing: 'Waiting',
    due: 'Nothing is due',
    button: undefined,
  })
})

test('a gift names the giver, the fund and every attempt, the newest first', async () => {
  const services = await testServices()
  const first = await giveGift(services, testGift)
  await finishPayment(services, first, 'decline')
  services.pass(60_000)
  const second = await giveGift(services, testGift)
  await finishPayment(services, second, 'approve')
  const account = accountWords(
    await readAccount(services, await recordOf(services.db, second)),
    'en',
  )
  expect(account).toMatchObject({ payer: 'Anita Sample', towards: 'Tithe', standing: 'Paid' })
  expect(account.attempts).toMatchObject([
    {
      txnid: second.txnid,
      words: 'received',
      receipt: `/my/${second.privateToken}/receipts/2026-27/000001`,
    },
    { txnid: first.txnid, words: 'did not go through', receipt: undefined },
  ])
})

async function accountOf(services: TestServices, id: string) {
  const record = await recordOf(services.db, { registration_id: id, gift_id: null })
  return accountWords(await readAccount(services, record), 'en')
}
