import { expect } from 'vitest'
import { mailsAbout } from '#database/records/mail/outbox.ts'
import { findPaymentById, type Payment } from '#database/records/payments/payments.ts'
import { refundsOf } from '#database/records/refunds/refunds.ts'
import {
  capture,
  eventsOf,
  mailKinds,
  paidGift,
  providerOf,
  receiveAndSettle,
  refundPayment,
  reportsOf,
  withProvider,
} from '#tests/support/payments.ts'
import { onEngines, type TestServices, test } from '#tests/support/site/services.ts'
import { settlePayment } from '#workflows/records/payments/reports/settle-payment.ts'
import { isSweepDue, sweepPayments } from '#workflows/records/payments/reports/sweep-payments.ts'
import { followRefunds } from './follow-refunds.ts'
import { refundable } from './refund-record.ts'

async function reportedGift(services: TestServices, outcome: string): Promise<Payment> {
  const payment = await paidGift(services, {}, outcome)
  await settlePayment(services, payment, { source: 'visit' })
  return current(services, payment)
}

function current({ db }: TestServices, { id }: Payment): Promise<Payment> {
  return findPaymentById(db, id)
}

onEngines('a refund goes from asked to queued to done, and is mailed once', async (services) => {
  const payment = await paidGift(services)
  expect(await refundPayment(services, payment)).toMatchObject({
    ok: true,
    refunds: [{ answer: { accepted: true } }],
  })
  expect(await refundsOf(services.db, payment.id)).toMatchObject([
    { state: 'queued', amount_minor: 50_000 },
  ])
  expect((await current(services, payment)).state).toBe('paid')
  await followRefunds(services, payment, 'office')
  services.pass(31 * 60_000)
  await sweepPayments(services)
  expect((await current(services, payment)).state).toBe('refunded')
  await followRefunds(services, await current(services, payment), 'office')
  await settlePayment(services, payment, { source: 'visit' })
  expect((await current(services, payment)).state).toBe('refunded')
  const evidence = (await eventsOf(services, payment)).map((event) => event.evidence)
  expect(evidence.filter((word) => word.startsWith('refund'))).toEqual([
    'refund-asked',
    'refund-queued',
    'refund-done',
    'refund-completed',
  ])
  expect(await mailKinds(services, { payment_id: payment.id })).toEqual([
    'gift-receipt',
    'refund-coming',
    'refunded',
  ])
})

onEngines('concurrent refunds never exceed what was received', async (services) => {
  const payment = await paidGift(services)
  const outcomes = await Promise.all(
    [20_000, 20_000, 20_000].map((amount) => refundPayment(services, payment, amount)),
  )
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(2)
  expect(await refundable(services.db, payment)).toBe(10_000)
})

/** Refunds on the provider's dashboard, and returns the webhooks, each of which is sent twice. */
async function newsOfRefund(services: TestServices, payment: Payment, state = 'success') {
  const address = `${services.sandboxUrl}/payu/payments/${payment.provider_id}`
  const press = (refund: string) =>
    fetch(address, { method: 'POST', body: new URLSearchParams({ refund }), redirect: 'manual' })
  const sent = services.webhooks.length
  await press('give-back')
  const refund = services.sandbox.payment(payment.txnid)?.refunds.at(-1)
  await press(`${state} ${refund?.id}`)
  await expect.poll(() => services.webhooks.length).toBe(sent + 2)
  services.pass(5_000)
  return services.webhooks.slice(sent)
}

onEngines(
  'a refund made on the provider’s dashboard is recorded once, from both kinds of webhook',
  async (services) => {
    const payment = await paidGift(services)
    const news = await newsOfRefund(services, payment)
    for (const notice of [...news, ...news, ...news]) {
      expect(await receiveAndSettle(services, notice)).toEqual({ ok: true, txnid: payment.txnid })
    }
    expect((await current(services, payment)).state).toBe('refunded')
    expect(await refundsOf(services.db, payment.id)).toMatchObject([
      { state: 'done', amount_minor: 50_000, follow_at: null },
    ])
    const reports = await reportsOf(services, payment)
    const kept = reports.filter(({ verdict }) => verdict === 'refund-news')
    // Both came at the same moment.
    const bodies = (some: readonly { body: string }[]) => some.map(({ body }) => body).toSorted()
    expect(bodies(kept)).toEqual(bodies(news))
    const evidence = (await eventsOf(services, payment)).map((event) => event.evidence)
    expect(evidence.filter((word) => word.startsWith('refund'))).toEqual([
      'refund-done',
      'refund-completed',
    ])
    const mails = await mailsAbout(services.db, { payment_id: payment.id })
    expect(mails.map(({ kind }) => kind)).toEqual(['gift-receipt', 'refunded'])
  },
)

test('simultaneous refund webhooks are all followed with one question', async (services) => {
  const payment = await paidGift(services)
  const [first, second] = await newsOfRefund(services, payment)
  if (!first || !second) throw new Error('nothing was sent')
  await receiveAndSettle(withProvider(services, { askRefunds: async () => [] }), first)
  services.pass(1_000)
  await receiveAndSettle(services, second)
  expect((await current(services, payment)).state).toBe('paid')
  expect(await isSweepDue(services)).toBe(true)
  await sweepPayments(services)
  expect((await current(services, payment)).state).toBe('refunded')
  expect(await isSweepDue(services)).toBe(false)
})

test('a refund webhook during an outage is followed later', async (services) => {
  const payment = await paidGift(services)
  const [news] = await newsOfRefund(services, payment)
  if (!news) throw new Error('nothing was sent')
  services.sandbox.setFault('payu', 'down')
  expect(await receiveAndSettle(services, news)).toMatchObject({ ok: true })
  await sweepPayments(services)
  services.sandbox.setFault('payu', 'ok')
  expect(await isSweepDue(services)).toBe(false)
  services.pass(5 * 60_000)
  await sweepPayments(services)
  expect((await current(services, payment)).state).toBe('refunded')
})

test('a refund webhook for a failed payment records the success first', async (services) => {
  const payment = await reportedGift(services, 'decline')
  await capture(services, payment)
  await expect.poll(() => services.webhooks.length).toBe(2)
  const [news] = await newsOfRefund(services, payment)
  if (!news) throw new Error('nothing was sent')
  await receiveAndSettle(services, news)
  expect(await current(services, payment)).toMatchObject({
    state: 'refunded',
    received_minor: 50_000,
  })
  const states = (await eventsOf(services, payment)).map(({ to_state }) => to_state)
  expect(states.filter((state, index) => state !== states[index - 1])).toEqual([
    'failed',
    'paid',
    'refunded',
  ])
})

test('a refund that fails at the bank is recorded, and can be requested again', async (services) => {
  const payment = await paidGift(services)
  for (const notice of await newsOfRefund(services, payment, 'failure')) {
    await receiveAndSettle(services, notice)
  }
  expect((await current(services, payment)).state).toBe('paid')
  expect(await refundsOf(services.db, payment.id)).toMatchObject([{ state: 'refused' }])
  expect(await refundable(services.db, payment)).toBe(50_000)
})

test('repeated webhooks of a refund that does not exist change nothing', async (services) => {
  const payment = await paidGift(services)
  let asked = 0
  const counting = withProvider(services, {
    askRefunds: (id) => {
      asked++
      return providerOf(services).askRefunds(id)
    },
  })
  services.pass(5_000)
  for (let times = 0; times < 40; times++) {
    const news = { action: 'refund', merchantTxnId: payment.txnid, key: 'TESTKEY', times }
    const notice = { body: JSON.stringify(news), contentType: 'application/json' }
    await receiveAndSettle(counting, notice)
  }
  expect(asked).toBe(1)
  const reports = await reportsOf(services, payment)
  expect(reports.filter(({ verdict }) => verdict === 'refund-news')).toHaveLength(20)
  expect((await current(services, payment)).state).toBe('paid')
})

test('a payment that was not received can not be refunded', async (services) => {
  const payment = await reportedGift(services, 'decline')
  expect(await refundPayment(services, payment, 100)).toMatchObject({
    problem: 'more-than-received',
    maxMinor: 0,
  })
})
