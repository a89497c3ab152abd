import { sql } from 'kysely'
import { expect } from 'vitest'
import { openDatabase } from '#database/engine/open.ts'
import { insertNew } from '#database/engine/rows.ts'
import { findGift } from '#database/records/gifts/gifts.ts'
import { findPayment, type Payment } from '#database/records/payments/payments.ts'
import { eventsOf, payInSandbox, receiveAndSettle, reportsOf } from '#tests/support/payments.ts'
import { testGift as gift } from '#tests/support/people.ts'
import { testDatabase } from '#tests/support/site/databases.ts'
import { onEngines, type TestServices, test, testServices } from '#tests/support/site/services.ts'
import { giveGift } from '#workflows/gifts/give-gift.ts'
import { readResult } from '../read-payment.ts'
import { receiveNotice, receiveReport } from './receive-report.ts'

async function stateOf({ db }: TestServices, { txnid }: Payment) {
  const payment = await findPayment(db, txnid)
  const paidFor = await findGift(db, payment?.gift_id ?? '')
  return [payment?.state, paidFor.status]
}

onEngines('an approved payment marks the payment and the gift as paid', async (services) => {
  const payment = await giveGift(services, gift)
  const body = await payInSandbox(services, payment, 'approve')
  expect(await receiveReport(services, { body, source: 'return' })).toEqual({
    ok: true,
    txnid: payment.txnid,
  })
  expect(await stateOf(services, payment)).toEqual(['paid', 'Paid'])
  expect(await eventsOf(services, payment)).toMatchObject([
    { source: 'return', evidence: 'confirmed-success', from_state: 'open', to_state: 'paid' },
  ])
  expect(await reportsOf(services, payment)).toMatchObject([{ verdict: 'accepted', body }])
})

onEngines('the same report sent many times at once pays once', async (services) => {
  const payment = await giveGift(services, gift)
  const body = await payInSandbox(services, payment, 'approve')
  const sources = ['return', 'webhook', 'return', 'webhook', 'return'] as const
  await Promise.all(sources.map((source) => receiveReport(services, { body, source })))
  const events = await eventsOf(services, payment)
  expect(events.filter(({ from_state, to_state }) => from_state !== to_state)).toHaveLength(1)
  expect(events).toHaveLength(1)
  expect(await reportsOf(services, payment)).toHaveLength(1)
})

onEngines('who comes back behind the webhook need not wait for the job', async (services) => {
  const payment = await giveGift(services, gift)
  // The result was looked at a moment ago, so it is not asked about again by whoever looks.
  await readResult(services, payment.txnid)
  const body = await payInSandbox(services, payment, 'approve')
  await receiveNotice(services, { body, contentType: 'application/x-www-form-urlencoded' })
  expect(await stateOf(services, payment)).toEqual(['open', 'Not Paid'])
  await Promise.all([1, 2].map(() => receiveReport(services, { body, source: 'return' })))
  expect(await stateOf(services, payment)).toEqual(['paid', 'Paid'])
  expect(await readResult(services, payment.txnid)).toMatchObject({ kind: 'success' })
})

test('a success is confirming until the provider can be asked, then paid', async (services) => {
  const payment = await giveGift(services, gift)
  const body = await payInSandbox(services, payment, 'approve')
  services.sandbox.setFault('payu', 'failing')
  await receiveReport(services, { body, source: 'return' })
  expect(await stateOf(services, payment)).toEqual(['confirming', 'Not Paid'])
  expect(services.counted()['payment.provider-unreachable']).toBe(1)
  services.sandbox.setFault('payu', 'ok')
  services.pass(5_000)
  await receiveAndSettle(services, { body, contentType: 'application/x-www-form-urlencoded' })
  expect(await stateOf(services, payment)).toEqual(['paid', 'Paid'])
})

test('a forged report changes nothing, and is stored, logged and counted', async (services) => {
  const payment = await giveGift(services, gift)
  const body = await payInSandbox(services, payment, 'forged')
  expect(await receiveReport(services, { body, source: 'return' })).toEqual({
    ok: false,
    refusal: 'forged',
    txnid: payment.txnid,
  })
  expect(await stateOf(services, payment)).toEqual(['open', 'Not Paid'])
  expect(await reportsOf(services, payment)).toMatchObject([{ verdict: 'forged' }])
  expect(services.counted()).toMatchObject({ 'report.forged': 1 })
  expect(services.logged).toContain('report-refused')
})

test('a signed report with another amount changes nothing', async (services) => {
  const payment = await giveGift(services, gift)
  const body = await payInSandbox(services, payment, 'wrong-amount')
  expect(await receiveReport(services, { body, source: 'return' })).toMatchObject({
    refusal: 'other-amount',
  })
  expect(await stateOf(services, payment)).toEqual(['open', 'Not Paid'])
})

test('a report about an unknown payment is refused and not stored', async (services) => {
  const payment = await giveGift(services, gift)
  const body = await payInSandbox(services, payment, 'approve')
  await services.db.deleteFrom('payment').execute()
  expect(await receiveReport(services, { body, source: 'return' })).toEqual({
    ok: false,
    refusal: 'unknown-transaction',
    txnid: undefined,
  })
  expect(await reportsOf(services, payment)).toEqual([])
})

const FORM = 'application/x-www-form-urlencoded'

onEngines('a webhook alone settles a payment', async (services) => {
  const payment = await giveGift(services, gift)
  const body = await payInSandbox(services, payment, 'approve')
  expect(await receiveAndSettle(services, { body, contentType: FORM })).toMatchObject({ ok: true })
  expect(await findPayment(services.db, payment.txnid)).toMatchObject({
    state: 'paid',
    received_minor: 50_000,
  })
})

test('the number of stored forgeries is limited', async (services) => {
  const payment = await giveGift(services, gift)
  const body = await payInSandbox(services, payment, 'forged')
  for (let times = 0; times < 40; times++) {
    const notice = { body: `${body}&again=${times}`, contentType: FORM }
    await receiveAndSettle(services, notice)
  }
  expect(await reportsOf(services, payment)).toHaveLength(20)
  expect(services.counted()['report.forged']).toBe(40)
})

test('a locked database throws, so that the provider sends the webhook again', async () => {
  const { db, url } = await testDatabase('sqlite')
  const services = { ...(await testServices()), db }
  const payment = await giveGift(services, gift)
  const body = await payInSandbox(services, payment, 'approve')
  await sql`pragma busy_timeout = 20`.execute(db)
  const other = openDatabase(url)
  await other.db.connection().execute(async (holder) => {
    await sql`begin immediate`.execute(holder)
    await expect(receiveAndSettle(services, { body, contentType: FORM })).rejects.toThrow('locked')
    await sql`rollback`.execute(holder)
  })
  await other.db.destroy()
  await receiveAndSettle(services, { body, contentType: FORM })
  expect(await findPayment(db, payment.txnid)).toMatchObject({ state: 'paid' })
})

test('a full disk throws too, and changes nothing', async (services) => {
  const payment = await giveGift(services, gift)
  const body = `${await payInSandbox(services, payment, 'approve')}&padding=${'x'.repeat(60_000)}`
  await sql`pragma max_page_count = 1`.execute(services.db)
  await expect(receiveAndSettle(services, { body, contentType: FORM })).rejects.toThrow('full')
  expect(await findPayment(services.db, payment.txnid)).toMatchObject({ state: 'open' })
  expect(await eventsOf(services, payment)).toEqual([])
  await sql`pragma max_page_count = 1000000`.execute(services.db)
  await receiveAndSettle(services, { body, contentType: FORM })
  expect(await findPayment(services.db, payment.txnid)).toMatchObject({ state: 'paid' })
})

test.each(['accepted', 'forged'])('a large %s report is stored truncated', async (verdict) => {
  const services = await testServices()
  const payment = await giveGift(services, gift)
  const signed = await payInSandbox(services, payment, verdict === 'forged' ? 'forged' : 'cancel')
  const body = `${signed}&extra=${'x'.repeat(200_000)}`
  await receiveReport(services, { body, source: 'return' })
  const [report] = await reportsOf(services, payment)
  expect(report?.verdict).toBe(verdict)
  expect(report?.body.length).toBeLessThanOrEqual(8_000)
  expect(body.startsWith(report?.body ?? '-')).toBe(true)
})

onEngines('a report with a zero byte in it is stored', async (services) => {
  const payment = await giveGift(services, gift)
  const body = `${await payInSandbox(services, payment, 'approve')}&extra=\0`
  expect(await receiveReport(services, { body, source: 'return' })).toMatchObject({ ok: true })
  expect(await reportsOf(services, payment)).toHaveLength(1)
})

test('at most a thousand unsigned reports a day are stored', async (services) => {
  const payment = await giveGift(services, gift)
  const body = await payInSandbox(services, payment, 'forged')
  const received_at = services.now().toISOString()
  const row = { received_at, source: 'webhook', verdict: 'forged', body: '', attempts: 0 } as const
  const rows = Array.from({ length: 1_000 }, (_, number) => ({
    ...{ ...row, signed: null, settle_at: null },
    ...{ digest: `digest-${number}`, txnid: `another-${number}` },
  }))
  await insertNew(services.db, 'payment_report', rows)
  await receiveReport(services, { body, source: 'return' })
  expect(await reportsOf(services, payment)).toEqual([])
  expect(services.counted()['report.forged']).toBe(1)
  services.pass(24 * 60 * 60_000)
  await receiveReport(services, { body, source: 'return' })
  expect(await reportsOf(services, payment)).toHaveLength(1)
})
