import { expect } from 'vitest'
import type { Engine } from '#database/engine/open.ts'
import { findPayment } from '#database/records/payments/payments.ts'
import { runJob, siteJobs } from '#server/jobs.ts'
import { giveGift } from '#workflows/gifts/give-gift.ts'
import { payInSandbox, withProvider } from '../support/payments.ts'
import { testGift } from '../support/people.ts'
import { ENGINES } from '../support/site/databases.ts'
import { test, testSite } from '../support/site/server.ts'
import type { TestServices } from '../support/site/services.ts'

const RETURN = '/api/register/response'
const WEBHOOK = '/api/payments/webhook'

async function opened(engine: Engine) {
  const others: TestServices[] = []
  const ask = () => new Promise<never>(() => {})
  const { services, post } = await testSite({
    engine,
    change: (made) => {
      others.push(made)
      return { payments: withProvider(made, { ask, askRefunds: ask }).payments }
    },
  })
  const payment = await giveGift(services, testGift)
  const report = new URLSearchParams(await payInSandbox(services, payment, 'approve'))
  const { txnid } = payment
  return {
    txnid,
    pass: services.pass,
    send: (address: string) => post(address, Object.fromEntries(report)),
    state: async () => (await findPayment(services.db, txnid))?.state,
    /** What another server does after the crash of this one. */
    recover: async () => {
      for (const job of siteJobs({ mail: false })) {
        for (const other of others) await runJob(other, { job, holder: 'another process' })
      }
    },
  }
}

test.each(ENGINES)('%s: a webhook is stored while the provider is silent', async (engine) => {
  const { send, state, recover } = await opened(engine)
  expect((await send(WEBHOOK)).status).toBe(200)
  expect(await state()).toBe('open')
  await recover()
  expect(await state()).toBe('paid')
})

test('the payer’s browser waits a few seconds for a silent provider, and a crash loses nothing', async () => {
  // At once on both engines, because it only waits.
  await Promise.all(ENGINES.map(expectPatience))
})

async function expectPatience(engine: Engine): Promise<void> {
  const { txnid, send, state, recover, pass } = await opened(engine)
  const begun = performance.now()
  const { status, headers } = await send(RETURN)
  const waitedMs = performance.now() - begun
  expect([status, headers.get('location')]).toEqual([303, `/response?txnid=${txnid}`])
  expect(waitedMs).toBeGreaterThan(3_000)
  expect(waitedMs).toBeLessThan(60_000)
  // The process that claimed the report may still be alive, so others wait.
  await recover()
  expect(await state()).toBe('open')
  pass(31_000)
  await recover()
  expect(await state()).toBe('paid')
}

const JSON_HEADERS = { 'content-type': 'application/json' }

function form(fields: Record<string, string>): RequestInit {
  return { body: new URLSearchParams(fields) }
}

const UNKNOWN = { txnid: '12345678901', key: 'TESTKEY', status: 'success', hash: '0' }

const REPORTS: [string, string, RequestInit, number][] = [
  [WEBHOOK, 'nothing', {}, 400],
  [WEBHOOK, 'an unknown transaction', form(UNKNOWN), 404],
  [WEBHOOK, 'half a JSON', { body: '{"txnid":', headers: JSON_HEADERS }, 400],
  [WEBHOOK, 'far too much', form({ txnid: 'x'.repeat(300_000) }), 413],
  [RETURN, 'nothing', {}, 400],
  [RETURN, 'an unknown transaction', form(UNKNOWN), 400],
  [RETURN, 'another merchant', form({ ...UNKNOWN, key: 'X' }), 400],
  [RETURN, 'JSON', { body: JSON.stringify(UNKNOWN), headers: JSON_HEADERS }, 400],
]

test('a report that is none is refused', async ({ site: { url } }) => {
  for (const [address, name, init, status] of REPORTS) {
    const answer = await fetch(url + address, { method: 'POST', redirect: 'manual', ...init })
    expect([address, name, answer.status]).toEqual([address, name, status])
  }
})
