import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#database/engine/open.ts'
import { migrate } from '#database/migrate.ts'
import { serveSandbox } from '#sandbox/serve.ts'
import { emptyDatabaseUrl } from './support/site/databases.ts'
import { formOn, postForm } from './support/site/pages.ts'
import { isReady, type SiteProcess, startSiteProcess, waitUntil } from './support/site/process.ts'
import { returnForm, SANDBOX_ACCOUNTS, sandboxSettings } from './support/site/sandbox.ts'

/** Two servers, started as in production, on one empty PostgreSQL and behind one public address. */
async function startTwo() {
  const databaseUrl = await emptyDatabaseUrl()
  const sandbox = await serveSandbox({ basePath: '', port: 0, ...SANDBOX_ACCOUNTS })
  onTestFinished(sandbox.close)
  const settings = {
    DATABASE_URL: databaseUrl,
    ...sandboxSettings(sandbox.url),
    SMTP_URL: sandbox.smtpUrl,
  }
  // At the same time, so that both find the database empty.
  const [one, two] = await Promise.all([startSiteProcess(settings), startSiteProcess(settings)])
  const { db } = openDatabase(databaseUrl)
  onTestFinished(() => db.destroy())
  return { one, two, sandbox, databaseUrl, db }
}

test('two servers share one PostgreSQL and recover when it comes back', async () => {
  const { one, two, sandbox, databaseUrl, db } = await startTwo()
  expect(await migrate(db)).toEqual([])

  // Begun on one server, paid, and returned to the other.
  const handOff = await give(one, 'Anita')
  const form = formOn(await (await fetch(handOff.replace(one.url, two.url))).text())
  await postForm(form.action, form.fields)
  const payment = sandbox.sandbox.payment(form.fields.txnid ?? '')
  const page = await postForm(`${sandbox.url}/payu/payments/${payment?.id}`, { outcome: 'approve' })
  const back = await postForm(
    `${two.url}/api/register/response`,
    returnForm(await page.text()).report,
  )
  expect(back.status).toBe(303)
  for (const { url } of [one, two]) {
    const result = await fetch(`${url}/response?txnid=${form.fields.txnid}`)
    expect(await result.text()).toContain('Transaction Successful!')
  }

  // Both run the job, but only one sends.
  const read = () => db.selectFrom('outbox').select(['kind', 'outcome', 'attempts']).execute()
  await waitUntil(async () => (await read()).every(({ outcome }) => outcome !== null))
  const outbox = await read()
  expect(outbox).toEqual([{ kind: 'gift-receipt', outcome: 'sent', attempts: 1 }])
  expect(sandbox.sandbox.mailbox.mails().length).toBe(1)

  // Many requests at once on both, and no server opens more connections than allowed.
  const givers = Array.from({ length: 60 }, (_, index) => `Giver ${index}`)
  const given = await Promise.all(
    givers.map((name, index) => give(index % 2 === 0 ? one : two, name)),
  )
  expect(new Set(given).size).toBe(60)
  expect(await connections(databaseUrl)).toBeLessThanOrEqual(21)

  // All connections are cut; no server is restarted.
  expect(await cutConnections(databaseUrl)).toBeGreaterThan(0)
  for (const server of [one, two]) {
    await waitUntil(() => isReady(server))
    expect(await give(server, `After ${new URL(server.url).port}`)).toContain('/pay/')
  }
})

async function give({ url }: SiteProcess, firstname: string): Promise<string> {
  const fields = {
    firstname,
    email: 'anita@example.org',
    phone: '9000000001',
    amount: '500',
    productinfo: 'Tithe',
  }
  const answer = await postForm(`${url}/give`, fields, { Origin: url })
  const address = answer.headers.get('Location')
  if (!address) throw new Error(`the gift was answered with ${answer.status}`)
  return new URL(address, url).href
}

async function ask(databaseUrl: string, question: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ count: string }>(question)
  await client.end()
  return Number(rows[0]?.count)
}

function connections(databaseUrl: string): Promise<number> {
  return ask(databaseUrl, `select count(*) from pg_stat_activity where ${OTHERS}`)
}

function cutConnections(databaseUrl: string): Promise<number> {
  const cut = 'pg_terminate_backend(pid)'
  return ask(databaseUrl, `select count(${cut}) from pg_stat_activity where ${OTHERS}`)
}

const OTHERS = 'datname = current_database() and pid <> pg_backend_pid()'
