import { execFileSync } from 'node:child_process'
import { connect, createServer, type Socket } from 'node:net'
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
import { SENT_GIFT, SENT_REGISTRATION, testGift, VALID_RECORD } from './support/people.ts'
import { isReady } from './support/site/built-site.ts'
import { ENGINES, emptyDatabaseUrl, testDatabase } from './support/site/databases.ts'
import { freePort } from './support/site/free-port.ts'
import { formOn, postForm } from './support/site/pages.ts'
import {
  beginSiteProcess,
  type SiteProcess,
  startSiteProcess,
  waitUntil,
} from './support/site/process.ts'
import { returnForm } from './support/site/sandbox.ts'
import { testServices } from './support/site/services.ts'

/** Fills the disk by prlimit, which only Linux has. */
const FAULTS = [lockSqlite, cutPostgres, ...(process.platform === 'linux' ? [fillDisk] : [])]

test('while the database is locked, unreachable or full, pages are served, nothing is stored partially, and then all works again', async () => {
  // At once, because all mostly wait.
  await Promise.all(FAULTS.map((fault) => fault()))
})

async function lockSqlite(): Promise<void> {
  const site = await startSiteProcess()
  const { txnid } = await startGift(site)
  const other = openFile(site)
  other.exec('begin immediate')
  const pagesSeen = watchPages(site)
  await expectHonestFailure(site, txnid)
  expect(await pagesSeen()).toBeGreaterThan(5)
  other.exec('rollback')
  await expectFormsWork(site)
}

async function cutPostgres(): Promise<void> {
  const target = new URL(await emptyDatabaseUrl())
  const proxy = await openProxy(Number(target.port))
  target.port = String(proxy.port)
  const site = await startSiteProcess({ DATABASE_URL: target.href })
  const { txnid } = await startGift(site)
  // During requests, also between two queries of one transaction.
  const busy = Array.from({ length: 40 }, (_, index) =>
    postForm(`${site.url}/give`, { ...SENT_GIFT, firstname: `Giver ${index}` }),
  )
  await Promise.race(busy)
  proxy.cut()
  const statuses = await Promise.all(busy.map(async (answer) => (await answer).status))
  expect(new Set(statuses)).toEqual(new Set([302, 503]))
  expect((await fetch(`${site.url}/ready`)).status).toBe(503)
  const pagesSeen = watchPages(site)
  await expectHonestFailure(site, txnid)
  const result = await fetch(`${site.url}/response?txnid=${txnid}`)
  expect(result.status).toBe(503)
  expect(await result.text()).toContain('please do not pay again')
  expect((await fetch(`${site.url}/api/register?txnid=${txnid}`)).status).toBe(503)
  expect(await pagesSeen()).toBeGreaterThan(0)
  proxy.mend()
  await waitUntil(() => isReady(site))
  await expectFormsWork(site)
  expect((await fetch(`${site.url}/response?txnid=${txnid}`)).status).toBe(200)
}

async function openProxy(to: number) {
  const port = await freePort()
  const sockets = new Set<Socket>()
  let isCut = false
  const server = createServer((near) => {
    if (isCut) return near.destroy()
    const far = connect(to, '127.0.0.1')
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => [near, far].forEach((each) => void each.destroy()))
    }
    near.pipe(far).pipe(near)
  }).listen(port, '127.0.0.1')
  const cut = () => {
    isCut = true
    for (const socket of sockets) socket.destroy()
    sockets.clear()
  }
  onTestFinished(() => {
    cut()
    server.close()
  })
  const mend = () => {
    isCut = false
  }
  return { port, cut, mend }
}

const TABLES = ['registration', 'attendee', 'gift', 'payment', 'payment_event', 'payment_report']

async function fillDisk(): Promise<void> {
  const site = await startSiteProcess()
  const database = openFile(site)
  const ask = (query: string) => database.prepare(query).all()
  const count = () => TABLES.map((table) => ask(`select count(*) n, '${table}' name from ${table}`))
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
  const sent = `select * from outbox where kind = 'gift-receipt' and outcome = 'sent'`
  await waitUntil(async () => ask(sent).length > 0)
}

const STARTS = process.platform === 'linux' ? ENGINES : (['postgres'] as const)

test.each(STARTS)('%s: a start that can store nothing says so in a sentence', async (engine) => {
  const { db, url } = await testDatabase(engine)
  if (engine === 'postgres') await refuseRows(db, 'content_version')
  const site = await beginSiteProcess({ DATABASE_URL: url })
  if (engine === 'sqlite') allow(site, 40_000)
  expect(await site.ended).toBe(1)
  const fault = engine === 'sqlite' ? 'disk I/O error' : 'no room'
  expect(site.written()).toBe(
    `The site can't be started, because its database failed: ${fault}. Is the disk full?\n`,
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

function openFile({ databaseUrl }: SiteProcess): DatabaseSync {
  const database = new DatabaseSync(databaseUrl.slice('file:'.length))
  onTestFinished(() => database.close())
  return database
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

async function expectHonestFailure({ url }: SiteProcess, txnid: string): Promise<void> {
  const report = { txnid, status: 'success', key: 'SANDBOX', amount: '500.00' }
  const [gift, registration, notice, back] = await Promise.all([
    postForm(`${url}/give`, { ...SENT_GIFT, firstname: 'Typed Giver' }),
    postForm(`${url}/ewgregister`, { ...SENT_REGISTRATION, 'persons[0].lastname': 'Typed-Guest' }),
    postForm(`${url}/api/payments/webhook`, report),
    postForm(`${url}/api/register/response`, report),
  ])
  expect([gift.status, registration.status]).toEqual([503, 503])
  expect(await gift.text()).toContain('value="Typed Giver"')
  expect(await registration.text()).toContain('value="Typed-Guest"')
  expect([notice.status, back.status]).toEqual([503, 503])
  expect(notice.headers.get('Retry-After')).toBe('5')
}

async function expectFormsWork({ url }: SiteProcess): Promise<void> {
  const gift = await postForm(`${url}/give`, SENT_GIFT)
  const registration = await postForm(`${url}/ewgregister`, SENT_REGISTRATION)
  expect([gift.status, registration.status]).toEqual([302, 302])
}

async function startGift({ url }: SiteProcess) {
  const begun = await postForm(`${url}/give`, { ...SENT_GIFT, firstname: 'First' })
  const page = await fetch(new URL(begun.headers.get('Location') ?? '', url))
  const handOff = formOn(await page.text())
  return { txnid: handOff.fields.txnid ?? '', handOff }
}

/** Often enough to notice that the process stands still, without keeping a core busy. */
const BETWEEN_PAGES_MS = 150

/** A blocked process serves one or two. */
function watchPages({ url }: SiteProcess): () => Promise<number> {
  let watching = true
  let seen = 0
  const watch = async () => {
    while (watching) {
      const page = await fetch(`${url}/give`)
      expect(page.status).toBe(200)
      await page.text()
      seen += 1
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_PAGES_MS))
    }
  }
  const watched = watch()
  return async () => {
    watching = false
    await watched
    return seen
  }
}
