import { expect, test } from '@playwright/test'
import { serveSandbox } from '#sandbox/serve.ts'
import { newFolder, providersAt, startOwnSite } from './own-site.ts'

const PORT = 3212

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
  const vimeo = { clientId: 'client', clientSecret: 'secret', userId: '100', projectId: '200' }
  const calendar = { id: 'events@example.org', apiKey: 'key' }
  const payu = { key: 'k', salt: 's' }
  const world = await serveSandbox({ basePath: '', port: 0, payu, vimeo, calendar })
  const folder = newFolder()
  const settings = providersAt(`${world.url}/vimeo`, `${world.url}/calendar/v3`)
  const start = () => startOwnSite({ port: PORT, folder, settings })
  const hang = (mode: 'ok' | 'slow') => {
    world.sandbox.setFault('vimeo', mode)
    world.sandbox.setFault('calendar', mode)
  }

  hang('slow')
  let site = await start()
  for (const page of PAGES) {
    const { status, ms } = await site.visit(page)
    expect([page, status]).toEqual([page, page === '/calendar.ics' ? 404 : 200])
    expect(ms, page).toBeLessThan(BOUND_MS)
  }
  await site.stop()

  hang('ok')
  site = await start()
  for (const page of PAGES) await site.visit(page)
  await site.stop()

  hang('slow')
  site = await start()
  for (const page of PAGES) {
    const { status, ms, text } = await site.visit(page)
    expect([page, status]).toEqual([page, 200])
    expect(ms, page).toBeLessThan(1_000)
    if (page.startsWith('/sermons')) expect(text).toContain('class="sermon card"')
  }
  await site.stop()
  await world.close()
})
