import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from 'vitest'
import { changeRows, earlierThan, findRows, rowOf } from '#database/engine/rows.ts'
import { findGift, storeGiftOnce } from '#database/records/gifts/gifts.ts'
import { claimReminder, stopToken } from '#database/records/mail/reminders.ts'
import { ticketsOf } from '#database/records/tickets/tickets.ts'
import { bestFound } from '#database/search/found-by-words.ts'
import { openTestDoor, sendWalkIn } from '#tests/support/doors.ts'
import { runOffice } from '#tests/support/office/command-line.ts'
import { paidGift, paidRegistration, register } from '#tests/support/payments.ts'
import { attendee, registration, storeRegistration, testGift } from '#tests/support/people.ts'
import { changeEvent, withCapacity } from '#tests/support/site/church.ts'
import { onDatabases } from '#tests/support/site/databases.ts'
import { onEngines, type TestServices, test, testServices } from '#tests/support/site/services.ts'
import { giveGift } from '#workflows/gifts/give-gift.ts'
import { remindEachMonth } from '#workflows/gifts/monthly-gift.ts'
import { sendDueMails } from '#workflows/mail/send-mails.ts'
import { wishOpening } from '#workflows/openings/openings.ts'
import { ledgerFieldsOf } from '#workflows/records/payments/read-payment.ts'
import { forgetRecords } from './forget.ts'

const YEAR_MS = 366 * 24 * 60 * 60_000
const PERSONAL = /Zebedee|zebedee|Bethsaida|9812345678/

const gift = {
  ...testGift,
  name: 'Zebedee Giver',
  email: 'zebedee@example.org',
  phone: '9812345678',
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
  await paidGift(services, gift)
  await paidGift(services, { ...gift, submission: undefined }, 'decline')
  await paidRegistration(services, party('Zebedee'))
  await register(services, { registration: party('Zebedee', { age: 3 }) })
  await sendDueMails(services)
  await aYearLater(services)
  const today = { ...gift, name: 'Today Giver', submission: 'another-key-of-a-browser' }
  await paidGift(services, today)
}

onEngines('personal data is removed, amounts and states stay', async (services) => {
  await twoYears(services)
  const { db } = services
  const before = new Date(services.now().getTime() - YEAR_MS / 2).toISOString()
  const [ledger, all] = [await readLedger(services), await everything(services, before)]
  expect(all).toMatch(PERSONAL)

  const counted = await forget(services, { before, trial: true })
  const found = { registrations: 2, people: 2, gifts: 2, payments: 3, reports: 3, mails: 4 }
  expect(counted).toEqual(found)
  expect(await everything(services, before)).toBe(all)
  expect(await forget(services, { before })).toEqual(counted)
  expect(await everything(services, before)).not.toMatch(PERSONAL)
  expect(await readLedger(services)).toEqual(ledger)
  const names = await db.selectFrom('gift').select('full_name').orderBy('created_at').execute()
  expect(names.at(-1)).toEqual({ full_name: 'Today Giver' })
  const nothing = { registrations: 0, gifts: 0, payments: 0 }
  expect(await forget(services, { before })).toMatchObject(nothing)
})

/** What was stored before now, unless another moment is said. */
function forget(services: TestServices, changes: { before?: string; trial?: boolean } = {}) {
  const before = services.now().toISOString()
  const ledgerFields = ledgerFieldsOf(services)
  return forgetRecords(services.db, { ledgerFields, before, trial: false, ...changes })
}

test('a payment that the sweep still asks about is left alone', async (services) => {
  await giveGift(services, gift)
  services.pass(YEAR_MS)
  expect(await forget(services)).toMatchObject({ gifts: 0 })
})

/** Everything that must stay: amounts, states, events and numbers. */
function readLedger({ db }: TestServices) {
  const gift = ['id', 'status', 'fund', 'amount_minor', 'created_at'] as const
  const registration = ['id', 'status', 'event_code', 'due_minor', 'full_minor', 'hold'] as const
  const share = ['registration_id', 'position', 'places', 'age', 'share_minor'] as const
  const payment = ['id', 'txnid', 'state', 'amount_minor', 'received_minor', 'provider_id'] as const
  const shares = db.selectFrom('attendee').innerJoin('registration', 'id', 'registration_id')
  const tables = [
    db.selectFrom('gift').select(gift).orderBy('id'),
    db.selectFrom('registration').select(registration).orderBy('id'),
    shares.select(share).orderBy('registration_id').orderBy('position'),
    db.selectFrom('payment').select(payment).select('heard').orderBy('id'),
    db.selectFrom('payment_event').selectAll().orderBy('payment_id').orderBy('position'),
    db.selectFrom('receipt').selectAll().orderBy('payment_id'),
  ]
  return Promise.all(tables.map((table) => table.execute()))
}

/** All values of all records that are older than `before`, as text. */
async function everything({ db }: TestServices, before: string): Promise<string> {
  const gifts = await findRows(db, 'gift', { created_at: earlierThan(before) })
  const payments = await findRows(db, 'payment', { opened_at: earlierThan(before) })
  const mails = await findRows(db, 'outbox', { created_at: earlierThan(before) })
  const reports = await findRows(db, 'payment_report', { received_at: earlierThan(before) })
  const registrations = await db.selectFrom('registration').selectAll().execute()
  const people = await db.selectFrom('attendee').selectAll().execute()
  const byKey = (a: string, b: string) => a.localeCompare(b)
  return [gifts, payments, mails, reports, registrations, people]
    .flatMap((rows) => rows.map((row) => JSON.stringify(row)).sort(byKey))
    .join('\n')
}

onEngines('whatever else somebody left is forgotten too', async (services) => {
  const { db } = services
  const { id } = await paidRegistration(services)
  const given = await findGift(db, (await paidGift(services)).gift_id ?? '')
  await remindEachMonth(services, given, { day: 20, amountMinor: 75_000, fund: 'Tithe' })
  const wish = { programme: 'ewgregister', email: 'asha@example.org', language: 'en' } as const
  await wishOpening(services, wish)
  await sendWalkIn(services, (await openTestDoor(services)).secret)
  await sendDueMails(services)
  const reminder = { kind: 'balance', subjectId: id, email: 'ravi@example.org' } as const
  await claimReminder(db, { ...reminder, at: services.now() })
  await stopToken(db, 'ravi@example.org')
  expect(await ticketsOf(db, id)).toHaveLength(2)
  expect(await db.selectFrom('consent').selectAll().execute()).toHaveLength(3)
  await aYearLater(services)
  const later = await paidRegistration({ ...services })
  await forget(services)
  expect(await ticketsOf(db, id)).toEqual([])
  expect(await ticketsOf(db, later.id)).toHaveLength(2)
  expect(await findRows(db, 'consent', { registration_id: later.id })).toHaveLength(2)
  for (const table of ['reminder', 'monthly_gift', 'opening_wish'] as const) {
    expect([table, await db.selectFrom(table).selectAll().execute()]).toEqual([table, []])
  }
  expect(await db.selectFrom('consent').selectAll().execute()).toHaveLength(2)
  expect(await rowOf(db, 'walk_in', { registration_id: null })).toMatchObject({
    name: '',
    mobile: '',
  })
  // The newer registration still writes to this mailbox.
  expect(await db.selectFrom('reminder_choice').selectAll().execute()).toHaveLength(1)
  await aYearLater(services)
  await forget(services)
  expect(await db.selectFrom('reminder_choice').selectAll().execute()).toEqual([])
})

function party(firstname: string, changes: { age?: number } = {}) {
  return registration({ persons: [attendee({ ...person, firstname, ...changes })] })
}

/** Runs the command for everything stored before today. */
async function forgetAll(services: TestServices) {
  const day = services.now().toISOString().slice(0, 10)
  return runOffice(services, 'forget', '--before', day, '--yes')
}

async function names({ db }: TestServices): Promise<string[]> {
  const people = await db.selectFrom('attendee').selectAll().orderBy('first_name').execute()
  return people.map(({ first_name }) => first_name)
}

/** Ends the payments' sweep, so that only the registration's hold can keep the name. */
async function aYearLater(services: TestServices): Promise<void> {
  await services.db.updateTable('payment').set({ ask_at: null }).execute()
  services.pass(YEAR_MS)
}

onEngines('a waiting or holding registration is not forgotten', async (plain) => {
  const services = withCapacity(plain, { capacity: { people: 1 } })
  const holding = await register(services, { registration: party('Holding') })
  await register(services, { registration: party('Waiting'), waiting: true })
  await aYearLater(services)
  expect((await forgetAll(services)).said).toContain('2 registrations are left as they are')
  expect(await names(services)).toEqual(['Holding', 'Waiting'])
  const released = { hold: 'released', held_until: null } as const
  await changeRows(services.db, 'registration', { id: holding.id }, released)
  expect((await forgetAll(services)).said).toContain('1 registrations are left as they are')
  expect(await names(services)).toEqual(['(removed)', 'Waiting'])
})

test.each([
  ['is to come', '2027-11-20', ['Zebedee']],
  ['ends today', '2027-11-16', ['Zebedee']],
  ['ended yesterday', '2027-11-15', ['(removed)']],
  ['is open and has no dates', undefined, ['Zebedee']],
])('a registration for a conference that %s (%s) leaves %j', async (_, last, expected) => {
  const services = await testServices()
  const dated = changeEvent(services, { days: last ? { first: '2027-11-14', last } : undefined })
  await register(dated, { registration: party('Zebedee', { age: 3 }) })
  await sendDueMails(dated)
  services.pass(YEAR_MS)
  await forgetAll(dated)
  expect(await names(services)).toEqual(expected)
})

test('the bytes of a forgotten name are gone from the file and its journal', async (services) => {
  await register(services, { registration: party('Zebedee', { age: 3 }) })
  await sendDueMails(services)
  await aYearLater(services)
  expect(bytesOf(services)).toContain('Zebedee')
  expect((await forgetAll(services)).code).toBe(0)
  expect(bytesOf(services)).not.toMatch(/zebedee/i)
})

/** The contents of the database file and of all files beside it, such as the journal. */
function bytesOf({ databaseUrl }: TestServices): string {
  const file = databaseUrl.replace('file:', '')
  const folder = path.dirname(file)
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.startsWith(path.basename(file)))
    .map((entry) => readFileSync(path.join(folder, entry.name), 'latin1'))
    .join('')
}

const ZEBEDEE = { email: 'zebedee@example.org', phone: '9876543210' }

const GIFT = {
  ...ZEBEDEE,
  submission: null,
  fund: 'Tithe',
  language: 'en' as const,
  full_name: 'Zebedee Zebedeeson',
  amount_minor: 10_000,
  created_at: '2020-01-01T00:00:00.000Z',
  pan: null,
}

onDatabases('nobody forgotten is found by any spelling', async ({ db }) => {
  const created_at = GIFT.created_at
  const people = [{ ...ZEBEDEE, first_name: 'Zebedee', last_name: 'Zebedeeson' }]
  await storeRegistration(db, { created_at, people })
  await storeGiftOnce(db, { ...GIFT, id: 'one', twin: 'one' })
  await storeGiftOnce(db, { ...GIFT, id: 'two', twin: 'two', pan: 'ABCPD1234E' })
  await forgetRecords(db, {
    before: '2021-01-01',
    donorsRetainedFrom: '2019-01-01',
    trial: false,
    ledgerFields: () => ({}),
  })
  const found = async (table: 'registration' | 'gift', typed: string) =>
    (await bestFound(db, { table, words: [typed], numbered: [] })).found.map(({ id }) => id)
  for (const typed of ['zebedee', 'zebeede', 'zebidi', '3210', 'zebedee@example.org']) {
    expect(await found('registration', typed)).toEqual([])
  }
  // The law keeps the name of a giver with a PAN, and nothing else.
  expect(await found('gift', 'zebeede')).toEqual(['two'])
  expect(await found('gift', '3210')).toEqual([])
  const rows = await db.selectFrom('registration').select('words').execute()
  expect(rows.some(({ words }) => words.includes('ebedee'))).toBe(false)
})
