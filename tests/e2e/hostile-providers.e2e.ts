import { type ServerType, serve } from '@hono/node-server'
import { expect, test } from '@playwright/test'
import { newFolder, providersAt, startOwnSite } from '../support/browser/own-site.ts'

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
  if (pathname.startsWith('/users/100/videos'))
    return Response.json({ error: EVIL }, { status: 500 })
  return Response.json({ total: 2, data: [video, null, { uri: 'x' }] })
}

test('nothing that providers say becomes part of a page but as words @desktop', async () => {
  let server: ServerType | undefined
  const url = await new Promise<string>((resolve) => {
    server = serve({ port: 0, hostname: '127.0.0.1', fetch: answer }, ({ port }) =>
      resolve(`http://127.0.0.1:${port}`),
    )
  })
  const folder = newFolder()
  const site = await startOwnSite({ folder, settings: providersAt(url, url) })
  for (const page of [
    '/sermons',
    '/sermons?q=x',
    '/',
    '/calendar?month=2099-01',
    '/calendar.ics',
  ]) {
    const { status, text } = await site.visit(page)
    expect([page, status]).toEqual([page, 200])
    if (page === '/calendar.ics') continue
    expect(text, page).not.toMatch(/<script>alert|<img src=x|<iframe|href="javascript:/)
    expect(text, page).not.toContain('\u202E')
  }
  const { text } = await site.visit('/sermons')
  expect(text).toContain('&lt;script&gt;alert(1)')
  expect((await site.visit('/sermons/thumbnails/7')).status).toBe(404)
  await site.stop()
  server?.close()
})
