import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findPayment } from '#database/records/payments/payments.ts'
import { runJob, siteJobs } from '#server/jobs.ts'
import { giveGift } from '#workflows/gifts/give-gift.ts'
import { anyWord, sendOne } from '../support/hostile/requests.ts'
import { runs } from '../support/long.ts'
import { countingAsks, payInSandbox } from '../support/payments.ts'
import { testGift } from '../support/people.ts'
import { ENGINES } from '../support/site/databases.ts'
import { testSite } from '../support/site/server.ts'
import type { TestServices } from '../support/site/services.ts'

const RUNS = runs(15, 1_000)

/** The signed fields: with other values the signature would not match. */
const SIGNED = ['key', 'hash', 'status', 'txnid', 'amount', 'productinfo', 'firstname', 'email']
const CHARGES = ['additionalCharges', 'additional_charges', 'splitInfo']

const name = anyWord
  .map((text) => text.toWellFormed())
  .filter((text) => ![...SIGNED, ...CHARGES].includes(text) && !/^udf\d+$/.test(text))

const replay = fc.record({
  way: fc.constantFrom('return' as const, 'form' as const, 'json' as const, 'wrapped' as const),
  unsigned: fc.array(fc.tuple(name, anyWord), { maxLength: 6 }),
  padding: fc.constantFrom(0, 0, 1_000, 60_000),
})

type Replay = typeof replay extends fc.Arbitrary<infer Value> ? Value : never

function toRequest(report: string, { way, unsigned, padding }: Replay) {
  const extra = unsigned.map(([field, value]) => [field, value.toWellFormed()] as const)
  const fields = Object.fromEntries([
    ...extra,
    ['padding', 'x'.repeat(padding)],
    ...new URLSearchParams(report),
  ])
  const path = way === 'return' ? '/api/register/response' : '/api/payments/webhook'
  const isForm = way === 'return' || way === 'form'
  const json = way === 'json' ? fields : { status: 'Success', event_payload: fields }
  const init = isForm
    ? { method: 'POST', body: new URLSearchParams(fields) }
    : {
        method: 'POST',
        body: JSON.stringify(json),
        headers: { 'content-type': 'application/json' },
      }
  return { path, query: [], init }
}

async function reportsIn({ db }: TestServices) {
  return db.selectFrom('payment_report').select(['digest', 'body']).execute()
}

test.each(
  ENGINES.flatMap((engine) =>
    (['approve', 'cancel', 'decline'] as const).map((outcome) => [engine, outcome] as const),
  ),
)(
  '%s: replays of a report (%s) neither fill the disk nor ask the provider',
  async (engine, outcome) => {
    const counting: ReturnType<typeof countingAsks>[] = []
    const change = (services: TestServices) => {
      const counted = countingAsks(services)
      counting.push(counted)
      return counted.services
    }
    const { site, services } = await testSite({ engine, change })
    const asks = () => counting[0]?.asks.length
    const payment = await giveGift(services, testGift)
    const report = await payInSandbox(services, payment, outcome)
    await sendOne(site.fetch, toRequest(report, { way: 'return', unsigned: [], padding: 0 }))
    const settled = await findPayment(services.db, payment.txnid)
    const stored = await reportsIn(services)
    expect([settled?.state, stored.length, asks()]).toEqual([expect.any(String), 1, 1])
    await fc.assert(
      fc.asyncProperty(replay, async (one) => {
        const { status } = await sendOne(site.fetch, toRequest(report, one))
        expect(status).toBeLessThan(400)
        for (const job of siteJobs({ mail: false })) {
          await runJob(services, { job, holder: 'this one' })
        }
        expect([await reportsIn(services), asks()]).toEqual([stored, 1])
      }),
      { numRuns: RUNS, endOnFailure: true },
    )
    expect(await findPayment(services.db, payment.txnid)).toEqual(settled)
  },
)
