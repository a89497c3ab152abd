import { expect, test } from '@playwright/test'
import { serveSandbox } from '#sandbox/serve.ts'
import { newFolder, providersAt, startOwnSite } from '../support/browser/own-site.ts'

const PAGES = ['/', '/ewg', '/sermons', '/sermons?q=hope', '/calendar', '/calendar.ics']

test('no page waits long while the providers hang, and none at all once they were heard @desktop', async () => {
  const vimeo = { clientId: 'client', clientSecret: 'secret', userId: '100', projectId: '200' }
  const calendar = { id: 'events@example.org', apiKey: 'key' }
  const payu = { key: 'k', salt: 's' }
  // What is slow never answers at all: a page that waited for it would never come.
  const later = () => {}
  const world = await serveSandbox({ basePath: '', port: 0, payu, vimeo, calendar, later })
  const folder = newFolder()
  const settings = providersAt(`${world.url}/vimeo`, `${world.url}/calendar/v3`)
  const start = () => startOwnSite({ folder, settings })
  const hang = (mode: 'ok' | 'slow') => {
    world.sandbox.setFault('vimeo', mode)
    world.sandbox.setFault('calendar', mode)
  }

  hang('slow')
  let site = await start()
  let waited = 0
  for (const page of PAGES) {
    const { status, ms } = await site.visit(page)
    expect([page, status]).toEqual([page, page === '/calendar.ics' ? 404 : 200])
    waited += ms
  }
  await site.stop()

  hang('ok')
  site = await start()
  for (const page of PAGES) await site.visit(page)
  await site.stop()

  hang('slow')
  site = await start()
  let waitedAgain = 0
  for (const page of PAGES) {
    const { status, ms, text } = await site.visit(page)
    expect([page, status]).toEqual([page, 200])
    waitedAgain += ms
    if (page.startsWith('/sermons')) expect(text).toContain('class="sermon card"')
  }
  expect(waitedAgain).toBeLessThan(waited / 2)
  await site.stop()
  await world.close()
})
