import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { storeRefund } from '#database/records/refunds/refunds.ts'
import { officeEventsOf } from '#database/staff/office-events.ts'
import type { RefundState } from '#domain/payments/refund-state.ts'
import { signedIn } from '#tests/support/office/staff.ts'
import { paidGift } from '#tests/support/payments.ts'
import { onEngines, type TestServices, test } from '#tests/support/site/services.ts'
import { COMMAND_LINE } from '#workflows/actor.ts'
import { listAttention, settleAttention } from '#workflows/attention/list-attention.ts'
import { notifyOffice } from '#workflows/attention/notify-office.ts'
import { keepSettlement, matchSettlement, readSettlementPage } from './match-settlement.ts'

const WRONG = [
  'txnid,amount,utr',
  ...Array.from({ length: 300 }, (_, index) => `ABC${String(index).padStart(11, '0')},10.00,UTR1`),
].join('\r\n')

async function toSettle(services: TestServices) {
  const items = await listAttention(services, COMMAND_LINE)
  return items.filter(({ kind }) => ['settlement', 'unknown-payment'].includes(kind.code))
}

onEngines('a file that is only shown stores and mails nothing', async (services) => {
  await signedIn(services, 'treasurer')
  const shown = await matchSettlement(services, { actor: COMMAND_LINE, text: WRONG })
  expect(shown).toMatchObject({ ok: true, stored: undefined })
  expect(await toSettle(services)).toEqual([])
  await notifyOffice(services)
  const mails = services.db.selectFrom('outbox').select('facts').where('kind', '=', 'attention')
  const told = (await mails.execute()).filter(({ facts }) => facts?.includes('settlement'))
  expect(told).toEqual([])
})

onEngines('a wrong file that is kept is one item, settled by a note', async (services) => {
  const actor = await signedIn(services, 'treasurer')
  const keeping = { actor, text: WRONG, key: randomUUID() }
  const kept = await keepSettlement(services, keeping)
  if (!kept.ok) throw new Error(kept.problem)
  const { digest } = kept
  expect(await keepSettlement(services, keeping)).toEqual(kept)
  // Sent by a browser, with other ends of lines, by somebody who has chosen the file again.
  const again = { actor, text: WRONG.replaceAll('\r\n', '\n'), key: randomUUID() }
  expect(await keepSettlement(services, again)).toEqual(kept)
  expect(await matchSettlement(services, { actor, text: WRONG })).toMatchObject({
    stored: { author: actor.name },
  })
  const items = await toSettle(services)
  expect(items).toMatchObject([{ kind: { code: 'settlement' } }])
  expect(items[0]?.says).toMatch(/^300 lines of a file with Rs. 3,000 in payments do not match/)
  const page = await readSettlementPage(services, { actor, digest })
  expect(page).toMatchObject({ ok: true, author: actor.name, result: { settledMinor: 300_000 } })
  const settling = {
    actor,
    about: items[0]?.key ?? '',
    note: 'It was the file of another church.',
  }
  expect(await settleAttention(services, settling)).toEqual({ ok: true })
  expect(await toSettle(services)).toEqual([])
  const events = await officeEventsOf(services.db, 'settlement', digest)
  expect(events.map(({ action }) => action)).toEqual(['keep-settlement'])
})

onEngines(
  'lines with amounts that nobody is paid are not read, and Today can be',
  async (services) => {
    const text = WRONG.replaceAll('10.00', '999999999999.99')
    const kept = await keepSettlement(services, { actor: COMMAND_LINE, text })
    expect(await toSettle(services)).toMatchObject([
      { says: '300 lines of a file with Rs. 0 in payments do not match our records.' },
    ])
    const digest = kept.ok ? kept.digest : ''
    const page = await readSettlementPage(services, { actor: COMMAND_LINE, digest })
    expect(page).toMatchObject({ ok: true, result: { lines: [], settledMinor: 0 } })
  },
)

test('a file in which everything matches is kept without an item', async (services) => {
  const { txnid } = await paidGift(services)
  const text = `txnid,amount\n${txnid},500.00`
  expect(await keepSettlement(services, { actor: COMMAND_LINE, text })).toMatchObject({ ok: true })
  expect(await toSettle(services)).toEqual([])
})

const ABOUT_NOON = '2026-11-14T07:00:00.000Z'

type RefundRecord = { amountMinor: number; state?: RefundState; at?: string }

/** A gift of Rs. 500 that was paid, with these refunds. */
async function refundedGift(services: TestServices, ...refunds: RefundRecord[]): Promise<string> {
  const { id, txnid } = await paidGift(services)
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
  const matched = await refundedGift(services, { amountMinor: 10_000 })
  const differing = await refundedGift(services, { amountMinor: 10_000 })
  const refused = await refundedGift(services, { amountMinor: 10_000, state: 'refused' })
  const queued = await refundedGift(services, { amountMinor: 10_000, state: 'queued' })
  const missing = await refundedGift(services, { amountMinor: 2_500 })
  // Midnight in India: the day after those of the file.
  await refundedGift(services, { amountMinor: 900, at: '2026-11-14T18:30:00.000Z' })
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

test('a refund is missing only from a report that says of which kind its lines are', async (services) => {
  const day = services.now().toISOString()
  const txnid = await refundedGift(services, { amountMinor: 10_000, at: day })
  const { missing } = await match(services, [HEADER, `${txnid},500.00,sale`])
  expect(missing).toMatchObject([{ kind: 'refund', txnid, amountMinor: 10_000 }])
  const plain = await match(services, ['txnid,amount', `${txnid},500.00`])
  expect(plain.missing).toEqual([])
})

onEngines('a payment whose fee, tax and net don’t add up is named', async (services) => {
  const charges = ['10.00,1.80,488.20', '11.80,1.80,488.20', ',,488.20', '10.00,1.80,400.00']
  const sales = await Promise.all(
    charges.map(async (each) => `${await refundedGift(services)},500.00,${each}`),
  )
  const { lines } = await match(services, ['txnid,amount,Fee,GST,Net Amount', ...sales])
  const sound = ['matched', 'matched', 'matched']
  expect(lines.map(({ verdict }) => verdict)).toEqual([...sound, 'unbalanced'])
})
