import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { isDatabaseFault } from '#database/engine/fault.ts'
import { storeReport } from '#database/records/payments/payment-reports.ts'
import { findPayment } from '#database/records/payments/payments.ts'
import { giveGift } from '#workflows/gifts/give-gift.ts'
import { receiveReport } from '#workflows/records/payments/reports/receive-report.ts'
import { sweepPayments } from '#workflows/records/payments/reports/sweep-payments.ts'
import { auditReceipts } from './support/ledger/audits.ts'
import { payInSandbox, register } from './support/payments.ts'
import { attendee, registration, testGift } from './support/people.ts'
import { type TestServices, testServices } from './support/site/services.ts'

test('a full disk stores nothing partially, and everything works once there is room', async () => {
  const services = await testServices('sqlite')
  const payment = await giveGift(services, testGift)
  const body = await payInSandbox(services, payment, 'approve')
  const free = await fillDisk(services)

  const received_at = services.now().toISOString()
  const { txnid } = payment
  const report = { received_at, source: 'webhook', txnid, verdict: 'accepted' } as const
  const faults = [
    giveGift(services, { ...testGift, name: 'x'.repeat(9_000), submission: 'another-key' }),
    register(services, {
      registration: registration({ persons: [attendee({ lastname: 'y'.repeat(9_000) })] }),
    }),
    storeReport(services.db, { ...report, body: 'z'.repeat(9_000) }),
  ]
  for (const fault of await Promise.allSettled(faults)) {
    expect(fault.status === 'rejected' && isDatabaseFault(fault.reason)).toBe(true)
  }
  expect((await findPayment(services.db, payment.txnid))?.state).toBe('open')
  expect(await services.db.selectFrom('registration').selectAll().execute()).toEqual([])

  await free()
  await receiveReport(services, { body, source: 'webhook' })
  expect((await findPayment(services.db, payment.txnid))?.state).toBe('paid')
  await register(services, { registration: registration() })
  await auditReceipts(services.db)
})

test('a sweep on a full disk loses no payment, and settles it once there is room', async () => {
  const services = await testServices('sqlite')
  const payment = await giveGift(services, testGift)
  await payInSandbox(services, payment, 'approve')
  services.pass(60 * 60_000)
  // Existing pages have room for a few rows, so that here no write is allowed at all.
  await sql`pragma query_only = on`.execute(services.db)
  await sweepPayments(services).catch((error: unknown) => expect(isDatabaseFault(error)).toBe(true))
  const during = (await findPayment(services.db, payment.txnid))?.state
  await sql`pragma query_only = off`.execute(services.db)
  services.pass(60 * 60_000)
  await sweepPayments(services)
  expect([during, (await findPayment(services.db, payment.txnid))?.state]).toEqual(['open', 'paid'])
  const mails = await services.db.selectFrom('outbox').select('kind').execute()
  expect(mails).toEqual([{ kind: 'gift-receipt' }])
  await auditReceipts(services.db)
})

/** Limits the database to its current number of pages. */
async function fillDisk({ db }: TestServices): Promise<() => Promise<void>> {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db)
  await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count ?? 0)}`.execute(db)
  return async () => void (await sql`pragma max_page_count = 100000`.execute(db))
}
