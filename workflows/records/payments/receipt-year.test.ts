import { expect, test } from 'vitest'
import { findReceipt } from '#database/records/receipts/receipts.ts'
import { payInSandbox, withProvider } from '#tests/support/payments.ts'
import { testGift } from '#tests/support/people.ts'
import { ENGINES } from '#tests/support/site/databases.ts'
import { type TestServices, testServices } from '#tests/support/site/services.ts'
import { giveGift } from '#workflows/gifts/give-gift.ts'
import { settlePayment } from './reports/settle-payment.ts'
import { sweepPayments } from './reports/sweep-payments.ts'

const LATE_IN_MARCH = Date.parse('2027-03-31T23:30:00+05:30')

async function lateInMarch(engine: (typeof ENGINES)[number] = 'sqlite'): Promise<TestServices> {
  const services = await testServices(engine)
  services.pass(LATE_IN_MARCH - services.now().getTime())
  return services
}

test.each(ENGINES)(
  '%s: a gift of 31 March that is confirmed in April gets a receipt of the year it was paid in',
  async (engine) => {
    const services = await lateInMarch(engine)
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
  const services = await lateInMarch()
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
