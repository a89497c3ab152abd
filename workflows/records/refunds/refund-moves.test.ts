import { expect } from 'vitest'
import { findRows } from '#database/engine/rows.ts'
import { mailsAbout } from '#database/records/mail/outbox.ts'
import { findPayment, type Payment } from '#database/records/payments/payments.ts'
import { refundsOf } from '#database/records/refunds/refunds.ts'
import type { ProviderRefund, RefundRequest } from '#integrations/payments/port.ts'
import { payInSandbox, providerOf, refundPayment, withProvider } from '#tests/support/payments.ts'
import { testGift } from '#tests/support/people.ts'
import { onEngines, type TestServices, test } from '#tests/support/site/services.ts'
import { giveGift } from '#workflows/gifts/give-gift.ts'
import { receiveReport } from '#workflows/records/payments/reports/receive-report.ts'
import { isSweepDue, sweepPayments } from '#workflows/records/payments/reports/sweep-payments.ts'
import { followRefunds } from './follow-refunds.ts'
import { refundable } from './refund-record.ts'

let gifts = 0
async function paidGift(services: TestServices): Promise<Payment> {
  const opened = await giveGift(services, { ...testGift, submission: `refund-browser-${gifts++}` })
  const body = await payInSandbox(services, opened, 'approve')
  await receiveReport(services, { body, source: 'return' })
  const payment = await findPayment(services.db, opened.txnid)
  if (!payment) throw new Error('gone')
  return payment
}

async function statesOf({ db }: TestServices, { id }: Payment) {
  return (await refundsOf(db, id)).map(({ state }) => state)
}

onEngines('a completed refund stays done when answers arrive out of order', async (services) => {
  const payment = await paidGift(services)
  const known: ProviderRefund[] = []
  const asking = withProvider(services, {
    askRefunds: async () => known.map((each) => ({ ...each })),
  })
  // While our request is being answered, another process already learns that the refund is done.
  const refund = async ({ token, amountMinor }: RefundRequest) => {
    known.push({ token, amountMinor, requestId: '77', state: 'done' })
    await followRefunds(asking, payment, 'webhook')
    return { accepted: true as const, requestId: '77' }
  }
  await refundPayment(withProvider(asking, { refund }), payment)
  expect(await statesOf(services, payment)).toEqual(['done'])
  // An older answer that arrives after the newer one.
  const late = known.map((each) => ({ ...each, state: 'queued' as const }))
  await followRefunds(withProvider(services, { askRefunds: async () => late }), payment, 'sweep')
  expect(await refundsOf(services.db, payment.id)).toMatchObject([
    { state: 'done', request_id: '77', follow_at: null },
  ])
  expect((await findPayment(services.db, payment.txnid))?.state).toBe('refunded')
  const evidence = (
    await findRows(services.db, 'payment_event', { payment_id: payment.id }, 'position')
  ).map((event) => event.evidence)
  expect(evidence.filter((word) => word === 'refund-queued')).toEqual([])
  const mails = await mailsAbout(services.db, { payment_id: payment.id })
  expect(mails.map(({ kind }) => kind)).toEqual(['gift-receipt', 'refund-coming', 'refunded'])
})

test('a refund with an unreadable amount is counted, and the others are followed', async ({
  services,
}) => {
  const [first, second] = [await paidGift(services), await paidGift(services)]
  await refundPayment(services, first)
  await refundPayment(services, second)
  const foreign = {
    token: 'pages-1',
    requestId: '5',
    amountMinor: undefined,
    state: 'done' as const,
  }
  const askRefunds = async (providerId: string) => [
    ...(providerId === first.provider_id ? [foreign] : []),
    ...(await providerOf(services).askRefunds(providerId)),
  ]
  for (let turns = 0; turns < 3; turns++) {
    await sweepPayments(withProvider(services, { askRefunds }))
    services.pass(31 * 60_000)
  }
  expect(await statesOf(services, first)).toEqual(['done'])
  expect(await statesOf(services, second)).toEqual(['done'])
  expect(services.counted()['refund.unreadable']).toBeGreaterThan(0)
  expect(services.logged).toContain('refund-unreadable')
})

test('an error with one payment’s refunds does not hold up the others', async ({ services }) => {
  const broken = await paidGift(services)
  await refundPayment(services, broken)
  const others = [await paidGift(services), await paidGift(services)]
  for (const payment of others) await refundPayment(services, payment)
  const askRefunds = async (providerId: string) => {
    if (providerId === broken.provider_id) throw new TypeError('a fault of ours')
    return providerOf(services).askRefunds(providerId)
  }
  for (let turns = 0; turns < 3; turns++) {
    await sweepPayments(withProvider(services, { askRefunds }))
    services.pass(31 * 60_000)
  }
  for (const payment of others) expect(await statesOf(services, payment)).toEqual(['done'])
  expect(services.counted()['refund.not-followed']).toBeGreaterThan(0)
  // It is postponed instead of being retried in every run.
  await sweepPayments(withProvider(services, { askRefunds }))
  expect(await isSweepDue(services)).toBe(false)
})

test('an error with one payment does not hold up the rest of the sweep', async ({ services }) => {
  const open = async () =>
    giveGift(services, { ...testGift, submission: `sweep-browser-key-${gifts++}` })
  const [broken, other] = [await open(), await open()]
  await payInSandbox(services, other, 'never')
  services.pass(5 * 60_000)
  const ask = async (txnids: readonly string[]) => {
    const answers = await providerOf(services).ask(txnids)
    const record = { found: true as const, status: 'pending' as const, amountMinor: 50_000 }
    const fields = {
      get status(): string {
        throw new TypeError('a fault of ours')
      },
    }
    return new Map([...answers, [broken.txnid, { ...record, providerId: 'x', fields }] as const])
  }
  await sweepPayments(withProvider(services, { ask }))
  expect((await findPayment(services.db, other.txnid))?.state).toBe('paid')
  expect(services.counted()['payment.not-settled']).toBe(1)
  expect(await isSweepDue(services)).toBe(false)
})

test('an unclear answer to a refund request leaves the refund asked', async ({ services }) => {
  const payment = await paidGift(services)
  const unclear = async () => ({
    accepted: 'unclear' as const,
    reason: 'Transaction lock could not be obtained',
  })
  await refundPayment(withProvider(services, { refund: unclear }), payment)
  expect(await refundsOf(services.db, payment.id)).toMatchObject([
    { state: 'asked', reason: 'Transaction lock could not be obtained' },
  ])
  expect(await refundable(services.db, payment)).toBe(0)
  const tokens: string[] = []
  const refund = async (request: RefundRequest) => {
    tokens.push(request.token)
    return providerOf(services).refund(request)
  }
  for (let turns = 0; turns < 4; turns++) {
    services.pass(31 * 60_000)
    await sweepPayments(withProvider(services, { refund }))
  }
  expect(tokens).toHaveLength(1)
  expect(await statesOf(services, payment)).toEqual(['done'])
  expect(services.sandbox.payment(payment.txnid)?.refunds.map(({ token }) => token)).toEqual(tokens)
})

test('a refund that the provider neither accepts nor lists for a week is refused', async ({
  services,
}) => {
  const payment = await paidGift(services)
  let asked = 0
  const refund = async () => {
    asked++
    return { accepted: 'unclear' as const, reason: 'Invalid Hash.' }
  }
  const unclear = withProvider(services, { refund })
  await refundPayment(unclear, payment)
  for (let hours = 0; hours < 8 * 24; hours++) {
    services.pass(60 * 60_000)
    await sweepPayments(unclear)
  }
  expect(await refundsOf(services.db, payment.id)).toMatchObject([
    { state: 'refused', reason: 'Invalid Hash.', follow_at: null },
  ])
  expect(await refundable(services.db, payment)).toBe(50_000)
  expect(asked).toBeLessThan(60)
})
