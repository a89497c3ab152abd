import { expect } from 'vitest'
import { findGift } from '#database/records/gifts/gifts.ts'
import { mailsAbout } from '#database/records/mail/outbox.ts'
import { findPayment, type Payment } from '#database/records/payments/payments.ts'
import { findRegistration } from '#database/records/registration/registrations.ts'
import { finishPayment, payInSandbox, register } from '#tests/support/payments.ts'
import { testGift as gift, registration } from '#tests/support/people.ts'
import { onEngines, type TestServices, test, testServices } from '#tests/support/site/services.ts'
import { giveGift } from '#workflows/gifts/give-gift.ts'
import { retryPayment } from '#workflows/records/payments/retry-payment.ts'
import { receiveReport } from './receive-report.ts'
import { settlePayment } from './settle-payment.ts'

async function current({ db }: TestServices, { txnid }: Payment) {
  const payment = await findPayment(db, txnid)
  if (!payment) throw new Error('gone')
  return payment
}

async function kinds({ db }: TestServices, { id }: Payment): Promise<string[]> {
  return (await mailsAbout(db, { payment_id: id })).map(({ kind }) => kind)
}

/** Changes the outcome at the provider after it was reported. */
async function capture(services: TestServices, payment: Payment) {
  const id = services.sandbox.payment(payment.txnid)?.id
  await fetch(`${services.sandboxUrl}/payu/payments/${id}`, {
    method: 'POST',
    body: new URLSearchParams({ settle: 'captured' }),
  })
}

async function failedAndPaidAgain(services: TestServices) {
  const first = await giveGift(services, gift)
  await finishPayment(services, first, 'decline')
  const second = await retryPayment(services, first.txnid)
  if (!second) throw new Error('no second attempt')
  return { first, second }
}

onEngines('a success after a failure counts', async (services) => {
  const payment = await giveGift(services, gift)
  expect((await finishPayment(services, payment, 'decline')).state).toBe('failed')
  await capture(services, payment)
  await settlePayment(services, payment, { source: 'sweep' })
  expect(await current(services, payment)).toMatchObject({ state: 'paid', overpaid: 0 })
  expect(await kinds(services, payment)).toEqual(['payment-failed', 'gift-receipt'])
})

onEngines('a second success on the same gift is overpaid', async (services) => {
  const { first, second } = await failedAndPaidAgain(services)
  await finishPayment(services, second, 'approve')
  await capture(services, first)
  await settlePayment(services, first, { source: 'sweep' })
  expect(await current(services, second)).toMatchObject({ state: 'paid', overpaid: 0 })
  expect(await current(services, first)).toMatchObject({ state: 'paid', overpaid: 1 })
  expect(await kinds(services, first)).toEqual(['payment-failed', 'paid-twice'])
  expect((await findGift(services.db, first.gift_id ?? '')).status).toBe('Paid')
  expect(services.counted()).toMatchObject({ 'payment.overpaid': 1 })
})

onEngines('of two simultaneous successes one is overpaid', async (services) => {
  const { first, second } = await failedAndPaidAgain(services)
  await payInSandbox(services, second, 'approve')
  await capture(services, first)
  await Promise.all(
    [first, second, first, second].map((payment) =>
      settlePayment(services, payment, { source: 'sweep' }),
    ),
  )
  const both = [await current(services, first), await current(services, second)]
  expect(both.map(({ state }) => state)).toEqual(['paid', 'paid'])
  expect(both.reduce((sum, { overpaid }) => sum + overpaid, 0)).toBe(1)
})

onEngines('a second success on the same registration is overpaid', async (services) => {
  const { id, payment: first } = await register(services, {
    registration: registration(),
    key: 'a-key-made-in-the-browser',
  })
  if (!first) throw new Error('nothing was due')
  await finishPayment(services, first, 'decline')
  const second = await retryPayment(services, first.txnid)
  if (!second) throw new Error('no second attempt')
  await finishPayment(services, second, 'approve')
  await capture(services, first)
  await settlePayment(services, first, { source: 'sweep' })
  expect(await current(services, first)).toMatchObject({ state: 'paid', overpaid: 1 })
  expect(await kinds(services, second)).toEqual(['registration-paid'])
  expect(await kinds(services, first)).toEqual(['payment-failed', 'paid-twice'])
  expect(await findRegistration(services.db, id)).toMatchObject({ status: 'Paid' })
})

test('no failure is mailed once another payment has succeeded', async ({ services }) => {
  const first = await giveGift(services, { ...gift, submission: undefined })
  await payInSandbox(services, first, 'bounce')
  const second = await giveGift(services, { ...gift, submission: undefined })
  expect(second.gift_id).toBe(first.gift_id)
  await finishPayment(services, second, 'approve')
  await settlePayment(services, first, { source: 'sweep' })
  expect((await current(services, first)).state).toBe('failed')
  expect(await kinds(services, first)).toEqual([])
})

const OUTCOMES = [
  ['wrong-amount', 'confirming', 'confirmed-mismatch', 100],
  ['hold', 'confirming', 'confirmed-held', 50_000],
  ['charges', 'paid', 'confirmed-success', 50_000],
  ['drop', 'failed', 'confirmed-dropped', null],
  ['bounce', 'failed', 'confirmed-failure', null],
  ['cancel', 'failed', 'confirmed-failure', null],
  ['never', 'paid', 'confirmed-success', 50_000],
  ['twice', 'paid', 'confirmed-success', 50_000],
  ['forged', 'failed', 'confirmed-failure', null],
  ['pending', 'pending', 'confirmed-pending', null],
  ['late', 'pending', 'confirmed-pending', null],
] as const

test.each(OUTCOMES)('after "%s" the payment is %s', async (outcome, state, heard, received) => {
  const services = await testServices()
  const payment = await giveGift(services, gift)
  const body = await payInSandbox(services, payment, outcome)
  await receiveReport(services, { body, source: 'return' })
  await settlePayment(services, payment, { source: 'visit' })
  expect(await current(services, payment)).toMatchObject({
    state,
    heard,
    received_minor: received,
    amount_minor: 50_000,
  })
})

test('bank charges on top are recorded, and not counted as part of the gift', async ({
  services,
}) => {
  const payment = await finishPayment(services, await giveGift(services, gift), 'charges')
  expect(JSON.parse(payment.provider_record ?? '{}')).toMatchObject({
    additional_charges: '12.50',
    net_amount_debit: '512.5',
  })
})

test('an authorised payment becomes paid when the bank captures it', async ({ services }) => {
  const payment = await giveGift(services, gift)
  await finishPayment(services, payment, 'hold')
  await capture(services, payment)
  await settlePayment(services, payment, { source: 'sweep' })
  expect((await current(services, payment)).state).toBe('paid')
})
