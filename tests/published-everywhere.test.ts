import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#database/engine/open.ts'
import { signedIn } from './support/office/staff.ts'
import { emptyDatabaseUrl } from './support/site/databases.ts'
import { fieldsOfLastForm } from './support/site/pages.ts'
import { startSiteProcess } from './support/site/process.ts'

const NAME = 'Lakeside Fellowship Mysore'
const PAGES = ['/', '/contact', '/give', '/policy']

/** Two servers on one PostgreSQL, and an editor who is signed in. */
async function startTwo() {
  const settings = {
    DATABASE_URL: await emptyDatabaseUrl(),
    RATE_LIMITS: 'off',
  }
  const servers = await Promise.all([startSiteProcess(settings), startSiteProcess(settings)])
  const { db } = openDatabase(settings.DATABASE_URL)
  onTestFinished(() => db.destroy())
  const { cookie } = await signedIn({ db, now: () => new Date() }, 'editor')
  return { urls: servers.map(({ url }) => url), cookie }
}

/** Fills in a form of the office and sends it. */
async function fill(address: string, cookie: string, typed: Record<string, string>) {
  const headers = { Cookie: cookie }
  const form = fieldsOfLastForm(await (await fetch(address, { headers })).text())
  const body = new FormData()
  for (const [name, value] of new Map([...form, ...Object.entries(typed)])) body.append(name, value)
  const answer = await fetch(address, { method: 'POST', headers, body, redirect: 'manual' })
  expect(answer.status).toBe(303)
}

type Seen = { status: number; isNew: boolean }

/** Often enough to see an old page that comes back, without keeping a core busy. */
const BETWEEN_ASKS_MS = 100
/** As often must the new page be seen, without an old one in between. */
const TIMES_NEW = 5

/** Asks for a page until what was published has been seen several times. */
async function watch(address: string): Promise<Seen[]> {
  const seen: Seen[] = []
  while (seen.filter(({ isNew }) => isNew).length < TIMES_NEW) {
    const answer = await fetch(address)
    seen.push({ status: answer.status, isNew: (await answer.text()).includes(NAME) })
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_ASKS_MS))
  }
  return seen
}

test('what is published comes to every server by itself, and no page fails', async () => {
  const { urls, cookie } = await startTwo()
  const [one = ''] = urls
  const watching = urls.flatMap((url) => PAGES.map((page) => watch(url + page)))
  const form = `${one}/office/content/church`
  await fill(form, cookie, { name: NAME, do: 'save' })
  await fill(`${form}/publish`, cookie, { why: 'We moved' })
  for (const seen of await Promise.all(watching)) {
    expect(seen.filter(({ status }) => status !== 200)).toEqual([])
    const first = seen.findIndex(({ isNew }) => isNew)
    expect(first).toBeGreaterThan(0)
    expect(seen.slice(first).every(({ isNew }) => isNew)).toBe(true)
  }
})
