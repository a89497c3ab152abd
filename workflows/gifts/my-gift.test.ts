import { expect, test } from 'vitest'
import { describeGift } from '#app/features/payments/show-account.server.ts'
import { findGift } from '#database/gifts/gifts.ts'
import { dueMails } from '#database/mail/outbox.ts'
import { readMail } from '#workflows/mail/read-mail.ts'
import { finishPayment } from '../../tests/support/payments.ts'
import { testGift } from '../../tests/support/people.ts'
import { ENGINES } from '../../tests/support/site/databases.ts'
import { testServices } from '../../tests/support/site/services.ts'
import { giveGift } from './give-gift.ts'
import { sendStatement } from './my-gift.ts'

test.each(ENGINES)('%s: the statement has all gifts of the address in the year', async (engine) => {
  const services = await testServices(engine)
  const amounts = [50_000, 25_000]
  for (const amountMinor of amounts) {
    const payment = await giveGift(services, { ...testGift, amountMinor, submission: undefined })
    await finishPayment(services, payment, 'approve')
  }
  const other = await giveGift(services, {
    ...testGift,
    email: 'other@example.org',
    submission: undefined,
  })
  await finishPayment(services, other, 'approve')
  const unpaid = await giveGift(services, { ...testGift, amountMinor: 100, submission: undefined })
  await sendStatement(services, await findGift(services.db, unpaid.gift_id ?? ''))
  const mails = await dueMails(services.db, { at: services.now().toISOString(), most: 20 })
  const mail = mails.find(({ kind }) => kind === 'gift-statement')
  if (!mail) throw new Error('there is no statement')
  expect(mail.recipient).toBe(testGift.email)
  const body = await readMail(services, mail)
  expect(body?.subject).toBe('Your gifts in 2026-27')
  expect(body?.facts.map(([label]) => label)).toEqual([
    'Receipt 2026-27/000001',
    'Receipt 2026-27/000002',
    'Total',
    'In words',
  ])
  expect(body?.facts.at(-2)).toEqual(['Total', 'Rs. 750'])
})

test('the page says where a gift stands', async () => {
  const services = await testServices()
  const payment = await giveGift(services, testGift)
  const gift = await findGift(services.db, payment.gift_id ?? '')
  expect(describeGift(gift, 'Paid')).toMatchObject({ year: '2026-27' })
  expect(describeGift(gift, 'Paid').sentence).toContain('has reached us. Thank you.')
  expect(describeGift(gift, 'Not paid').sentence).toContain('has not reached us yet.')
})
