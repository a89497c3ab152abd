import { expect, test } from 'vitest'
import { trialSite } from './trial-site.ts'

const PAGES = ['/', '/ewg', '/wfc1', '/wfc2', '/gpc', '/calendar']

/** What stands where dates would, when the calendar was read and has none. */
const NONE = /Nothing is in the calendar|Nothing is planned|Announced Soon<\/p>|announced soon\./

test.each(PAGES)(
  '%s says that it has no dates to show when the calendar was never read',
  async (path) => {
    const { site, services } = await trialSite()
    services.sandbox.setFault('calendar', 'down')
    const page = await site.fetch(new Request(`http://church.test${path}`))
    const text = await page.text()
    expect(page.status).toBe(200)
    expect(text).toContain('the dates can’t be shown')
    expect(text).toContain(`href="tel:${services.content.church.phone.replaceAll(' ', '')}"`)
    expect(text).not.toMatch(NONE)
  },
)

test.each(PAGES)('%s is kept only for seconds then', async (path) => {
  const { url, services } = await trialSite()
  services.sandbox.setFault('calendar', 'down')
  const failed = await fetch(url + path)
  expect(failed.headers.get('cache-control')).toBe(
    'public, max-age=0, s-maxage=5, stale-while-revalidate=5',
  )
})

test.each(PAGES)(
  '%s says of when its dates are while the calendar can’t be reached',
  async (path) => {
    const { site, services } = await trialSite()
    const read = async () => {
      const page = await site.fetch(new Request(`http://church.test${path}`))
      return { text: await page.text(), rule: page.headers.get('cache-control') }
    }
    expect((await read()).text).not.toContain('as of')
    services.sandbox.setFault('calendar', 'down')
    services.pass(6 * 60_000)
    await expect.poll(async () => (await read()).text).toContain('as of Sun 15 Nov 2026, 9:30 AM')
    const { text, rule } = await read()
    expect(text).not.toContain('can’t be shown')
    expect(rule).toMatch(/s-maxage=30/)
  },
)
