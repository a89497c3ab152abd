import { expect } from 'vitest'
import { findPayment, type Payment } from '#database/records/payments/payments.ts'
import { runOffice } from '#tests/support/office/command-line.ts'
import {
  capture,
  finishPayment,
  giveBack,
  paidGift,
  paidRegistration,
  payInSandbox,
  refundPayment,
} from '#tests/support/payments.ts'
import { testGift as gift, registration } from '#tests/support/people.ts'
import { onEngines, type TestServices, test, testServices } from '#tests/support/site/services.ts'
import { giveGift } from '#workflows/gifts/give-gift.ts'
import { retryPayment } from '#workflows/records/payments/read-hand-off.ts'
import { readResult } from '#workflows/records/payments/read-payment.ts'
import { receiveReport } from '#workflows/records/payments/reports/receive-report.ts'
import {
  settleByAnswer,
  settlePayment,
} from '#workflows/records/payments/reports/settle-payment.ts'
import { sweepPayments } from '#workflows/records/payments/reports/sweep-payments.ts'
import { followRefunds } from '#workflows/records/refunds/follow-refunds.ts'

/** Every unusual case of docs/payments.md is in the list where the office looks for it. */

/** The line of a payment in one of the lists. */
async function listed(services: TestServices, kind: string, { txnid }: Payment): Promise<string> {
  const { said } = await runOffice(services, 'payments', kind)
  const lines = said.split('\n')
  return lines.find((line) => line.startsWith(txnid))?.replace(/ {2,}/g, ' | ') ?? 'not listed'
}

test.each([
  ['wrong-amount', 'mismatched', 'confirming | mismatched | 500 | 1'],
  ['hold', 'open', 'confirming | held | 500 | 500'],
  ['pending', 'open', 'pending | at-the-bank | 500'],
  ['drop', 'all', 'failed | dropped | 500'],
  ['bounce', 'all', 'failed | failed | 500'],
  ['cancel', 'all', 'failed | failed | 500'],
  ['decline', 'all', 'failed | failed | 500'],
  ['forged', 'forged', 'failed | failed | 500'],
  ['never', 'all', 'paid | received | 500 | 500'],
  ['charges', 'all', 'paid | received | 500 | 500'],
  ['twice', 'all', 'paid | received | 500 | 500'],
  ['late', 'open', 'pending | at-the-bank | 500'],
])('a payment after "%s" is listed under %s', async (outcome, kind, words) => {
  const services = await testServices()
  const payment = await giveGift(services, gift)
  await finishPayment(services, payment, outcome)
  await settlePayment(services, payment, { source: 'sweep' })
  expect(await listed(services, kind, payment)).toContain(`${payment.txnid} | ${words}`)
})

test('show prints the bank’s additional charges', async (services) => {
  const payment = await giveGift(services, gift)
  await finishPayment(services, payment, 'charges')
  const { said } = await runOffice(services, 'show', payment.txnid)
  expect(said).toContain('Rs. 12.50 taken by the bank')
})

test('an unverified success is listed under open, as taken', async (services) => {
  const payment = await giveGift(services, gift)
  const body = await payInSandbox(services, payment, 'approve')
  services.sandbox.setFault('payu', 'failing')
  await receiveReport(services, { body, source: 'return' })
  expect(await listed(services, 'open', payment)).toContain('confirming | taken')
})

test('a payment that the provider does not know is listed under open, as not started', async (services) => {
  const payment = await giveGift(services, gift)
  await settlePayment(services, payment, { source: 'sweep' })
  expect(await listed(services, 'open', payment)).toContain('open | not-started')
})

test.each(['webhook', 'visit'] as const)(
  'a success after the sweep ended arrives by %s and is shown',
  async (source) => {
    const services = await testServices()
    const payment = await giveGift(services, gift)
    await payInSandbox(services, payment, 'decline')
    for (let days = 0; days < 6; days++) {
      services.pass(24 * 60 * 60_000)
      await sweepPayments(services)
    }
    expect(await findPayment(services.db, payment.txnid)).toMatchObject({ ask_at: null })
    await capture(services, payment)
    if (source === 'visit') await readResult(services, payment.txnid)
    else {
      const isSuccess = ({ body }: { body: string }) => body.includes('status=success')
      await expect.poll(() => services.webhooks.find(isSuccess)).toBeDefined()
      const body = services.webhooks.find(isSuccess)?.body ?? ''
      await receiveReport(services, { body, source })
    }
    const { said: story } = await runOffice(services, 'show', payment.txnid)
    expect(story).toContain(`${source}: confirmed-success, failed → paid`)
  },
)

test('a second success for the same gift is listed under overpaid', async (services) => {
  const first = await giveGift(services, gift)
  await finishPayment(services, first, 'drop')
  const second = await retryPayment(services, first.txnid)
  if (!second) throw new Error('nothing to try again')
  await finishPayment(services, second, 'approve')
  await capture(services, first)
  await settlePayment(services, first, { source: 'sweep' })
  expect(await listed(services, 'overpaid', first)).toContain('paid; overpaid | received')
  expect(await listed(services, 'overpaid', second)).toBe('not listed')
})

test('a provider payment that settles two of ours is listed under mismatched', async (services) => {
  const first = await giveGift(services, gift)
  await finishPayment(services, first, 'approve')
  const second = await giveGift(services, { ...gift, submission: 'another-browser-key' })
  const providerId = services.sandbox.payment(first.txnid)?.id ?? ''
  const answer = { found: true, status: 'success', amountMinor: 50_000, providerId } as const
  await settleByAnswer(services, second, { source: 'sweep', answer: { ...answer, fields: {} } })
  expect(await listed(services, 'mismatched', second)).toContain('confirming | mismatched')
})

/** Runs a list command and returns its rows as objects by column. */
async function rowsOf(services: TestServices, name: string, ...args: string[]) {
  const { said } = await runOffice(services, name, ...args, '--format', 'csv')
  const [head = '', ...rows] = said.replace('\uFEFF', '').trim().split('\r\n')
  const names = head.split(',')
  return rows.map((row) =>
    Object.fromEntries(
      [...row.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, value], index) => [
        names[index] ?? '',
        value,
      ]),
    ),
  )
}

onEngines('the lists show refunds', async (services) => {
  const whole = await paidGift(services)
  services.pass(1_000)
  const part = await paidGift(services)
  await paidGift(services)
  await giveBack(services, whole)
  await giveBack(services, part, 20_000)
  expect(await rowsOf(services, 'gifts', '--refunded')).toMatchObject([
    { Status: 'Paid', Payment: 'refunded', 'Received (Rs.)': '500', 'Refunded (Rs.)': '500' },
    { Status: 'Paid', Payment: 'paid; refunded in part', 'Refunded (Rs.)': '200' },
  ])
  expect(await rowsOf(services, 'gifts', '--status', 'paid')).toHaveLength(3)
  expect(await rowsOf(services, 'payments', 'refunded')).toHaveLength(2)
})

test('a refunded registration is listed as refunded and owes nothing', async (services) => {
  const { payment } = await paidRegistration(services, registration())
  expect(await rowsOf(services, 'registrations', '--refunded')).toEqual([])
  await refundPayment(services, payment)
  // On its way at first, then arrived.
  const refunded = { Status: 'Refunded', 'Given back (Rs.)': '1800', 'Due (Rs.)': '0' }
  expect(await rowsOf(services, 'registrations', '--refunded')).toMatchObject([refunded])
  for (let times = 0; times < 2; times++) await followRefunds(services, payment, 'office')
  expect(await rowsOf(services, 'registrations', '--refunded')).toMatchObject([refunded])
})
