import { serve } from '@hono/node-server'
import { expect, onTestFinished, test } from 'vitest'
import { serveSandbox } from '#sandbox/serve.ts'
import { testFolder } from '../support/site/folder.ts'
import { type SiteProcess, startSiteProcess } from '../support/site/process.ts'
import { SANDBOX_ACCOUNTS, sandboxSettings } from '../support/site/sandbox.ts'

const EVIL = '</script><script>alert(1)</script><img src=x onerror=alert(1)>'

const video = {
  uri: '/videos/7',
  name: `${EVIL} \u202Eturned\u202C`,
  description: `<b>broken <i ${EVIL}`,
  tags: [{ name: EVIL }],
  pictures: { sizes: [{ width: 640, link: 'http://169.254.169.254/latest' }] },
  embed: { html: `<iframe src="https://evil.example/video/7" onload="alert(1)"></iframe>${EVIL}` },
  user: { uri: '/users/100' },
}

const event = {
  id: 'evil',
  status: 'confirmed',
  summary: EVIL,
  description: `<a href="javascript:alert(1)">x</a>${EVIL}`,
  location: EVIL,
  start: { date: '2099-01-01' },
}

/** Everything that it says is hostile, and some of it is nonsense. */
function answer(request: Request): Response {
  const { pathname } = new URL(request.url)
  if (request.method === 'POST') return Response.json({ access_token: 'token' })
  if (pathname.endsWith('/events')) {
    return Response.json({ items: [event, { id: 'x', start: { date: 'soon' } }, null, 'event'] })
  }
  if (pathname.startsWith('/vimeo/users/100/videos')) {
    return Response.json({ error: EVIL }, { status: 500 })
  }
  return Response.json({ total: 2, data: [video, null, { uri: 'x' }] })
}

async function visit({ url }: SiteProcess, path: string) {
  const page = await fetch(url + path)
  return { status: page.status, text: await page.text() }
}

test('nothing that providers say becomes part of a page but as words', async () => {
  const url = await new Promise<string>((listening) => {
    const server = serve({ port: 0, hostname: '127.0.0.1', fetch: answer }, ({ port }) =>
      listening(`http://127.0.0.1:${port}`),
    )
    onTestFinished(() => void server.close())
  })
  const site = await startSiteProcess(sandboxSettings(url))
  for (const path of ['/sermons', '/sermons?q=x', '/', '/calendar?month=2099-01']) {
    const { status, text } = await visit(site, path)
    expect([path, status]).toEqual([path, 200])
    expect(text, path).not.toMatch(/<script>alert|<img src=x|<iframe|href="javascript:/)
    expect(text, path).not.toContain('\u202E')
  }
  expect((await visit(site, '/sermons')).text).toContain('&lt;script&gt;alert(1)')
  expect((await visit(site, '/calendar.ics')).status).toBe(200)
  expect((await visit(site, '/sermons/thumbnails/7')).status).toBe(404)
})

const PAGES = ['/', '/sermons', '/calendar', '/calendar.ics']

test('every page comes while the providers hang, and with what they said once they were heard', async () => {
  // What is slow never answers at all: a page that waited for it would never come. That nobody waits for
  // it at all once there is an answer is tested beside `lastGood`.
  const later = () => {}
  const world = await serveSandbox({ basePath: '', port: 0, ...SANDBOX_ACCOUNTS, later })
  onTestFinished(world.close)
  const DATABASE_URL = `file:${testFolder()}/church.db`
  const visitAll = async (mode: 'ok' | 'slow') => {
    world.sandbox.setFault('vimeo', mode)
    world.sandbox.setFault('calendar', mode)
    const site = await startSiteProcess({ ...sandboxSettings(world.url), DATABASE_URL })
    const visits = await Promise.all(PAGES.map((path) => visit(site, path)))
    site.process.kill('SIGTERM')
    await site.ended
    return { statuses: visits.map(({ status }) => status), sermons: visits[1]?.text }
  }
  expect((await visitAll('slow')).statuses).toEqual([200, 200, 200, 404])
  await visitAll('ok')
  const heard = await visitAll('slow')
  expect(heard.statuses).toEqual(PAGES.map(() => 200))
  expect(heard.sermons).toContain('class="sermon card"')
})
