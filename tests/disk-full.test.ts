import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { isDatabaseFault } from '#database/engine/fault.ts'
import type { Db } from '#database/engine/open.ts'
import { createReadyCheck } from '#database/engine/ready.ts'
import { findPayment } from '#database/records/payments/payments.ts'
import { giveGift } from '#workflows/gifts/give-gift.ts'
import { sweepPayments } from '#workflows/records/payments/reports/sweep-payments.ts'
import { auditReceipts } from './support/ledger/audits.ts'
import { payInSandbox } from './support/payments.ts'
import { testGift, VALID_RECORD } from './support/people.ts'
import { testDatabase } from './support/site/databases.ts'
import { type formOn, postForm } from './support/site/pages.ts'
import {
  beginSiteProcess,
  isReady,
  type SiteProcess,
  startSiteProcess,
  waitUntil,
} from './support/site/process.ts'
import { returnForm } from './support/site/sandbox.ts'
import { testServices } from './support/site/services.ts'
import {
  expectFormsWork,
  expectHonestFailure,
  startGift,
  watchPages,
} from './support/site/visitor.ts'

const TABLES = ['registration', 'attendee', 'gift', 'payment', 'payment_event', 'payment_report']

/** Uses prlimit, which only Linux has. */
test.skipIf(process.platform !== 'linux')(
  'on a full disk pages are served and nothing is stored partially; then all works again',
  async () => {
    const { site, count, mails } = await startOnOwnDisk()
    const { txnid, handOff } = await startGift(site)
    const before = count()

    allow(site, 0)
    await waitUntil(async () => (await fetch(`${site.url}/ready`)).status === 503)
    expect((await fetch(`${site.url}/health`)).status).toBe(200)
    const report = await approve(site, handOff)
    const pagesSeen = watchPages(site)
    await expectHonestFailure(site, txnid)
    const refused = await postRecord(site)
    expect([refused.status, await refused.json()]).toEqual([
      503,
      { errors: [{ path: '', message: expect.stringContaining('try again in a moment') }] },
    ])
    const late = await postForm(`${site.url}/api/register/response`, report)
    expect(late.status).toBe(503)
    expect(await late.text()).toContain('do not pay again')
    for (const page of ['/', '/ewgregister', '/sermons', '/calendar']) {
      expect([page, (await fetch(site.url + page)).status]).toEqual([page, 200])
    }
    // The provider's outcome can't be stored, so it is not shown either.
    const unknown = await fetch(`${site.url}/response?txnid=${txnid}`)
    expect([unknown.status, await unknown.text()]).toEqual([
      503,
      expect.stringContaining('please do not pay again'),
    ])
    expect(await pagesSeen()).toBeGreaterThan(0)
    expect(count()).toEqual(before)

    allow(site, 'unlimited')
    await expectFormsWork(site)
    await waitUntil(() => isReady(site))
    expect((await postRecord(site)).status).toBe(201)
    const back = await postForm(`${site.url}/api/register/response`, report)
    expect(back.status).toBe(303)
    const result = await fetch(`${site.url}/response?txnid=${txnid}`)
    expect(await result.text()).toContain('Transaction Successful!')
    await waitUntil(async () => mails().includes('gift-receipt sent'))
  },
)

test.skipIf(process.platform !== 'linux')(
  'a start that can store nothing says so in a sentence',
  async () => {
    const { url } = await testDatabase('sqlite')
    const site = await beginSiteProcess({ DATABASE_URL: url })
    allow(site, 40_000)
    expect(await site.ended).toBe(1)
    expect(site.written()).toBe(
      "The site can't be started, because its database failed: disk I/O error. Is the disk full?\n",
    )
  },
)

test('a start on a PostgreSQL without room says so in a sentence', async () => {
  const { db, url } = await testDatabase('postgres')
  await refuseRows(db, 'content_version')
  const site = await beginSiteProcess({ DATABASE_URL: url })
  expect(await site.ended).toBe(1)
  expect(site.written()).toBe(
    "The site can't be started, because its database failed: no room. Is the disk full?\n",
  )
})

test('a PostgreSQL that stores nothing is not ready, and is again once there is room', async () => {
  const { db } = await testDatabase('postgres')
  let now = 0
  const check = createReadyCheck(db, () => now)
  await check()
  await refuseRows(db, 'setting')
  now += 5_000
  await expect(check()).rejects.toThrow('no room')
  await sql`drop function no_room() cascade`.execute(db)
  // A moment ago it was full: it is asked again every few seconds, however often somebody wants to know.
  await expect(check()).rejects.toThrow('no room')
  now += 5_000
  await check()
})

/** Stores no rows in this table, as on a full disk (postgresql.org/docs/current/errcodes-appendix.html). */
async function refuseRows(db: Db, table: string): Promise<void> {
  await sql`create function no_room() returns trigger language plpgsql as $$
    begin raise exception 'no room' using errcode = '53100'; end $$`.execute(db)
  await sql`create trigger no_room before insert or update on ${sql.table(table)}
    for each row execute function no_room()`.execute(db)
}

async function startOnOwnDisk() {
  const folder = mkdtempSync(path.join(tmpdir(), 'narthex-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = path.join(folder, 'church.db')
  const site = await startSiteProcess({ DATABASE_URL: `file:${file}` })
  const database = new DatabaseSync(file)
  onTestFinished(() => database.close())
  return {
    site,
    count: () =>
      TABLES.map((table) => [table, database.prepare(`select count(*) n from ${table}`).get()?.n]),
    mails: () =>
      database
        .prepare('select kind, outcome from outbox')
        .all()
        .map(({ kind, outcome }) => `${kind} ${outcome}`),
  }
}

/** Limits the size of files this process writes. At 0 every write fails, as on a full disk. */
function allow({ process: site }: SiteProcess, bytes: number | 'unlimited'): void {
  execFileSync('prlimit', [`--pid=${site.pid}`, `--fsize=${bytes}:`])
}

/** Approves the payment at the provider and returns its report. */
async function approve({ url }: SiteProcess, { action, fields }: ReturnType<typeof formOn>) {
  const page = await (await postForm(new URL(action, url).href, fields)).text()
  const [, choices = ''] = /action="([^"]*payu\/payments\/\d+)"/.exec(page) ?? []
  const answer = await postForm(new URL(choices, url).href, { outcome: 'approve' })
  return returnForm(await answer.text()).report
}

async function postRecord({ url }: SiteProcess): Promise<Response> {
  const { token } = await (await fetch(`${url}/api/token`)).json()
  return fetch(`${url}/api/register/new`, {
    method: 'POST',
    body: JSON.stringify([{ ...VALID_RECORD, agree: true }]),
    headers: {
      'Content-Type': 'application/json',
      Cookie: `XSRF-TOKEN=${token}`,
      'X-XSRF-TOKEN': token,
    },
  })
}

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
