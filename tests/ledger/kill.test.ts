import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { sendDueMails } from '#app/features/mail/send-mails.server.ts'
import { sweepPayments } from '#app/features/payments/sweep-payments.server.ts'
import type { Engine } from '#database/open.ts'
import { wasReceived } from '#domain/payments/payment-state.ts'
import { ENGINES } from '../each-engine.ts'
import { type TrialServices, trialServices } from '../trial-services.ts'
import { auditConsequences, auditEvents, auditReceipts } from './audit.ts'

/** Each round kills two processes at work on one database: `LEDGER_KILLS=200` for a long night. */
const ROUNDS: Record<Engine, number> = { sqlite: 4, postgres: 3 }
const roundsFor = (engine: Engine) =>
  process.env.LEDGER_KILLS ? Number(process.env.LEDGER_KILLS) / 2 : ROUNDS[engine]

test.each(ENGINES)(
  '%s: processes that are killed at any instant while paying leave the ledger whole',
  { timeout: 3_600_000 },
  async (engine) => {
    const services = await trialServices(engine)
    for (let round = 0; round < roundsFor(engine); round++) {
      const sites = await Promise.all([startSite(services), startSite(services)])
      await Promise.all(sites.map((site) => killAfter(site, randomInt(20, 600))))
    }
    await comeToRest(services)
    const { paid, all } = await audit(services)
    expect(paid).toBeGreaterThan(0)
    expect(all).toBeGreaterThan(paid)
  },
)

function startSite(services: TrialServices): Promise<ChildProcess> {
  const payu = `${services.sandboxUrl}/payu`
  const site = spawn(process.execPath, ['tests/ledger/busy-site.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      DATABASE_URL: services.databaseUrl,
      PAYU_BASE_URL: payu,
      PAYU_INFO_URL: payu,
      PAYU_KEY: 'TESTKEY',
      PAYU_SALT: 'TESTSALT',
      SMTP_URL: services.smtpUrl,
    },
  })
  return new Promise((resolve, reject) => {
    site.stdout?.once('data', () => resolve(site))
    site.once('exit', () => reject(new Error('it ended before it began')))
  })
}

function killAfter(site: ChildProcess, ms: number): Promise<void> {
  return new Promise((resolve) => {
    site.once('exit', () => resolve())
    setTimeout(() => site.kill('SIGKILL'), ms)
  })
}

/** What a server that starts again does by itself, days later. */
async function comeToRest(services: TrialServices): Promise<void> {
  services.pass(Math.max(0, Date.now() - services.now().getTime()))
  for (let days = 0; days < 6; days++) {
    services.pass(24 * 60 * 60_000)
    await sweepPayments(services)
    await sendDueMails(services)
  }
}

async function audit({ db, sandbox }: TrialServices) {
  const payments = await db.selectFrom('payment').selectAll().execute()
  for (const payment of payments) {
    const truth = sandbox.payment(payment.txnid)
    const paid = truth?.state === 'captured' && truth.outcome !== 'wrong-amount'
    expect([payment.txnid, wasReceived(payment.state)]).toEqual([payment.txnid, paid])
    await auditEvents(db, payment)
    await auditConsequences(db, payment)
  }
  await auditReceipts(db)
  const outbox = await db.selectFrom('outbox').select(['key', 'outcome']).execute()
  const sent = outbox.filter(({ outcome }) => outcome === 'sent')
  expect(outbox.filter(({ outcome }) => outcome === null)).toEqual([])
  expect(sandbox.mailbox.mails().length).toBe(Math.min(sent.length, MOST_MAILS_SHOWN))
  return { all: payments.length, paid: payments.filter(({ state }) => state === 'paid').length }
}

const MOST_MAILS_SHOWN = 500
