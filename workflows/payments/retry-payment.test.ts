import { expect, test } from 'vitest'
import { findPayment, type Payment } from '#database/payments/payments.ts'
import { findRegistration } from '#database/registration/registrations.ts'
import { giveGift } from '#workflows/gifts/give-gift.ts'
import { payInSandbox, register, withProvider } from '../../tests/support/payments.ts'
import { registration, testGift } from '../../tests/support/people.ts'
import { ENGINES } from '../../tests/support/site/databases.ts'
import { type TestServices, testServices } from '../../tests/support/site/services.ts'
import { receiveReport } from './reports/receive-report.ts'
import { retryPayment } from './retry-payment.ts'

test.each(ENGINES)(
  '%s: after a failure a new payment for the same registration is opened',
  async (engine) => {
    const services = await testServices(engine)
    const failed = await registerAnd(services, 'decline')
    services.pass(60_000)
    const next = await retryPayment(services, failed.txnid)
    expect(next?.txnid).toMatch(/^EWG\d{11}$/)
    expect(next?.txnid).not.toBe(failed.txnid)
    expect(next).toMatchObject({
      state: 'open',
      registration_id: failed.registration_id,
      purpose: failed.purpose,
      payer_name: failed.payer_name,
      payer_email: failed.payer_email,
      payer_phone: failed.payer_phone,
      amount_minor: failed.amount_minor,
    })
  },
)

test.each(ENGINES)('%s: concurrent retries open one new payment', async (engine) => {
  const services = await testServices(engine)
  const failed = await registerAnd(services, 'decline')
  services.pass(60_000)
  const asked = [1, 2, 3, 4].map(() => retryPayment(services, failed.txnid))
  const txnids = (await Promise.all(asked)).map((payment) => payment?.txnid)
  expect(new Set(txnids).size).toBe(1)
})

test.each(ENGINES)('%s: the second payment pays for the same registration', async (engine) => {
  const services = await testServices(engine)
  const failed = await registerAnd(services, 'decline')
  services.pass(60_000)
  const next = await retryPayment(services, failed.txnid)
  if (!next) throw new Error('there is a new attempt')
  const body = await payInSandbox(services, next, 'approve')
  await receiveReport(services, { body, source: 'return' })
  const paid = await findRegistration(services.db, failed.registration_id ?? '')
  expect(paid?.status).toBe('Paid')
  expect((await retryPayment(services, failed.txnid))?.txnid).toBe(next.txnid)
})

test.each(['pending', 'approve'])('after %s no new payment is opened', async (outcome) => {
  const services = await testServices()
  const payment = await registerAnd(services, outcome)
  expect((await retryPayment(services, payment.txnid))?.txnid).toBe(payment.txnid)
})

test('a late success is found before a retry opens a new payment', async () => {
  const services = await testServices()
  const failed = await registerAnd(services, 'decline')
  const fields = { status: 'success' }
  const record = { found: true, status: 'success', amountMinor: failed.amount_minor } as const
  const ask = async () => new Map([[failed.txnid, { ...record, providerId: 'late', fields }]])
  const late = withProvider(services, { ask })
  expect(await retryPayment(late, failed.txnid)).toMatchObject({
    txnid: failed.txnid,
    state: 'paid',
  })
})

test('a retried gift gets a new number of eleven digits', async () => {
  const services = await testServices()
  const payment = await giveGift(services, testGift)
  const body = await payInSandbox(services, payment, 'decline')
  await receiveReport(services, { body, source: 'return' })
  services.pass(60_000)
  const next = await retryPayment(services, payment.txnid)
  expect(next?.txnid).toMatch(/^[1-9]\d{10}$/)
  expect(next?.gift_id).toBe(payment.gift_id)
})

test.each(['', 'EWG00000000000', '\u0000', "' or 1=1 --"])(
  '%j can not be retried',
  async (txnid) => {
    expect(await retryPayment(await testServices(), txnid)).toBeUndefined()
  },
)

async function registerAnd(services: TestServices, outcome: string): Promise<Payment> {
  const key = 'a-key-made-in-the-browser'
  const { payment } = await register(services, { registration: registration(), key })
  if (!payment) throw new Error('there is something to pay')
  const body = await payInSandbox(services, payment, outcome)
  await receiveReport(services, { body, source: 'return' })
  return (await findPayment(services.db, payment.txnid)) ?? payment
}
