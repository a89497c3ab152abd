import { expect } from 'vitest'
import { paymentsFor } from '#database/records/payments/payments.ts'
import { ownerColumnOf, recordOf } from '#database/records/private/private-pages.ts'
import { payInSandbox, unpaidRegistration } from '#tests/support/payments.ts'
import { registration, testGift } from '#tests/support/people.ts'
import { sentMails } from '#tests/support/sent-mails.ts'
import { withCapacity } from '#tests/support/site/church.ts'
import { onEngines, type TestServices, test } from '#tests/support/site/services.ts'
import { giveGift } from '#workflows/gifts/give-gift.ts'
import { readAccount } from '#workflows/records/money/read-account.ts'
import { releasePlaces } from '#workflows/records/places/release-places.ts'
import { queueReminders } from '#workflows/reminders/queue-reminders.ts'
import { toCheckout } from './read-hand-off.ts'
import { readResult } from './read-payment.ts'
import { settlePayment } from './reports/settle-payment.ts'

const MINUTE_MS = 60_000

type Payment = Awaited<ReturnType<typeof giveGift>>

/** Opens the provider's page and presses no button. */
async function openPage({ payments }: TestServices, payment: Parameters<typeof toCheckout>[0]) {
  const { action, fields } = payments.of(payment).checkout(toCheckout(payment))
  await fetch(action, { method: 'POST', body: new URLSearchParams(fields) })
}

async function remindedOf(services: TestServices): Promise<string> {
  services.pass(29 * MINUTE_MS)
  await queueReminders(services)
  services.pass(MINUTE_MS)
  await queueReminders(services)
  return (await sentMails(services))[0]?.text ?? ''
}

async function accountOf(services: TestServices, payment: Payment) {
  return readAccount(services, await recordOf(services.db, payment))
}

onEngines(
  'who only closed the provider’s page is not told of the bank, and may go on',
  async (services) => {
    const payment = await giveGift(services, testGift)
    await openPage(services, payment)
    services.pass(2 * MINUTE_MS)
    await settlePayment(services, payment, { source: 'sweep' })
    expect(await readResult(services, payment.txnid)).toMatchObject({
      kind: 'not-finished',
      outcome: 'begun',
    })
    const account = await accountOf(services, payment)
    expect(account).toMatchObject({ offer: 'start', refusal: undefined })
    expect(account.attempts).toMatchObject([{ outcome: 'begun' }])
    expect(await remindedOf(services)).not.toMatch(/the bank|don't pay again/)
  },
)

test('somebody whose bank has not decided is told not to pay again', async (services) => {
  const payment = await giveGift(services, testGift)
  await payInSandbox(services, payment, 'pending')
  await settlePayment(services, payment, { source: 'sweep' })
  expect(await readResult(services, payment.txnid)).toMatchObject({ outcome: 'at-the-bank' })
  expect((await accountOf(services, payment)).offer).toBeUndefined()
  expect(await remindedOf(services)).toContain('reached the bank')
})

test('places are kept for an hour while somebody is at the provider’s page', async (plain) => {
  const services = withCapacity(plain, { capacity: { people: 5 }, holdMinutes: 20 })
  const { id, payment } = await unpaidRegistration(services, registration())
  await openPage(services, payment)
  services.pass(21 * MINUTE_MS)
  expect(await releasePlaces(services)).toEqual({ released: 0, kept: 1 })
  const [attempt] = await paymentsFor(
    services.db,
    ...ownerColumnOf(await recordOf(services.db, payment)),
  )
  expect([id, attempt?.state]).toEqual([payment.registration_id, 'open'])
  services.pass(60 * MINUTE_MS)
  expect(await releasePlaces(services)).toEqual({ released: 1, kept: 0 })
})
