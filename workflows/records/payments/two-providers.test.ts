import { expect, test } from 'vitest'
import { findPaymentById, type Payment } from '#database/records/payments/payments.ts'
import { refundsOf } from '#database/records/refunds/refunds.ts'
import type { PaymentProvider, ProviderRefund } from '#integrations/payments/port.ts'
import { createProviders } from '#integrations/payments/providers.ts'
import { finishPayment, payInSandbox, refundPayment } from '#tests/support/payments.ts'
import { testGift } from '#tests/support/people.ts'
import {
  onEngines,
  type TestServices,
  testServices,
  withParts,
} from '#tests/support/site/services.ts'
import { giveGift } from '#workflows/gifts/give-gift.ts'
import { readHandOff } from './read-hand-off.ts'
import { readResult } from './read-payment.ts'
import { receiveReport } from './reports/receive-report.ts'
import { sweepPayments } from './reports/sweep-payments.ts'

const HALF_AN_HOUR_MS = 31 * 60_000

/** A provider that has received everything it is asked about, under this number of its own. */
function secondProvider(providerId: () => string) {
  const asked: string[] = []
  const refunds: ProviderRefund[] = []
  const readReport: PaymentProvider['readReport'] = (body) => {
    const [, txnid] = /^second:(\w+)$/.exec(body) ?? []
    if (!txnid) return { ok: false, problem: 'unreadable' }
    const order = { amountMinor: 50_000, purpose: testGift.fund, email: testGift.email }
    return { ok: true, report: { signature: body, txnid, status: 'success', ...order } }
  }
  const provider: PaymentProvider = {
    checkout: ({ txnid }) => ({ action: 'https://second.example.org', fields: { txnid } }),
    readReport,
    readNotice: async ({ body }) => readReport(body),
    ask: async (txnids) => {
      asked.push(...txnids)
      const record = { found: true, status: 'success', amountMinor: 50_000 } as const
      const paid = { ...record, providerId: providerId(), fields: { way: 'Card' } }
      return new Map(txnids.map((txnid) => [txnid, paid]))
    },
    refund: async ({ token, amountMinor }) => {
      refunds.push({ token, requestId: token, amountMinor, state: 'done' })
      return { accepted: true, requestId: token }
    },
    askRefunds: async () => refunds,
    describe: ({ way = '' }) => ({
      ...{ bankReference: '', method: way, reason: '', message: '', why: 'unknown' },
      ...{ chargedOnTopMinor: 0, paidAt: undefined },
    }),
    ledgerFields: (fields) => fields,
    listPaid: async () => [],
  }
  return { provider, asked, refunds }
}

/** A payment with the sandbox's provider, and one that was opened after the church had changed to another. */
async function sideBySide(services: TestServices) {
  const { payments } = services
  const first = await giveGift(services, { ...testGift, submission: 'the-browser-of-the-first' })
  const numberAtFirst = () => services.sandbox.payment(first.txnid)?.id ?? ''
  const { provider, ...seen } = secondProvider(numberAtFirst)
  const both = withParts(services, {
    payments: createProviders({
      ...payments,
      current: 'second',
      byName: { ...payments.byName, second: provider },
    }),
  })
  const second = await giveGift(both, { ...testGift, submission: 'the-browser-of-the-second' })
  return { both, first, second, seen }
}

async function stateOf({ db }: TestServices, { id }: Payment) {
  const { provider, state } = await findPaymentById(db, id)
  return [provider, state]
}

onEngines('each payment is handed to and settled by its provider', async (services) => {
  const { both, first, second, seen } = await sideBySide(services)
  expect(await readHandOff(both, first.token)).toMatchObject({
    form: { action: `${both.sandboxUrl}/payu/_payment` },
  })
  expect(await readHandOff(both, second.token)).toMatchObject({
    form: { action: 'https://second.example.org' },
  })
  await finishPayment(both, first, 'approve')
  await receiveReport(both, { body: `second:${second.txnid}`, source: 'return' })
  // The same number at both providers is no mismatch.
  expect(await stateOf(both, first)).toEqual(['payu', 'paid'])
  expect(await stateOf(both, second)).toEqual(['second', 'paid'])
  expect(seen.asked).toEqual([second.txnid])
  expect((await readResult(both, second.txnid))?.references.method).toBe('Card')
  expect((await readResult(both, first.txnid))?.references.method).not.toBe('Card')
})

test('a report that another provider has signed settles nothing', async () => {
  const { both, first } = await sideBySide(await testServices())
  const body = `second:${first.txnid}`
  expect(await receiveReport(both, { body, source: 'return' })).toMatchObject({
    refusal: 'other-merchant',
  })
  expect(await stateOf(both, first)).toEqual(['payu', 'open'])
})

onEngines('each payment is refunded by its provider', async (services) => {
  const { both, first, second, seen } = await sideBySide(services)
  await finishPayment(both, first, 'approve')
  await receiveReport(both, { body: `second:${second.txnid}`, source: 'return' })
  for (const payment of [first, second]) await refundPayment(both, payment)
  for (let turns = 0; turns < 2; turns++) {
    both.pass(HALF_AN_HOUR_MS)
    await sweepPayments(both)
  }
  expect(await stateOf(both, first)).toEqual(['payu', 'refunded'])
  expect(await stateOf(both, second)).toEqual(['second', 'refunded'])
  const tokens = (await refundsOf(both.db, second.id)).map(({ token }) => token)
  expect(seen.refunds.map(({ token }) => token)).toEqual(tokens)
  expect(both.sandbox.payment(first.txnid)?.refunds).toHaveLength(1)
})

onEngines('while one provider is down, the other goes on', async (services) => {
  const { both, first, second } = await sideBySide(services)
  await payInSandbox(both, first, 'never')
  both.sandbox.setFault('payu', 'down')
  both.pass(HALF_AN_HOUR_MS)
  await sweepPayments(both)
  expect(await stateOf(both, first)).toEqual(['payu', 'open'])
  expect(await stateOf(both, second)).toEqual(['second', 'paid'])
  both.sandbox.setFault('payu', 'ok')
  both.pass(HALF_AN_HOUR_MS)
  await sweepPayments(both)
  expect(await stateOf(both, first)).toEqual(['payu', 'paid'])
})

test('in an outage of one provider a sweep asks it once, and asks the other about all', async () => {
  const { both, seen } = await sideBySide(await testServices())
  const opening = {
    payu: { ...both, payments: { ...both.payments, current: 'payu' } },
    second: both,
  }
  for (const [name, services] of Object.entries(opening)) {
    for (let count = 0; count < 20; count++) {
      await giveGift(services, { ...testGift, submission: `a-browser-of-${name}-${count}` })
    }
    both.pass(1_000)
  }
  both.sandbox.setFault('payu', 'down')
  both.pass(HALF_AN_HOUR_MS)
  await sweepPayments(both)
  expect(both.counted()['payment.provider-unreachable']).toBe(1)
  expect(new Set(seen.asked).size).toBe(21)
})
