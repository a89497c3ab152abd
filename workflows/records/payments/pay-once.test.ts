import { expect } from 'vitest'
import { refusalWords } from '#app/features/private/where-it-stands.ts'
import { registerByRecords } from '#app/features/registration/register-by-records.server.ts'
import { findPayment, type Payment, paymentsFor } from '#database/records/payments/payments.ts'
import type { ConferenceEvent } from '#domain/conferences/conference.ts'
import { finishPayment, payInSandbox, register, withProvider } from '#tests/support/payments.ts'
import { apiRecord, attendee, registration, testGift } from '#tests/support/people.ts'
import { changeEvent } from '#tests/support/site/church.ts'
import { onEngines, type TestServices, test, testServices } from '#tests/support/site/services.ts'
import { giveGift } from '#workflows/gifts/give-gift.ts'
import { promote } from '#workflows/records/places/offer-places.ts'
import { readHandOff } from './read-hand-off.ts'
import { receiveReport } from './reports/receive-report.ts'
import { settlePayment } from './reports/settle-payment.ts'
import { retryPayment } from './retry-payment.ts'

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

onEngines('a late success of a dropped payment ends the retry', async (services) => {
  const first = await registered(services)
  await finishPayment(services, first, 'drop')
  services.pass(60_000)
  const second = await retryPayment(services, first.txnid)
  if (!second) throw new Error('no second attempt')
  expect(second.txnid).not.toBe(first.txnid)
  await capture(services, first)
  await settlePayment(services, first, { source: 'webhook' })
  expect(await refusedAt(services, second.token)).toBe(ARRIVED)
})

test('an unreported late success is found before the second hand-off', async ({ services }) => {
  const first = await registered(services)
  await finishPayment(services, first, 'drop')
  services.pass(60_000)
  const second = await retryPayment(services, first.txnid)
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

test('a success that was reported and not verified yet blocks the second attempt', async ({
  services,
}) => {
  const { first, second } = await twoAttempts(services)
  const body = await payInSandbox(services, first, 'approve')
  const ask = async () => new Map()
  const deaf = withProvider(services, { ask })
  await receiveReport(deaf, { body, source: 'return' })
  expect(await refusedAt(deaf, second.token)).toBe(CONFIRMED)
})

test('a payment that the provider does not know does not block another', async ({ services }) => {
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

test('a conference that is over but still open can be paid for', async () => {
  const services = changeEvent(await testServices(), {
    open: true,
    days: { first: '2025-09-13', last: '2025-09-14' },
  })
  const payment = await registered(services)
  expect(await readHandOff(services, payment.token)).toMatchObject({ settled: false })
})

test('a payment opened by the office can be paid after registration has closed', async () => {
  const full = changeEvent(await testServices(), { capacity: { people: 1 }, holdMinutes: 30 })
  await register(full, { registration: registration(), key: KEY })
  const waiting = registration({ persons: [attendee({ email: 'ravi@example.org' })] })
  const { id } = await register(full, { registration: waiting, key: `${KEY}-2`, waiting: true })
  const services = changeEvent(full, { open: false })
  const offered = await promote(services, { id, holdMs: 60_000, overCapacity: true })
  if (!offered.ok || offered.outcome !== 'offered') throw new Error('no place was offered')
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

test('an API caller gets no new attempt while an earlier one is pending', async ({ services }) => {
  const made = await registerByRecords(services, [apiRecord()])
  services.pass(1_000)
  await registerByRecords(services, [apiRecord()])
  const first = await findPayment(services.db, made.ok ? (made.body.txnid ?? '') : '')
  if (!first) throw new Error('nothing to pay')
  await finishPayment(services, first, 'pending')
  expect(await registerByRecords(services, [apiRecord()])).toMatchObject({ ok: false, status: 409 })
})

async function registered(services: TestServices): Promise<Payment> {
  const { payment } = await register(services, { registration: registration(), key: KEY })
  if (!payment) throw new Error('there is something to pay')
  return payment
}

/** Two tabs without JavaScript: the same registration with a payment in each. */
async function twoAttempts(services: TestServices) {
  const { payment: first } = await register(services, { registration: registration() })
  services.pass(1_000)
  const { payment: second } = await register(services, { registration: registration() })
  if (!first || !second) throw new Error('there is something to pay')
  expect(second.txnid).not.toBe(first.txnid)
  return { first, second }
}

/** Turns a payment into a late success at the provider. */
async function capture({ sandbox, sandboxUrl }: TestServices, { txnid }: Payment) {
  await fetch(`${sandboxUrl}/payu/payments/${sandbox.payment(txnid)?.id}`, {
    method: 'POST',
    body: new URLSearchParams({ settle: 'captured' }),
  })
}

function attemptsOf({ db }: TestServices, { registration_id }: Payment): Promise<Payment[]> {
  return paymentsFor(db, 'registration_id', registration_id ?? '')
}
