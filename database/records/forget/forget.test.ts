import { expect } from 'vitest'
import type { Payment } from '#database/records/payments/payments.ts'
import { payInSandbox, register } from '#tests/support/payments.ts'
import { attendee, registration } from '#tests/support/people.ts'
import { onEngines, type TestServices, test } from '#tests/support/site/services.ts'
import { giveGift } from '#workflows/gifts/give-gift.ts'
import { sendDueMails } from '#workflows/mail/send-mails.ts'
import { ledgerFieldsOf } from '#workflows/records/payments/read-payment.ts'
import { receiveReport } from '#workflows/records/payments/reports/receive-report.ts'
import { forgetRecords } from './forget.ts'

const YEAR_MS = 366 * 24 * 60 * 60_000
const PERSONAL = /Zebedee|zebedee|Bethsaida|9812345678/

const gift = {
  name: 'Zebedee Giver',
  email: 'zebedee@example.org',
  phone: '9812345678',
  amountMinor: 50_000,
  fund: 'Tithe',
  language: 'en' as const,
  submission: 'a-key-made-in-the-browser',
}

const person = {
  firstname: 'Zebedee',
  lastname: 'Zebedeeson',
  email: 'zebedee@example.org',
  phone: '9812345678',
  city: 'Bethsaida',
}

/**
 * Stores a year ago: a gift, a paid and a free registration, and a failed payment. Stores today: a
 * gift.
 */
async function twoYears(services: TestServices): Promise<void> {
  await pay(services, await giveGift(services, gift), 'approve')
  await pay(services, await giveGift(services, { ...gift, submission: undefined }), 'decline')
  const paid = await register(services, {
    registration: registration({ persons: [attendee(person)] }),
  })
  await pay(services, paid.payment, 'approve')
  await register(services, {
    registration: registration({ persons: [attendee({ ...person, age: 3 })] }),
  })
  await sendDueMails(services)
  await services.db.updateTable('payment').set({ ask_at: null }).execute()
  services.pass(YEAR_MS)
  const today = { ...gift, name: 'Today Giver', submission: 'another-key-of-a-browser' }
  await pay(services, await giveGift(services, today), 'approve')
}

async function pay(services: TestServices, payment: Payment | undefined, outcome: string) {
  if (!payment) throw new Error('there is something to pay')
  const body = await payInSandbox(services, payment, outcome)
  await receiveReport(services, { body, source: 'return' })
}

onEngines('personal data is removed, amounts and states stay', async (services) => {
  await twoYears(services)
  const { db } = services
  const before = new Date(services.now().getTime() - YEAR_MS / 2).toISOString()
  const [ledger, all] = [await readLedger(services), await everything(services, before)]
  expect(all).toMatch(PERSONAL)

  const counted = await forgetRecords(db, {
    ledgerFields: ledgerFieldsOf(services),
    before,
    trial: true,
  })
  expect(counted).toEqual({
    registrations: 2,
    people: 2,
    gifts: 2,
    payments: 3,
    reports: 3,
    mails: 4,
  })
  expect(await everything(services, before)).toBe(all)

  expect(
    await forgetRecords(db, { ledgerFields: ledgerFieldsOf(services), before, trial: false }),
  ).toEqual(counted)
  expect(await everything(services, before)).not.toMatch(PERSONAL)
  expect(await readLedger(services)).toEqual(ledger)
  const names = await db.selectFrom('gift').select('full_name').orderBy('created_at').execute()
  expect(names.at(-1)).toEqual({ full_name: 'Today Giver' })
  expect(
    await forgetRecords(db, { ledgerFields: ledgerFieldsOf(services), before, trial: false }),
  ).toMatchObject({
    registrations: 0,
    gifts: 0,
    payments: 0,
  })
})

test('a payment that the sweep still asks about is left alone', async ({ services }) => {
  await giveGift(services, gift)
  services.pass(YEAR_MS)
  const before = services.now().toISOString()
  expect(
    await forgetRecords(services.db, {
      ledgerFields: ledgerFieldsOf(services),
      before,
      trial: false,
    }),
  ).toMatchObject({ gifts: 0 })
})

/** Everything that must stay: amounts, states, events and numbers. */
async function readLedger({ db }: TestServices) {
  return {
    gifts: await db
      .selectFrom('gift')
      .select(['id', 'status', 'fund', 'amount_minor', 'created_at'])
      .orderBy('id')
      .execute(),
    registrations: await db
      .selectFrom('registration')
      .select(['id', 'status', 'event_code', 'due_minor', 'full_minor', 'hold', 'places'])
      .orderBy('id')
      .execute(),
    shares: await db
      .selectFrom('attendee')
      .select(['registration_id', 'position', 'age', 'share_minor'])
      .orderBy('registration_id')
      .execute(),
    payments: await db
      .selectFrom('payment')
      .select(['id', 'txnid', 'state', 'amount_minor', 'received_minor', 'provider_id', 'heard'])
      .orderBy('id')
      .execute(),
    events: await db
      .selectFrom('payment_event')
      .selectAll()
      .orderBy('payment_id')
      .orderBy('position')
      .execute(),
    receipts: await db.selectFrom('receipt').selectAll().orderBy('payment_id').execute(),
  }
}

/** All values of all records that are older than `before`, as text. */
async function everything({ db }: TestServices, before: string): Promise<string> {
  const gifts = await db.selectFrom('gift').selectAll().where('created_at', '<', before).execute()
  const payments = await db
    .selectFrom('payment')
    .selectAll()
    .where('opened_at', '<', before)
    .execute()
  const mails = await db.selectFrom('outbox').selectAll().where('created_at', '<', before).execute()
  const reports = await db
    .selectFrom('payment_report')
    .selectAll()
    .where('received_at', '<', before)
    .execute()
  const registrations = await db.selectFrom('registration').selectAll().execute()
  const people = await db.selectFrom('attendee').selectAll().execute()
  const byKey = (a: string, b: string) => a.localeCompare(b)
  return [gifts, payments, mails, reports, registrations, people]
    .flatMap((rows) => rows.map((row) => JSON.stringify(row)).sort(byKey))
    .join('\n')
}
