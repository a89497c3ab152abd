import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { build } from 'vite'
import { beforeAll, expect, test } from 'vitest'
import { wasReceived } from '#domain/payments/payment-state.ts'
import { sendDueMails } from '#workflows/mail/send-mails.ts'
import { settleReports } from '#workflows/records/payments/reports/receive-report.ts'
import { sweepPayments } from '#workflows/records/payments/reports/sweep-payments.ts'
import { auditConsequences, auditEvents, auditReceipts } from '../support/ledger/audits.ts'
import { runs } from '../support/long.ts'
import { ENGINES } from '../support/site/databases.ts'
import { sandboxSettings } from '../support/site/sandbox.ts'
import { MAIL_FROM, type TestServices, testServices } from '../support/site/services.ts'

/** Each round kills two processes that work on one database. On a busy machine it takes more until something was paid. */
const ROUNDS = runs(2, 100)

/** Many processes start in half the time from one file. Inside the project, to find its packages. */
const BUNDLE = 'test-results/busy-site'

beforeAll(() =>
  build({
    configFile: false,
    logLevel: 'warn',
    build: { ssr: 'tests/ledger/busy-site.ts', outDir: BUNDLE, copyPublicDir: false },
    ssr: { noExternal: true, external: ['nodemailer', 'pg', 'react', 'react-dom', 'sharp'] },
  }),
)

test.each(ENGINES)(
  '%s: killing processes at any instant leaves the ledger consistent',
  { timeout: 7_200_000 },
  async (engine) => {
    const services = await testServices(engine)
    const cutOff: CutOff[] = []
    for (let round = 0; round < ROUNDS || !(await isAnythingPaid(services)); round++) {
      const aheadMs = round * BETWEEN_ROUNDS_MS
      const sites = await Promise.all([startSite(services, aheadMs), startSite(services, aheadMs)])
      await Promise.all(sites.map((site) => killAfter(site, randomInt(20, 600))))
      await noteCutOff(services, cutOff)
    }
    await comeToRest(services)
    await audit(services)
    await auditMails(services, cutOff)
  },
)

/** Longer than any claim of a dead process lasts. */
const BETWEEN_ROUNDS_MS = 5 * 60_000

function startSite(services: TestServices, aheadMs: number): Promise<ChildProcess> {
  const site = spawn(process.execPath, [`${BUNDLE}/busy-site.js`], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      ...sandboxSettings(services.sandboxUrl),
      DATABASE_URL: services.databaseUrl,
      SMTP_URL: services.smtpUrl,
      // The same sender as the process that finishes, because the Message-ID contains it.
      MAIL_FROM,
      AHEAD_MS: String(aheadMs),
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

async function comeToRest(services: TestServices): Promise<void> {
  services.pass(Math.max(0, Date.now() - services.now().getTime()))
  for (let days = 0; days < 6; days++) {
    services.pass(24 * 60 * 60_000)
    await settleReports(services)
    await sweepPayments(services)
    await sendDueMails(services)
  }
}

async function isAnythingPaid(services: TestServices): Promise<boolean> {
  const payments = await services.db.selectFrom('payment').select('txnid').execute()
  return payments.some(({ txnid }) => isPaidAtBank(services, txnid))
}

function isPaidAtBank({ sandbox }: TestServices, txnid: string): boolean {
  const truth = sandbox.payment(txnid)
  return truth?.state === 'captured' && truth.outcome !== 'wrong-amount'
}

async function audit(services: TestServices) {
  const { db } = services
  const payments = await db.selectFrom('payment').selectAll().execute()
  for (const payment of payments) {
    const paid = isPaidAtBank(services, payment.txnid)
    expect([payment.txnid, wasReceived(payment.state)]).toEqual([payment.txnid, paid])
    await auditEvents(db, payment)
    await auditConsequences(db, payment)
  }
  await auditReceipts(db)
  const paid = payments.filter(({ state }) => state === 'paid').length
  expect(paid).toBeGreaterThan(0)
  expect(payments.length).toBeGreaterThan(paid)
}

/** One sending of one mail that a kill interrupted, so that nobody knows whether it arrived. */
type CutOff = { key: string; since: string }

async function noteCutOff({ db }: TestServices, cutOff: CutOff[]): Promise<void> {
  const rows = await db
    .selectFrom('outbox')
    .select(['key', 'sending_since as since'])
    .where('sending_since', 'is not', null)
    .$narrowType<{ since: string }>()
    .execute()
  const isKnown = ({ key, since }: CutOff) =>
    cutOff.some((known) => known.key === key && known.since === since)
  cutOff.push(...rows.filter((row) => !isKnown(row)))
}

/** A mail may arrive once more for each kill that interrupted its sending, with the same Message-ID. */
async function auditMails({ db, sandbox }: TestServices, cutOff: readonly CutOff[]): Promise<void> {
  const outbox = await db.selectFrom('outbox').select(['key', 'outcome', 'attempts']).execute()
  const deliveries = sandbox.mailbox.deliveries()
  expect(outbox.filter(({ outcome }) => outcome === null)).toEqual([])
  for (const { key, outcome } of outbox) {
    const came = deliveries.get(messageId(key)) ?? 0
    const timesCutOff = cutOff.filter((each) => each.key === key).length
    const least = outcome === 'sent' ? 1 : 0
    expect([key, came >= least]).toEqual([key, true])
    expect([key, came <= least + timesCutOff]).toEqual([key, true])
  }
  const names = new Set(outbox.map(({ key }) => messageId(key)))
  expect([...deliveries.keys()].filter((name) => !names.has(name))).toEqual([])
}

function messageId(key: string): string {
  return `<${key.replace(/[^\w-]/g, '.')}@hillside.example.org>`
}
