import { once } from 'node:events'
import { createServer } from 'node:net'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#database/engine/open.ts'
import { IS_LONG } from '../support/long.ts'
import { runOfficeProcess } from '../support/office/command-line.ts'
import { SENT_GIFT } from '../support/people.ts'
import { ENGINES, testDatabase } from '../support/site/databases.ts'
import { freePort } from '../support/site/free-port.ts'
import { postForm } from '../support/site/pages.ts'
import { beginSiteProcess, startSiteProcess } from '../support/site/process.ts'
import { expectWords } from '../support/site/server.ts'

test.each([
  ['a database that is not there', 'postgres://church:secret@127.0.0.1:1/church', 'ECONNREFUSED'],
  ['a folder that is a file', 'file:package.json/church.db', 'EEXIST'],
])('with %s the site names the problem and exits', async (_name, databaseUrl, reason) => {
  const site = await beginSiteProcess({ DATABASE_URL: databaseUrl })
  expect(await site.ended).toBe(1)
  expect(site.written()).toMatch(new RegExp(`^The records can't be opened: .*${reason}.*\n$`))
  expect(site.written()).not.toContain('secret')
})

const VERSIONS = [
  {
    version: 'an older',
    migrate: sql`update kysely_migration set name = '0059-ended-links' where name like '0001-%'`,
    sentence: "This database is older than version 1.0 and can't be brought up to date.\n",
  },
  {
    version: 'a newer',
    migrate: sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2030')`,
    sentence:
      'This database was last used by a newer version. Start that version, or put back the copy made before the upgrade.\n',
  },
]

/** The long run tries both on each engine. */
const REFUSED = VERSIONS.flatMap((each, at) =>
  ENGINES.filter((_, place) => IS_LONG || place === at).map((engine) => ({ ...each, engine })),
)

test.each(REFUSED)(
  '$engine: a database of $version version is refused in a sentence, by the site and by its commands',
  async ({ engine, migrate, sentence }) => {
    const { db, url } = await testDatabase(engine)
    await migrate.execute(db)
    const site = await beginSiteProcess({ DATABASE_URL: url })
    expect(await site.ended).toBe(1)
    expect(site.written()).toBe(sentence)
    const command = await runOfficeProcess({ databaseUrl: url }, 'gifts')
    expect(command).toEqual({ code: 1, said: sentence })
  },
)

test.each(ENGINES)('%s: on a taken port the site says so and exits', async (engine) => {
  const { db, url } = await testDatabase(engine)
  const port = await takenPort()
  const site = await beginSiteProcess({ PORT: String(port), DATABASE_URL: url })
  expect(await site.ended).toBe(1)
  expect(site.written()).toBe(
    `The site can't be served on port ${port}, because another program uses it: set PORT to another one.\n`,
  )
  expect(await db.selectFrom('job_lease').selectAll().execute()).toEqual([])
})

async function takenPort(): Promise<number> {
  const port = await freePort()
  const other = createServer().listen(port)
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  return port
}

test('a newcomer finds the way into the office in what the start prints', async () => {
  const site = await startSiteProcess()
  const email = 'office@church.example.org'
  const words = `(sign in as ${email}; the link is in the mailbox)`
  expect(site.written()).toContain(`\n  office     ${site.url}/office ${words}\n`)
  const lines = site.written().split('\n')
  expect(lines.findIndex((line) => line.includes(' is at '))).toBeLessThan(25)
  expect(lines.filter((line) => line.startsWith('  content    '))).toEqual([
    expect.stringMatching(/^ {2}content {4}\d+ remarks: npm run check:content$/),
  ])
  await postForm(`${site.url}/office/sign-in`, { email })
  const readLink = async () => {
    const { html: mailbox } = await site.ask('/sandbox/mailbox')
    return /http:\/\/localhost:\d+\/office\/sign-in\/[\w-]{43}/.exec(mailbox)?.[0]
  }
  await expect.poll(readLink).toBeDefined()
  const entered = await fetch((await readLink()) ?? '', { method: 'POST', redirect: 'manual' })
  expect([entered.status, entered.headers.get('Location')]).toEqual([303, '/office'])
})

test('a site stopped under load loses nothing that it has answered', async () => {
  const { url, databaseUrl, process: site, written, ended } = await startSiteProcess()
  const tokens: string[] = []
  let [tried, stopping, refused] = [0, false, 0]
  const give = async () => {
    while (refused < 20) {
      const answer = await post(`${url}/give`, `Giver ${tried++}`)
      if (answer === undefined) refused++
      else tokens.push(answer)
      if (tokens.length >= 60 && !stopping) {
        stopping = true
        site.kill('SIGTERM')
      }
    }
  }
  await Promise.all(Array.from({ length: 8 }, give))
  expect(await ended).toBe(0)
  expect(written()).toContain('"event":"stopped"')

  const { db } = openDatabase(databaseUrl)
  const stored = await db.selectFrom('payment').select('token').execute()
  await db.destroy()
  const kept = new Set(stored.map(({ token }) => token))
  expect(tokens.filter((token) => !kept.has(token))).toEqual([])
  expect(tokens.length).toBeGreaterThanOrEqual(60)
})

test('an uncaught exception shuts the process down in order; an unhandled rejection does not', async () => {
  const {
    url,
    process: site,
    written,
    ended,
  } = await startSiteProcess({
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(FAULTS)}`,
  })
  site.kill('SIGUSR2')
  await expect.poll(written).toContain('"event":"rejection-not-handled"')
  expect((await fetch(`${url}/ready`)).status).toBe(200)
  site.kill('SIGWINCH')
  expect(await ended).toBe(1)
  expectWords(written(), ['"event":"error-not-caught"', '"event":"stopped"'])
})

/** Loaded into the site: throws on request, as a bug would. */
const FAULTS = `
  process.on('SIGUSR2', () => void Promise.reject(new Error('lost')))
  process.on('SIGWINCH', () => { throw new Error('not caught') })
`

/** The token of the answered payment; undefined when there was no answer. */
async function post(address: string, firstname: string): Promise<string | undefined> {
  try {
    const answer = await postForm(address, { ...SENT_GIFT, firstname })
    return answer.headers.get('location')?.replace('/pay/', '')
  } catch {
    return undefined
  }
}
