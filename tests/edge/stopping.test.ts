import { expect, test } from 'vitest'
import { openDatabase } from '#database/engine/open.ts'
import { startSiteProcess } from '../support/site/process.ts'

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
  expect(written()).toContain('"event":"error-not-caught"')
  expect(written()).toContain('"event":"stopped"')
})

/** Loaded into the site: throws on request, as a bug would. */
const FAULTS = `
  process.on('SIGUSR2', () => void Promise.reject(new Error('lost')))
  process.on('SIGWINCH', () => { throw new Error('not caught') })
`

/** The token of the answered payment; undefined when there was no answer. */
async function post(address: string, firstname: string): Promise<string | undefined> {
  const body = new URLSearchParams({
    firstname,
    email: 'anita@example.org',
    phone: '9000000001',
    amount: '500',
    productinfo: 'Tithe',
  })
  try {
    const answer = await fetch(address, { method: 'POST', body, redirect: 'manual' })
    return answer.headers.get('location')?.replace('/pay/', '')
  } catch {
    return undefined
  }
}
