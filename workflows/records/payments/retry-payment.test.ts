import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { refusalWords } from '#app/features/private/where-it-stands.ts'
import { type Payment, paymentsFor } from '#database/records/payments/payments.ts'
import type { PrivateRecord } from '#database/records/private/private-pages.ts'
import type { ConferenceEvent } from '#domain/conferences/conference.ts'
import {
  capture,
  expectRegistration,
  finishPayment,
  payInSandbox,
  recordCash,
  register,
  registrationOf,
  unpaidRegistration,
  withProvider,
} from '#tests/support/payments.ts'
import { attendee, couple, registration, testGift } from '#tests/support/people.ts'
import { sentMails } from '#tests/support/sent-mails.ts'
import { changeEvent } from '#tests/support/site/church.ts'
import { onEngines, type TestServices, test, testServices } from '#tests/support/site/services.ts'
import { COMMAND_LINE } from '#workflows/actor.ts'
import { giveGift } from '#workflows/gifts/give-gift.ts'
import { readAccount } from '#workflows/records/money/read-account.ts'
import { offerPlace } from '#workflows/records/places/offer-places.ts'
import { takeRegistration } from '#workflows/records/registration/take-registration.ts'
import { payBalance, readHandOff, retryPayment } from './read-hand-off.ts'
import { receiveReport } from './reports/receive-report.ts'

onEngines('after a failure a new payment for the same registration is opened', async (services) => {
  const failed = await registerAnd(services, 'decline')
  services.pass(60_000)
  const next = await retryPayment(services, failed.txnid)
  expect(next?.txnid).toMatch(/^EWG\d{11}$/)
  expect(next?.txnid).not.toBe(failed.txnid)
  expect(next).toMatchObject({
    state: 'open',
    registration_id: failed.registration_id,
    purpose: failed.purpose,
    payer_name: failed.payer_name,
    payer_email: failed.payer_email,
    payer_phone: failed.payer_phone,
    amount_minor: failed.amount_minor,
  })
  if (next) await finishPayment(services, next, 'approve')
  await expectRegistration(services, failed.registration_id ?? '', { status: 'Paid' })
  expect((await retryPayment(services, failed.txnid))?.txnid).toBe(next?.txnid)
})

onEngines('concurrent retries open one new payment', async (services) => {
  const failed = await registerAnd(services, 'decline')
  services.pass(60_000)
  const asked = [1, 2, 3, 4].map(() => retryPayment(services, failed.txnid))
  const txnids = (await Promise.all(asked)).map((payment) => payment?.txnid)
  expect(new Set(txnids).size).toBe(1)
})

test('a late success is found before a retry opens a new payment', async (services) => {
  const failed = await registerAnd(services, 'decline')
  await capture(services, failed)
  expect(await retryPayment(services, failed.txnid)).toMatchObject({
    txnid: failed.txnid,
    state: 'paid',
  })
})

test.each(['', 'EWG00000000000', '\u0000', "' or 1=1 --"])(
  '%j can not be retried',
  async (txnid) => {
    expect(await retryPayment(await testServices(), txnid)).toBeUndefined()
  },
)

async function registerAnd(services: TestServices, outcome: string): Promise<Payment> {
  const { payment } = await unpaidRegistration(services, registration(), 'a-key-of-the-browser')
  return finishPayment(services, payment, outcome)
}

/** Two people at Rs. 1,800; Rs. 500 of the Rs. 3,600 are asked for first. */
const partly = () => ({ ...couple(), paymentType: 'Part Payment' as const })

async function pay(
  services: TestServices,
  id: string,
  press: 'approve' | 'decline' | 'pending' = 'approve',
) {
  services.pass(120_000)
  const payment = await payBalance(services, await recordOf(services, id))
  if (!payment) throw new Error('nobody may pay')
  await finishPayment(services, payment, press)
  return payment
}

async function recordOf(services: TestServices, id: string): Promise<PrivateRecord> {
  const registration = await registrationOf(services, id)
  return { kind: 'registration', registration }
}

onEngines('after the part comes the rest, and then nothing is due', async (services) => {
  const { id } = await register(services, { registration: partly() })
  const first = await pay(services, id)
  expect(first.amount_minor).toBe(50_000)
  expect(await readAccount(services, await recordOf(services, id))).toMatchObject({
    standing: 'Part paid',
    paidMinor: 50_000,
    dueMinor: 310_000,
    offer: 'balance',
  })
  const second = await pay(services, id)
  expect(second.amount_minor).toBe(310_000)
  expect(second.txnid.slice(0, 3)).toBe('EWG')
  expect(second.txnid).not.toBe(first.txnid)
  expect(await readAccount(services, await recordOf(services, id))).toMatchObject({
    standing: 'Paid',
    dueMinor: 0,
    offer: undefined,
  })
  expect(await payBalance(services, await recordOf(services, id))).toBeUndefined()
  const payments = await paymentsFor(services.db, 'registration_id', id)
  expect(payments.map(({ overpaid }) => overpaid)).toEqual([0, 0])
})

onEngines('two tabs get the same attempt to pay the rest', async (services) => {
  const { id } = await register(services, { registration: partly() })
  await pay(services, id)
  const record = await recordOf(services, id)
  services.pass(120_000)
  const tabs = await Promise.all([payBalance(services, record), payBalance(services, record)])
  expect(tabs[0]?.txnid).toBeDefined()
  expect(tabs[1]?.txnid).toBe(tabs[0]?.txnid)
})

onEngines('a form that is sent again does not ask for the rest', async (services) => {
  const sent = { registration: partly(), key: 'the-key-of-this-form' }
  const { id } = await register(services, sent)
  const first = await pay(services, id)
  expect(await register(services, sent)).toMatchObject({ payment: { id: first.id, state: 'paid' } })
  expect(await retryPayment(services, first.txnid)).toMatchObject({ id: first.id })
  expect(await paymentsFor(services.db, 'registration_id', id)).toHaveLength(1)
})

test('after a failure of the rest, it is tried again', async (services) => {
  const { id } = await register(services, { registration: partly() })
  await pay(services, id)
  const failed = await pay(services, id, 'decline')
  expect(await retryPayment(services, failed.txnid)).toMatchObject({
    state: 'open',
    amount_minor: 310_000,
  })
})

test('nobody pays the rest while a payment of it is at the bank', async (services) => {
  const { id } = await register(services, { registration: partly() })
  await pay(services, id)
  await pay(services, id, 'pending')
  const record = await recordOf(services, id)
  expect(await payBalance(services, record)).toBeUndefined()
  expect(await readAccount(services, record)).toMatchObject({
    offer: undefined,
    refusal: { reason: 'being-confirmed' },
  })
})

test('the rest may be paid online after cash, also when nobody had tried online', async (services) => {
  const { id } = await register(services, { registration: partly() })
  await services.db.deleteFrom('payment').where('registration_id', '=', id).execute()
  await recordCash(services, id, 50_000)
  expect(await pay(services, id)).toMatchObject({ amount_minor: 310_000 })
})

async function takenByOffice(services: TestServices, registration = couple()) {
  const taken = { actor: COMMAND_LINE, key: randomUUID(), registration }
  const stored = await takeRegistration(services, taken)
  if (!stored.ok) throw new Error(stored.problem)
  return stored.id
}

onEngines('what the office took “pay later” is paid like any other', async (services) => {
  const id = await takenByOffice(services)
  expect(await readAccount(services, await recordOf(services, id))).toMatchObject({
    standing: 'Not paid',
    dueMinor: 360_000,
    offer: 'start',
  })
  expect(await pay(services, id)).toMatchObject({ amount_minor: 360_000, opened_by: 'visitor' })
  expect(await readAccount(services, await recordOf(services, id))).toMatchObject({
    standing: 'Paid',
    dueMinor: 0,
  })
})

onEngines('of it the advance is paid first, then the rest', async (services) => {
  const id = await takenByOffice(services, partly())
  expect(await pay(services, id)).toMatchObject({ amount_minor: 50_000 })
  expect(await pay(services, id)).toMatchObject({ amount_minor: 310_000 })
})

test('of it nothing is paid online after closing, and the page says where', async (plain) => {
  const services = changeEvent(plain, { open: false })
  const id = await takenByOffice(services)
  expect(await readAccount(services, await recordOf(services, id))).toMatchObject({
    offer: undefined,
    refusal: { reason: 'closed' },
    isConfirmed: true,
  })
})

test('its mail says what is due and where it is paid, and a failed attempt keeps the places', async (services) => {
  const id = await takenByOffice(services)
  await pay(services, id, 'decline')
  await expectRegistration(services, id, { hold: 'confirmed' })
  const mails = (await sentMails(services)).map(({ text }) => text)
  expect(mails).toContainEqual(expect.stringContaining('Rs. 3,600 is still due; please pay it'))
  expect(mails.join()).not.toContain('Nothing is due online')
})

/** A payer who has paid, or may have paid, is not sent to pay a second time. */

const KEY = 'a-key-made-in-the-browser'
const ARRIVED = 'Your payment of Rs. 1,800 has arrived. Nothing more is due.'
const CONFIRMED = "A payment is being confirmed; please don't pay again."

/** What the payer is told instead of being sent on. */
async function refusedAt(services: TestServices, token: string): Promise<string | undefined> {
  const page = await readHandOff(services, token)
  return page && 'refusal' in page && page.refusal ? refusalWords('en', page.refusal) : undefined
}

onEngines('with two open payments, paying the first ends the second', async (services) => {
  const { first, second } = await twoAttempts(services)
  await finishPayment(services, first, 'approve')
  expect(await refusedAt(services, second.token)).toBe(ARRIVED)
  expect((await retryPayment(services, second.txnid))?.txnid).toBe(first.txnid)
  expect(await attemptsOf(services, first)).toHaveLength(2)
})

onEngines('an unreported late success is found before the second hand-off', async (services) => {
  const first = await registered(services)
  await finishPayment(services, first, 'drop')
  services.pass(60_000)
  const second = await retryPayment(services, first.txnid)
  expect(second?.txnid).not.toBe(first.txnid)
  await capture(services, first)
  services.pass(60_000)
  expect(await refusedAt(services, second?.token ?? '')).toBe(ARRIVED)
})

test.each(['pending', 'hold'])(
  'while the first payment is "%s" the second is refused',
  async (outcome) => {
    const services = await testServices()
    const { first, second } = await twoAttempts(services)
    await finishPayment(services, first, outcome)
    expect(await refusedAt(services, second.token)).toBe(CONFIRMED)
    expect((await retryPayment(services, second.txnid))?.txnid).toBe(first.txnid)
  },
)

test('a success that was reported and not verified yet blocks the second attempt', async (services) => {
  const { first, second } = await twoAttempts(services)
  const body = await payInSandbox(services, first, 'approve')
  const ask = async () => new Map()
  const deaf = withProvider(services, { ask })
  await receiveReport(deaf, { body, source: 'return' })
  expect(await refusedAt(deaf, second.token)).toBe(CONFIRMED)
})

test('a payment that the provider does not know does not block another', async (services) => {
  const { second } = await twoAttempts(services)
  expect(await readHandOff(services, second.token)).toMatchObject({ settled: false })
  expect((await retryPayment(services, second.txnid))?.txnid).toBe(second.txnid)
})

const CLOSED: [string, Partial<ConferenceEvent>][] = [
  ['closed since', { open: false }],
  ['past its closing time', { open: true, closes: Date.parse('2026-11-15T03:59:00Z') }],
]

test.each(CLOSED)('a conference that is %s can not be paid for', async (_name, change) => {
  const open = await testServices()
  const payment = await registered(open)
  const services = changeEvent(open, change)
  expect(await refusedAt(services, payment.token)).toContain('Registration has closed')
  await finishPayment(open, payment, 'decline')
  services.pass(60_000)
  expect((await retryPayment(services, payment.txnid))?.txnid).toBe(payment.txnid)
  expect(await attemptsOf(services, payment)).toHaveLength(1)
})

test('a payment opened by the office can be paid after registration has closed', async (plain) => {
  const full = changeEvent(plain, { capacity: { people: 1 }, holdMinutes: 30 })
  await register(full, { registration: registration(), key: KEY })
  const waiting = registration({ persons: [attendee({ email: 'ravi@example.org' })] })
  const { id } = await register(full, { registration: waiting, key: `${KEY}-2`, waiting: true })
  const services = changeEvent(full, { open: false })
  const offered = await offerPlace(services, { actor: COMMAND_LINE, id, overCapacity: true })
  if (!('payment' in offered) || !offered.payment) throw new Error('no place was offered')
  expect(await readHandOff(services, offered.payment.token)).toMatchObject({ settled: false })
  await finishPayment(services, offered.payment, 'decline')
  services.pass(60_000)
  const again = await retryPayment(services, offered.payment.txnid)
  expect(again?.txnid).not.toBe(offered.payment.txnid)
  expect(await readHandOff(services, again?.token ?? '')).toMatchObject({ settled: false })
})

onEngines('a gift is paid only once', async (services) => {
  const gift = { ...testGift, submission: undefined }
  const first = await giveGift(services, gift)
  const second = await giveGift(services, gift)
  expect(second.txnid).not.toBe(first.txnid)
  await finishPayment(services, first, 'pending')
  expect(await refusedAt(services, second.token)).toBe(CONFIRMED)
  expect((await giveGift(services, gift)).txnid).toBe(first.txnid)
})

async function registered(services: TestServices): Promise<Payment> {
  const { payment } = await unpaidRegistration(services, registration())
  return payment
}

/** Two tabs without JavaScript: the same registration with a payment in each. */
async function twoAttempts(services: TestServices) {
  const { payment: first } = await unpaidRegistration(services, registration())
  services.pass(1_000)
  const { payment: second } = await unpaidRegistration(services, registration())
  expect(second.txnid).not.toBe(first.txnid)
  return { first, second }
}

function attemptsOf({ db }: TestServices, { registration_id }: Payment): Promise<Payment[]> {
  return paymentsFor(db, 'registration_id', registration_id ?? '')
}
