import { expect } from 'vitest'
import type { Payment } from '#database/records/payments/payments.ts'
import { runOffice } from '#tests/support/office/command-line.ts'
import { payInSandbox, refundPayment, register } from '#tests/support/payments.ts'
import { testGift as gift, registration } from '#tests/support/people.ts'
import { onEngines, type TestServices, test } from '#tests/support/site/services.ts'
import { giveGift } from '#workflows/gifts/give-gift.ts'
import { receiveReport } from '#workflows/records/payments/reports/receive-report.ts'
import { followRefunds } from '#workflows/records/refunds/follow-refunds.ts'

async function approve(services: TestServices, payment: Payment): Promise<Payment> {
  const body = await payInSandbox(services, payment, 'approve')
  await receiveReport(services, { body, source: 'return' })
  return payment
}

async function giveBack(services: TestServices, payment: Payment, amount?: number) {
  await refundPayment(services, payment, amount)
  for (let times = 0; times < 2; times++) await followRefunds(services, payment, 'office')
}

/** Runs a list command and returns its rows as objects by column. */
async function listed(services: TestServices, name: string, ...args: string[]) {
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
  const whole = await approve(services, await giveGift(services, gift))
  services.pass(1_000)
  const part = await approve(
    services,
    await giveGift(services, { ...gift, submission: 'another-browser-key' }),
  )
  await approve(services, await giveGift(services, { ...gift, submission: 'a-third-browser-key' }))
  await giveBack(services, whole)
  await giveBack(services, part, 20_000)
  expect(await listed(services, 'gifts', '--refunded')).toMatchObject([
    { Status: 'Paid', Payment: 'refunded', 'Received (Rs.)': '500', 'Refunded (Rs.)': '500' },
    { Status: 'Paid', Payment: 'paid; refunded in part', 'Refunded (Rs.)': '200' },
  ])
  expect(await listed(services, 'gifts', '--status', 'paid')).toHaveLength(3)
  expect(await listed(services, 'payments', 'refunded')).toHaveLength(2)
})

test('a refunded registration is listed as refunded and owes nothing', async ({ services }) => {
  const { payment } = await register(services, { registration: registration() })
  if (!payment) throw new Error('there is something to pay')
  await approve(services, payment)
  expect(await listed(services, 'registrations', '--refunded')).toEqual([])
  await refundPayment(services, payment)
  expect(await listed(services, 'registrations', '--refunded')).toMatchObject([
    { Status: 'Paid', Payment: 'paid; refund on its way', 'Refunded (Rs.)': '1800' },
  ])
  for (let times = 0; times < 2; times++) await followRefunds(services, payment, 'office')
  expect(await listed(services, 'registrations', '--refunded')).toMatchObject([
    {
      Status: 'Paid',
      Payment: 'refunded',
      Places: 'released',
      'Paid (Rs.)': '1800',
      'Refunded (Rs.)': '1800',
      'Balance due (Rs.)': '0',
    },
  ])
})
