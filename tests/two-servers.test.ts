import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { type Db, openDatabase } from '#database/engine/open.ts'
import { migrate } from '#database/migrate.ts'
import { enterOffice } from './support/office/staff.ts'
import { SENT_GIFT } from './support/people.ts'
import { isReady } from './support/site/built-site.ts'
import { emptyDatabaseUrl } from './support/site/databases.ts'
import { formOn, postForm } from './support/site/pages.ts'
import { type SiteProcess, startSiteProcess, waitUntil } from './support/site/process.ts'
import { returnForm, sandboxSettings, serveSandbox } from './support/site/sandbox.ts'

test('two servers share one PostgreSQL, show what is published, and recover when it comes back', async () => {
  const databaseUrl = await emptyDatabaseUrl()
  const { sandbox, url, smtpUrl, close } = await serveSandbox()
  onTestFinished(close)
  const settings = {
    DATABASE_URL: databaseUrl,
    ...sandboxSettings(url),
    SMTP_URL: smtpUrl,
    RATE_LIMITS: 'off',
  }
  // At the same time, so that both find the database empty.
  const [one, two] = await Promise.all([startSiteProcess(settings), startSiteProcess(settings)])
  const { db } = openDatabase(databaseUrl)
  onTestFinished(() => db.destroy())
  expect(await migrate(db)).toEqual([])
  await expectPublished(db, one, two)

  // Begun on one server, paid, and returned to the other.
  const handOff = await give(one, 'Anita')
  const form = formOn(await (await fetch(handOff.replace(one.url, two.url))).text())
  await postForm(form.action, form.fields)
  const payment = sandbox.payment(form.fields.txnid ?? '')
  const page = await postForm(`${url}/payu/payments/${payment?.id}`, { outcome: 'approve' })
  const { report } = returnForm(await page.text())
  expect((await postForm(`${two.url}/api/register/response`, report)).status).toBe(303)
  for (const { ask } of [one, two]) {
    const { html } = await ask(`/response?txnid=${form.fields.txnid}`)
    expect(html).toContain('Transaction Successful!')
  }

  // Both run the job, but only one sends.
  const read = () => db.selectFrom('outbox').select(['kind', 'outcome', 'attempts']).execute()
  await waitUntil(async () => (await read()).every(({ outcome }) => outcome !== null))
  expect(await read()).toEqual([{ kind: 'gift-receipt', outcome: 'sent', attempts: 1 }])
  expect(sandbox.mailbox.mails().length).toBe(1)

  // Many requests at once on both, and no server opens more connections than allowed.
  const givers = Array.from({ length: 60 }, (_, index) => `Giver ${index}`)
  const given = await Promise.all(
    givers.map((name, index) => give(index % 2 === 0 ? one : two, name)),
  )
  expect(new Set(given).size).toBe(60)
  expect(await countOthers(databaseUrl, '*')).toBeLessThanOrEqual(21)

  // All connections are cut; no server is restarted.
  expect(await countOthers(databaseUrl, 'pg_terminate_backend(pid)')).toBeGreaterThan(0)
  for (const server of [one, two]) {
    await waitUntil(() => isReady(server))
    expect(await give(server, `After ${new URL(server.url).port}`)).toContain('/pay/')
  }
})

async function give({ url }: SiteProcess, firstname: string): Promise<string> {
  const fields = { ...SENT_GIFT, firstname }
  const answer = await postForm(`${url}/give`, fields, { Origin: url })
  const address = answer.headers.get('Location')
  if (!address) throw new Error(`the gift was answered with ${answer.status}`)
  return new URL(address, url).href
}

/** So many of this are there, of the other connections to the database. */
async function countOthers(databaseUrl: string, what: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ count: string }>(`select count(${what})
    from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`)
  await client.end()
  return Number(rows[0]?.count)
}

const NAME = 'Lakeside Fellowship Mysore'
const PAGES = ['/', '/contact', '/give', '/policy']

/** Often enough to see an old page that comes back, without keeping a core busy. */
const BETWEEN_ASKS_MS = 100
/** As often must the new page be seen, without an old one in between. */
const TIMES_NEW = 5

async function watch(address: string) {
  const seen: { status: number; isNew: boolean }[] = []
  while (seen.filter(({ isNew }) => isNew).length < TIMES_NEW) {
    const answer = await fetch(address)
    seen.push({ status: answer.status, isNew: (await answer.text()).includes(NAME) })
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_ASKS_MS))
  }
  return seen
}

async function expectPublished(db: Db, one: SiteProcess, two: SiteProcess): Promise<void> {
  const services = { db, now: () => new Date() }
  const editor = await enterOffice({ url: one.url, services }, 'editor')
  const watching = [one, two].flatMap(({ url }) => PAGES.map((page) => watch(url + page)))
  const form = '/office/content/church'
  await editor.fill(form, { name: NAME, do: 'save' })
  await editor.fill(`${form}/publish`, { why: 'We moved' })
  for (const seen of await Promise.all(watching)) {
    expect(seen.filter(({ status }) => status !== 200)).toEqual([])
    const first = seen.findIndex(({ isNew }) => isNew)
    expect(first).toBeGreaterThan(0)
    expect(seen.slice(first).every(({ isNew }) => isNew)).toBe(true)
  }
}
