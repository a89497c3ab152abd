import { expect } from 'vitest'
import { testGift } from '#tests/support/people.ts'
import { onEngines, type TestServices } from '#tests/support/site/services.ts'
import { giveGift } from '#workflows/gifts/give-gift.ts'
import { issueReceipt } from './receipts.ts'

function openGifts(services: TestServices, count: number) {
  const submissions = Array.from({ length: count }, (_, index) => `a-key-of-a-browser-${index}`)
  return Promise.all(
    submissions.map((submission) => giveGift(services, { ...testGift, submission })),
  )
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
  const numbers = Array.from({ length: 13 }, (_, index) => index + 1)
  expect(receipts.map(({ number }) => number)).toEqual(numbers)
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
