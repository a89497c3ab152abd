import { type Browser, expect, type Page, test } from '@playwright/test'
import { everyPage, isForm } from './every-page.ts'
import { bytesOf, pretendNetwork, readShifts, watchNetwork, watchShifts } from './watch-network.ts'

/** What a visit costs, measured on the wire, at the sizes of a phone and of a desk. */
const KB = 1024
const SCREENS = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]

for (const viewport of SCREENS) {
  test(`reading any page to its end costs at most 60 KB, all from this site, and nothing jumps at ${viewport.width} px @desktop`, async ({
    browser,
    request,
  }) => {
    test.setTimeout(240_000)
    const heavy: string[] = []
    for (const path of await everyPage(request)) {
      const { visit, fetched, close } = await coldVisit(browser, viewport)
      await pretendNetwork(visit, { saveData: true, effectiveType: '4g' })
      await visit.goto(path, { waitUntil: 'networkidle' })
      await scrollThrough(visit)
      const { origin } = new URL(visit.url())
      const reading = fetched.filter(({ type }) => type !== 'Script')
      if (bytesOf(reading) > 60 * KB) heavy.push(`${path}: ${bytesOf(reading)} bytes`)
      if (!isForm(path) && fetched.length !== reading.length) heavy.push(`${path}: scripts`)
      if (fetched.some(({ url }) => !url.startsWith(origin))) heavy.push(`${path}: another host`)
      if ((await readShifts(visit)) > 0) heavy.push(`${path}: something jumped`)
      await close()
    }
    expect(heavy).toEqual([])
  })

  test(`where the framework is fetched it is at most 130 KB, on forms 160 KB, and nothing jumps on the way down at ${viewport.width} px @desktop`, async ({
    browser,
    request,
  }) => {
    test.setTimeout(240_000)
    const heavy: string[] = []
    for (const path of await everyPage(request)) {
      const { visit, fetched, close } = await coldVisit(browser, viewport)
      await visit.goto(path)
      // At once, so that the framework arrives somewhere on the way.
      await scrollThrough(visit)
      await visit.waitForFunction(() => Reflect.has(window, '__reactRouterDataRouter'))
      await scrollThrough(visit)
      const scripts = bytesOf(fetched, 'Script')
      const reading = bytesOf(fetched) - scripts
      if (reading > 60 * KB) heavy.push(`${path}: ${reading} bytes to read`)
      if (scripts > (isForm(path) ? 160 : 130) * KB) heavy.push(`${path}: ${scripts} bytes`)
      if (scripts < 50 * KB) heavy.push(`${path}: the framework was not seen`)
      if ((await readShifts(visit)) > 0) heavy.push(`${path}: something jumped`)
      await close()
    }
    expect(heavy).toEqual([])
  })
}

/** Nothing is in the browser's cache, and no service worker hides what is fetched. */
async function coldVisit(browser: Browser, viewport: { width: number; height: number }) {
  const context = await browser.newContext({ serviceWorkers: 'block', viewport })
  const visit = await context.newPage()
  const fetched = await watchNetwork(visit)
  await watchShifts(visit)
  return { visit, fetched, close: () => context.close() }
}

/** As someone who reads: a little at a time, to the end, and then a look back at the top. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    scrollTo({ top: 0, behavior: 'instant' })
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 4) {
      scrollTo({ top: y, behavior: 'instant' })
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
    }
  })
  await page.waitForLoadState('networkidle')
}
