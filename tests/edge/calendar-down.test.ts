import { expect, test } from 'vitest'
import { testSite } from '../support/site/server.ts'

const PAGES = ['/', '/ewg', '/wfc1', '/wfc2', '/gpc', '/calendar']

/** The messages for a calendar that was read and has no events. */
const NONE = /Nothing is in the calendar|Nothing is planned|Announced Soon<\/p>|announced soon\./

async function visits() {
  const { site, services } = await testSite()
  const visit = async (path: string) => {
    const page = await site.fetch(new Request(`http://church.test${path}`))
    const rule = page.headers.get('cache-control')
    return { path, status: page.status, rule, text: await page.text() }
  }
  return { services, visit: () => Promise.all(PAGES.map(visit)) }
}

test('pages explain that there are no dates while the calendar was never read', async () => {
  const { services, visit } = await visits()
  services.sandbox.setFault('calendar', 'down')
  const phone = `href="tel:${services.content.church.phone.replaceAll(' ', '')}"`
  for (const { path, status, text } of await visit()) {
    expect([path, status]).toEqual([path, 200])
    expect(text, path).toContain('the dates can’t be shown')
    expect(text, path).toContain(phone)
    expect(text, path).not.toMatch(NONE)
  }
})

test('such a page is cached for seconds only', async () => {
  const { services, visit } = await visits()
  services.sandbox.setFault('calendar', 'down')
  for (const { path, rule } of await visit()) {
    expect([path, rule]).toEqual([path, 'public, max-age=0, s-maxage=5, stale-while-revalidate=5'])
  }
})

test('stale dates show when they were read', async () => {
  const { services, visit } = await visits()
  for (const { path, text } of await visit()) expect(text, path).not.toContain('as of')
  services.sandbox.setFault('calendar', 'down')
  services.pass(6 * 60_000)
  const noted = async () =>
    (await visit()).filter(({ text }) => text.includes('as of Sun 15 Nov 2026, 9:30 AM'))
  await expect.poll(async () => (await noted()).length).toBe(PAGES.length)
  for (const { path, text, rule } of await noted()) {
    expect(text, path).not.toContain('can’t be shown')
    expect(rule, path).toContain('s-maxage=30')
  }
})
