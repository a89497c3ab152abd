import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { serveSandbox } from '#sandbox/serve.ts'

const PORT = 3212
const SITE = `http://localhost:${PORT}`

/** Three seconds of waiting at most, and a little for the page itself on a busy machine. */
const BOUND_MS = 4_000

const PAGES = [
  '/',
  '/ewg',
  '/wfc1',
  '/wfc2',
  '/gpc',
  '/sermons',
  '/sermons?page=3',
  '/sermons?preacher=dr-rachel-thomas',
  '/sermons?q=hope',
  '/calendar',
  '/calendar.ics',
]

test('no page waits long while the providers hang, and none at all once they were heard @desktop', async () => {
  test.setTimeout(90_000)
  const vimeo = { clientId: 'client', clientSecret: 'secret', userId: '100', projectId: '200' }
  const calendar = { id: 'events@example.org', apiKey: 'key' }
  const payu = { key: 'k', salt: 's' }
  const world = await serveSandbox({ basePath: '', port: 0, payu, vimeo, calendar })
  const folder = mkdtempSync(path.join(tmpdir(), 'slow-providers-'))
  const hang = (mode: 'ok' | 'slow') => {
    world.sandbox.setFault('vimeo', mode)
    world.sandbox.setFault('calendar', mode)
  }

  hang('slow')
  let site = await startSite(world.url, folder)
  for (const page of PAGES) {
    const { status, ms } = await visit(page)
    expect([page, status]).toEqual([page, page === '/calendar.ics' ? 404 : 200])
    expect(ms, page).toBeLessThan(BOUND_MS)
  }
  await stopSite(site)

  hang('ok')
  site = await startSite(world.url, folder)
  for (const page of PAGES) await visit(page)
  await stopSite(site)

  hang('slow')
  site = await startSite(world.url, folder)
  for (const page of PAGES) {
    const { status, ms, text } = await visit(page)
    expect([page, status]).toEqual([page, 200])
    expect(ms, page).toBeLessThan(1_000)
    if (page.startsWith('/sermons')) expect(text).toContain('class="sermon card"')
  }
  await stopSite(site)
  await world.close()
})

async function visit(page: string) {
  const started = performance.now()
  const answer = await fetch(`${SITE}${page}`)
  const text = await answer.text()
  return { status: answer.status, text, ms: performance.now() - started }
}

async function startSite(url: string, folder: string): Promise<ChildProcess> {
  const site = spawn(process.execPath, ['server/main.ts'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: String(PORT),
      DATABASE_URL: `file:${folder}/church.db`,
      VIMEO_BASE_URL: `${url}/vimeo`,
      VIMEO_CLIENT_ID: 'client',
      VIMEO_CLIENT_SECRET: 'secret',
      VIMEO_USER_ID: '100',
      VIMEO_PROJECT_ID: '200',
      GOOGLE_CALENDAR_BASE_URL: `${url}/calendar/v3`,
      GOOGLE_CALENDAR_ID: 'events@example.org',
      GOOGLE_API_KEY: 'key',
    },
  })
  await expect.poll(isReady, { timeout: 20_000 }).toBe(true)
  return site
}

async function isReady(): Promise<boolean> {
  return fetch(`${SITE}/ready`).then(
    (answer) => answer.ok,
    () => false,
  )
}

async function stopSite(site: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => site.once('exit', resolve))
  site.kill('SIGTERM')
  await ended
}
