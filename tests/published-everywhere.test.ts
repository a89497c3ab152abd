import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#database/engine/open.ts'
import { signedIn } from './support/office/staff.ts'
import { emptyDatabaseUrl } from './support/site/databases.ts'
import { fieldsOfLastForm } from './support/site/pages.ts'
import { startSiteProcess, waitUntil } from './support/site/process.ts'

const NAME = 'Lakeside Fellowship Mysore'
const PAGES = ['/', '/contact', '/give', '/policy']
/** Within which every server shows what was published. */
const LIMIT_MS = 5_000

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

type Seen = { at: number; status: number; isNew: boolean }

/** Often enough to see each second of the change, without keeping a core busy. */
const BETWEEN_ASKS_MS = 100

/** Asks for a page again and again, until it is told to stop. */
async function watch(address: string, isOver: () => boolean): Promise<Seen[]> {
  const seen: Seen[] = []
  while (!isOver()) {
    const at = performance.now()
    const answer = await fetch(address)
    seen.push({ at, status: answer.status, isNew: (await answer.text()).includes(NAME) })
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_ASKS_MS))
  }
  return seen
}

test('what is published is on every server within five seconds, and no page fails', async () => {
  const { urls, cookie } = await startTwo()
  const [one = ''] = urls
  let isOver = false
  const watching = urls.flatMap((url) => PAGES.map((page) => watch(url + page, () => isOver)))
  const form = `${one}/office/content/church`
  await fill(form, cookie, { name: NAME, do: 'save' })
  await fill(`${form}/publish`, cookie, { why: 'We moved' })
  const published = performance.now()
  await waitUntil(async () => performance.now() - published > LIMIT_MS + 1_000)
  isOver = true
  for (const seen of await Promise.all(watching)) {
    expect(seen.filter(({ status }) => status !== 200)).toEqual([])
    expect(seen.some(({ isNew }) => !isNew)).toBe(true)
    const late = seen.filter(({ at }) => at > published + LIMIT_MS)
    expect(late.length).toBeGreaterThan(0)
    expect(late.every(({ isNew }) => isNew)).toBe(true)
    // Once shown, the old one never comes back.
    const first = seen.findIndex(({ isNew }) => isNew)
    expect(seen.slice(first).every(({ isNew }) => isNew)).toBe(true)
  }
}, 90_000)
