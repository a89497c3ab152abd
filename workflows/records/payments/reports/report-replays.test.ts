import { expect } from 'vitest'
import { findRows } from '#database/engine/rows.ts'
import { countingAsks, payInSandbox, receiveAndSettle } from '#tests/support/payments.ts'
import { testGift } from '#tests/support/people.ts'
import { onEngines, type TestServices, test, testServices } from '#tests/support/site/services.ts'
import { giveGift } from '#workflows/gifts/give-gift.ts'
import { receiveReport } from './receive-report.ts'

const FORM = 'application/x-www-form-urlencoded'

async function settledGift(services: TestServices, outcome: string) {
  const payment = await giveGift(services, testGift)
  const body = await payInSandbox(services, payment, outcome)
  await receiveReport(services, { body, source: 'return' })
  return { payment, body }
}

/** Sends the report in all three ways: from the browser, as a form webhook and as a JSON webhook. */
async function replay(services: TestServices, body: string): Promise<void> {
  const fields = Object.fromEntries(new URLSearchParams(body))
  await receiveReport(services, { body, source: 'return' })
  await receiveAndSettle(services, { body, contentType: FORM })
  const json = JSON.stringify({ event_payload: fields })
  await receiveAndSettle(services, { body: json, contentType: 'application/json' })
}

onEngines('a signed report is stored once, even with extra unsigned fields', async (services) => {
  const { payment, body } = await settledGift(services, 'cancel')
  for (let times = 0; times < 30; times++) {
    await replay(services, `${body}&extra=${times}${'x'.repeat(50_000)}`)
  }
  const reports = await findRows(
    services.db,
    'payment_report',
    { txnid: payment.txnid },
    'received_at',
  )
  expect(reports).toMatchObject([{ verdict: 'accepted', body }])
})

test.each(['accepted', 'forged'])('a large %s report is stored truncated', async (verdict) => {
  const services = await testServices()
  const payment = await giveGift(services, testGift)
  const signed = await payInSandbox(services, payment, verdict === 'forged' ? 'forged' : 'cancel')
  const body = `${signed}&extra=${'x'.repeat(200_000)}`
  await receiveReport(services, { body, source: 'return' })
  const [report] = await findRows(
    services.db,
    'payment_report',
    { txnid: payment.txnid },
    'received_at',
  )
  expect(report?.verdict).toBe(verdict)
  expect(report?.body.length).toBeLessThanOrEqual(8_000)
  expect(body.startsWith(report?.body ?? '-')).toBe(true)
})

test.each(['approve', 'cancel', 'decline'])(
  'replays of a settled payment’s report (%s) do not ask the provider',
  async (outcome) => {
    const { services, asks } = countingAsks(await testServices())
    const { body } = await settledGift(services, outcome)
    expect(asks).toHaveLength(1)
    for (let times = 0; times < 30; times++) {
      await replay(services, body)
      services.pass(10 * 60_000)
    }
    expect(asks).toHaveLength(1)
  },
)

onEngines('a report with a zero byte in it is stored', async (services) => {
  const payment = await giveGift(services, testGift)
  const body = `${await payInSandbox(services, payment, 'approve')}&extra=\0`
  expect(await receiveReport(services, { body, source: 'return' })).toMatchObject({ ok: true })
  expect(
    await findRows(services.db, 'payment_report', { txnid: payment.txnid }, 'received_at'),
  ).toHaveLength(1)
})

test('at most a thousand unsigned reports a day are stored', async ({ services }) => {
  const payment = await giveGift(services, testGift)
  const body = await payInSandbox(services, payment, 'forged')
  const received_at = services.now().toISOString()
  const row = { received_at, source: 'webhook', verdict: 'forged', body: '', attempts: 0 } as const
  const rows = Array.from({ length: 1_000 }, (_, number) => ({
    ...{ ...row, signed: null, settle_at: null },
    ...{ digest: `digest-${number}`, txnid: `another-${number}` },
  }))
  for (let start = 0; start < rows.length; start += 100) {
    await services.db
      .insertInto('payment_report')
      .values(rows.slice(start, start + 100))
      .execute()
  }
  await receiveReport(services, { body, source: 'return' })
  expect(
    await findRows(services.db, 'payment_report', { txnid: payment.txnid }, 'received_at'),
  ).toEqual([])
  expect(services.counted()['report.forged']).toBe(1)
  services.pass(24 * 60 * 60_000)
  await receiveReport(services, { body, source: 'return' })
  expect(
    await findRows(services.db, 'payment_report', { txnid: payment.txnid }, 'received_at'),
  ).toHaveLength(1)
})
