import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { storeRefund } from '#database/records/refunds/refunds.ts'
import type { RefundState } from '#domain/payments/refund-state.ts'
import { finishPayment } from '#tests/support/payments.ts'
import { testGift } from '#tests/support/people.ts'
import { onEngines, type TestServices, test } from '#tests/support/site/services.ts'
import { COMMAND_LINE } from '#workflows/actor.ts'
import { giveGift } from '#workflows/gifts/give-gift.ts'
import { matchSettlement } from './match-settlement.ts'

const ABOUT_NOON = '2026-11-14T07:00:00.000Z'

type Recorded = { amountMinor: number; state?: RefundState; at?: string }

/** A gift of Rs. 500 that was paid, with these refunds. */
async function paidGift(services: TestServices, ...refunds: Recorded[]): Promise<string> {
  const gift = await giveGift(services, { ...testGift, submission: randomUUID() })
  const { id, txnid } = await finishPayment(services, gift, 'approve')
  for (const { amountMinor, state = 'done', at = ABOUT_NOON } of refunds) {
    await storeRefund(services.db, {
      token: randomUUID(),
      payment_id: id,
      amount_minor: amountMinor,
      state,
      asked_at: at,
      changed_at: at,
      follow_at: null,
    })
  }
  return txnid
}

async function match(services: TestServices, lines: readonly string[]) {
  const text = lines.join('\r\n')
  const settlement = await matchSettlement(services, { actor: COMMAND_LINE, text })
  if (!settlement.ok) throw new Error(settlement.problem)
  return settlement
}

const HEADER = 'txnid,amount,type'

onEngines('refunds and chargebacks are compared with ours', async (services) => {
  const matched = await paidGift(services, { amountMinor: 10_000 })
  const differing = await paidGift(services, { amountMinor: 10_000 })
  const refused = await paidGift(services, { amountMinor: 10_000, state: 'refused' })
  const queued = await paidGift(services, { amountMinor: 10_000, state: 'queued' })
  const missing = await paidGift(services, { amountMinor: 2_500 })
  // Midnight in India: the day after those of the file.
  await paidGift(services, { amountMinor: 900, at: '2026-11-14T18:30:00.000Z' })
  const { lines, ...rest } = await match(services, [
    HEADER,
    `${matched},-100.00,refund`,
    `${matched},500.00,sale`,
    `${differing},99.00,Refund`,
    `${refused},100.00,refund`,
    `${queued},100.00,refund`,
    `${queued},500.00,Chargeback`,
    'EWG00000000001,10.00,charge-back',
    `${matched},100.00,return`,
  ])
  expect(lines.map(({ line, kind, verdict }) => [line, kind, verdict])).toEqual([
    [2, 'refund', 'matched'],
    [3, 'payment', 'matched'],
    [4, 'refund', 'differing'],
    [5, 'refund', 'unknown'],
    [6, 'refund', 'matched'],
    [7, 'chargeback', 'unknown'],
    [8, 'chargeback', 'unknown'],
    [9, 'refund', 'twice'],
  ])
  expect(rest).toMatchObject({ settledMinor: 50_000, returnedMinor: 100_900 })
  const refunds = rest.missing.filter(({ kind }) => kind === 'refund')
  expect(refunds).toMatchObject([{ txnid: missing, amountMinor: 2_500, day: '2026-11-14' }])
})

test('a refund is missing only from a report that says of which kind its lines are', async ({
  services,
}) => {
  const day = services.now().toISOString()
  const txnid = await paidGift(services, { amountMinor: 10_000, at: day })
  const { missing } = await match(services, [HEADER, `${txnid},500.00,sale`])
  expect(missing).toMatchObject([{ kind: 'refund', txnid, amountMinor: 10_000 }])
  const plain = await match(services, ['txnid,amount', `${txnid},500.00`])
  expect(plain.missing).toEqual([])
})

onEngines('a payment whose fee, tax and net don’t add up is named', async (services) => {
  const charges = ['10.00,1.80,488.20', '11.80,1.80,488.20', ',,488.20', '10.00,1.80,400.00']
  const sales = await Promise.all(
    charges.map(async (each) => `${await paidGift(services)},500.00,${each}`),
  )
  const { lines } = await match(services, ['txnid,amount,Fee,GST,Net Amount', ...sales])
  const sound = ['matched', 'matched', 'matched']
  expect(lines.map(({ verdict }) => verdict)).toEqual([...sound, 'unbalanced'])
})
