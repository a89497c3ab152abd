import { expect, test } from 'vitest'
import type { Engine } from '#database/engine/open.ts'
import { findPayment } from '#database/records/payments/payments.ts'
import { runJob, siteJobs } from '#server/jobs.ts'
import { giveGift } from '#workflows/gifts/give-gift.ts'
import { payInSandbox, withProvider } from '../support/payments.ts'
import { testGift } from '../support/people.ts'
import { ENGINES } from '../support/site/databases.ts'
import { testSite } from '../support/site/server.ts'
import type { TestServices } from '../support/site/services.ts'

/** A provider that accepts connections and never answers. */
function silent(services: TestServices) {
  const ask = () => new Promise<never>(() => {})
  return { payments: withProvider(services, { ask, askRefunds: ask }).payments }
}

function post(address: string, body: string): Promise<Response> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  return fetch(address, { method: 'POST', body, headers, redirect: 'manual' })
}

/** Runs what a server does after a restart. */
async function settleAfterRestart(services: TestServices): Promise<void> {
  for (const job of siteJobs({ mail: false })) {
    await runJob(services, { job, holder: 'another process' })
  }
}

test.each(ENGINES)(
  '%s: a webhook is stored and answered while the provider is silent, and settled after a crash',
  async (engine) => {
    const answering: TestServices[] = []
    const change = (services: TestServices) => {
      answering.push(services)
      return silent(services)
    }
    const { services, url } = await testSite({ engine, change })
    const payment = await giveGift(services, testGift)
    const body = await payInSandbox(services, payment, 'approve')
    const answer = await post(`${url}/api/payments/webhook`, body)
    expect(answer.status).toBe(200)
    expect(await findPayment(services.db, payment.txnid)).toMatchObject({ state: 'open' })
    const [others] = answering
    if (!others) throw new Error('there is no other server')
    await settleAfterRestart(others)
    expect(await findPayment(services.db, payment.txnid)).toMatchObject({ state: 'paid' })
  },
)

test('the payer’s browser waits a few seconds for a silent provider, and a crash loses nothing', async () => {
  // At once on both engines, because it only waits.
  await Promise.all(ENGINES.map(expectPatience))
})

async function expectPatience(engine: Engine): Promise<void> {
  const answering: TestServices[] = []
  const change = (services: TestServices) => {
    answering.push(services)
    return silent(services)
  }
  const { services, url } = await testSite({ engine, change })
  const payment = await giveGift(services, testGift)
  const body = await payInSandbox(services, payment, 'approve')
  const begun = performance.now()
  const answer = await post(`${url}/api/register/response`, body)
  const waitedMs = performance.now() - begun
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    `/response?txnid=${payment.txnid}`,
  ])
  expect(waitedMs).toBeGreaterThan(3_000)
  expect(waitedMs).toBeLessThan(60_000)
  const [others] = answering
  if (!others) throw new Error('there is no other server')
  // The process that claimed the report may still be alive, so others wait.
  await settleAfterRestart(others)
  expect(await findPayment(services.db, payment.txnid)).toMatchObject({ state: 'open' })
  others.pass(31_000)
  await settleAfterRestart(others)
  expect(await findPayment(services.db, payment.txnid)).toMatchObject({ state: 'paid' })
}

test('the payer’s browser sees the outcome when the provider answers', async () => {
  const { services, url } = await testSite()
  const payment = await giveGift(services, testGift)
  const body = await payInSandbox(services, payment, 'approve')
  await post(`${url}/api/register/response`, body)
  expect(await findPayment(services.db, payment.txnid)).toMatchObject({ state: 'paid' })
})
