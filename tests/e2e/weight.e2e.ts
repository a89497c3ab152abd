import { expect, type Page, test } from '@playwright/test'
import { EVERY_PAGE, isForm } from './every-page.ts'
import { bytesOf, pretendNetwork, readShifts, watchNetwork, watchShifts } from './watch-network.ts'

/** What a first visit costs, measured on the wire, at the sizes of a phone and of a desk. */
const KB = 1024
const READING = 60 * KB

// A service worker would hide what is fetched.
test.use({ serviceWorkers: 'block' })

for (const path of EVERY_PAGE) {
  const framework = (isForm(path) ? 160 : 130) * KB

  test(`${path} costs at most 60 KB to read with data saved, all from this site, and nothing jumps @js`, async ({
    page,
  }) => {
    const fetched = await watchNetwork(page)
    await watchShifts(page)
    await pretendNetwork(page, { saveData: true, effectiveType: '4g' })
    await page.goto(path)
    await readThrough(page)
    const scripts = bytesOf(fetched, 'Script')
    expect(bytesOf(fetched) - scripts).toBeLessThanOrEqual(READING)
    if (!isForm(path)) expect(scripts).toBe(0)
    const { origin } = new URL(page.url())
    expect(fetched.filter(({ url }) => !url.startsWith(origin))).toEqual([])
    expect(await readShifts(page)).toBe(0)
  })

  test(`${path} gets a framework of at most ${framework / KB} KB, and nothing jumps when it comes @js`, async ({
    page,
  }) => {
    const fetched = await watchNetwork(page)
    await watchShifts(page)
    await page.goto(path)
    // At once, so that the framework arrives somewhere on the way.
    await readThrough(page)
    await page.waitForFunction(() => Reflect.has(window, '__reactRouterDataRouter'))
    await readThrough(page)
    const scripts = bytesOf(fetched, 'Script')
    expect(bytesOf(fetched) - scripts).toBeLessThanOrEqual(READING)
    expect(scripts).toBeLessThanOrEqual(framework)
    // Otherwise the framework was not seen at all.
    expect(scripts).toBeGreaterThan(50 * KB)
    expect(await readShifts(page)).toBe(0)
  })
}

/** A little at a time, to the end, and then a look back at the top. */
async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    scrollTo({ top: 0, behavior: 'instant' })
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 4) {
      scrollTo({ top: y, behavior: 'instant' })
      await new Promise((painted) => {
        requestAnimationFrame(() => requestAnimationFrame(painted))
        // A browser without a window now and then stops painting until something else happens.
        setTimeout(painted, 250)
      })
    }
  })
  await page.waitForLoadState('networkidle')
}
