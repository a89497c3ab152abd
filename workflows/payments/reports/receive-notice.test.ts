import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '#database/engine/open.ts'
import { paymentEvents } from '#database/payments/payment-events.ts'
import { reportsAbout } from '#database/payments/payment-reports.ts'
import { findPayment } from '#database/payments/payments.ts'
import { giveGift } from '#workflows/gifts/give-gift.ts'
import { payInSandbox, receiveAndSettle } from '../../../tests/support/payments.ts'
import { testGift as gift } from '../../../tests/support/people.ts'
import { ENGINES, testDatabase } from '../../../tests/support/site/databases.ts'
import { testServices } from '../../../tests/support/site/services.ts'
import { receiveReport } from './receive-report.ts'

const FORM = 'application/x-www-form-urlencoded'

test.each(ENGINES)('%s: a webhook alone settles a payment', async (engine) => {
  const services = await testServices(engine)
  const payment = await giveGift(services, gift)
  const body = await payInSandbox(services, payment, 'approve')
  expect(await receiveAndSettle(services, { body, contentType: FORM })).toMatchObject({ ok: true })
  expect(await findPayment(services.db, payment.txnid)).toMatchObject({
    state: 'paid',
    received_minor: 50_000,
  })
})

test('the same report from browser, form webhook and JSON webhook is stored once', async () => {
  const services = await testServices()
  const payment = await giveGift(services, gift)
  const form = await payInSandbox(services, payment, 'twice')
  const json = JSON.stringify({
    status: 'Success',
    event_payload: Object.fromEntries(new URLSearchParams(form)),
  })
  for (let times = 0; times < 3; times++) {
    await receiveAndSettle(services, { body: form, contentType: FORM })
    await receiveAndSettle(services, { body: json, contentType: 'application/json' })
    await receiveReport(services, { body: form, source: 'return' })
  }
  expect(await reportsAbout(services.db, payment.txnid)).toHaveLength(1)
  const events = await paymentEvents(services.db, payment.id)
  expect(events.filter(({ to_state, from_state }) => to_state !== from_state)).toHaveLength(1)
})

test('the number of stored forgeries is limited', async () => {
  const services = await testServices()
  const payment = await giveGift(services, gift)
  const body = await payInSandbox(services, payment, 'forged')
  for (let times = 0; times < 40; times++) {
    const notice = { body: `${body}&again=${times}`, contentType: FORM }
    await receiveAndSettle(services, notice)
  }
  expect(await reportsAbout(services.db, payment.txnid)).toHaveLength(20)
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

test('a full disk throws too, and changes nothing', async () => {
  const services = await testServices()
  const payment = await giveGift(services, gift)
  const body = `${await payInSandbox(services, payment, 'approve')}&padding=${'x'.repeat(60_000)}`
  await sql`pragma max_page_count = 1`.execute(services.db)
  await expect(receiveAndSettle(services, { body, contentType: FORM })).rejects.toThrow('full')
  expect(await findPayment(services.db, payment.txnid)).toMatchObject({ state: 'open' })
  expect(await paymentEvents(services.db, payment.id)).toEqual([])
  await sql`pragma max_page_count = 1000000`.execute(services.db)
  await receiveAndSettle(services, { body, contentType: FORM })
  expect(await findPayment(services.db, payment.txnid)).toMatchObject({ state: 'paid' })
})
