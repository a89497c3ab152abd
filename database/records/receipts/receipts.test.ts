import { expect } from 'vitest'
import { onEngines, type testServices } from '#tests/support/site/services.ts'
import { giveGift } from '#workflows/gifts/give-gift.ts'
import { issueReceipt } from './receipts.ts'

async function openGifts(services: Awaited<ReturnType<typeof testServices>>, count: number) {
  const gifts = Array.from({ length: count }, (_, index) => ({
    name: 'Anita Sample',
    email: 'anita@example.org',
    phone: '9000000001',
    amountMinor: 50_000,
    fund: 'Tithe',
    language: 'en' as const,
    submission: `a-key-of-a-browser-${index}`,
  }))
  return Promise.all(gifts.map((gift) => giveGift(services, gift)))
}

onEngines('numbers have no gaps, despite rollbacks and concurrency', async (services) => {
  const payments = await openGifts(services, 20)
  const issued_at = services.now().toISOString()
  await Promise.allSettled(
    payments.map(({ id }, index) =>
      services.db.transaction().execute(async (tx) => {
        await issueReceipt(tx, { payment_id: id, year: '2026-27', issued_at })
        if (index % 3 === 0) throw new Error('given up after the number was drawn')
      }),
    ),
  )
  const receipts = await services.db.selectFrom('receipt').selectAll().orderBy('number').execute()
  expect(receipts.map(({ number }) => number)).toEqual(
    Array.from({ length: 13 }, (_, index) => index + 1),
  )
})

onEngines('a new financial year starts at one', async (services) => {
  const [one, two, three] = await openGifts(services, 3)
  const issued_at = services.now().toISOString()
  const issue = (payment_id: string | undefined, year: string) =>
    issueReceipt(services.db, { payment_id: payment_id ?? '', year, issued_at })
  expect((await issue(one?.id, '2026-27')).number).toBe(1)
  expect((await issue(two?.id, '2026-27')).number).toBe(2)
  expect((await issue(three?.id, '2027-28')).number).toBe(1)
})
