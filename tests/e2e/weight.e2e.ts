import { expect, type Page, test } from '@playwright/test'
import { bytesOf, pretendNetwork, readShifts, watchNetwork, watchShifts } from './watch-network.ts'

/** What a visit costs, measured on the wire. The service worker would hide some of it. */
test.use({ serviceWorkers: 'block' })

const KB = 1024
const FORMS = /^\/(give|response|\w+register)$/

/** Every page that the navigation and the footer lead to, and the forms. */
async function pagesOf(page: Page): Promise<string[]> {
  await page.goto('/')
  const links = await page
    .locator('nav a[href^="/"], footer a[href^="/"]')
    .evaluateAll((all) => [
      ...new Set(
        all.map((link) => new URL(link instanceof HTMLAnchorElement ? link.href : '').pathname),
      ),
    ])
  const answers = await Promise.all(links.map((path) => page.request.get(path)))
  return links.filter((_path, at) => answers[at]?.ok())
}

/** Pictures further down are fetched when they are near: nobody waits for them to begin reading. */
function picturesBelow(page: Page): Promise<string[]> {
  return page
    .locator('img[loading=lazy]')
    .evaluateAll((all) =>
      all.flatMap((one) =>
        one instanceof HTMLImageElement && one.getBoundingClientRect().top >= innerHeight
          ? one.currentSrc
          : [],
      ),
    )
}

test('reading any page costs at most 60 KB, from this site alone, and nothing jumps @phone', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  const heavy: string[] = []
  for (const path of await pagesOf(page)) {
    const context = await browser.newContext({
      serviceWorkers: 'block',
      viewport: { width: 360, height: 740 },
    })
    const visit = await context.newPage()
    const fetched = await watchNetwork(visit)
    await watchShifts(visit)
    await pretendNetwork(visit, { saveData: true, effectiveType: '4g' })
    await visit.goto(path, { waitUntil: 'networkidle' })
    const { origin } = new URL(visit.url())
    const reading = fetched.filter(({ type }) => type !== 'Script')
    const below = await picturesBelow(visit)
    const first = reading.filter(({ url }) => !below.includes(url))
    if (bytesOf(first) > 60 * KB) heavy.push(`${path}: ${bytesOf(first)} bytes`)
    if (bytesOf(reading) > 100 * KB) heavy.push(`${path}: ${bytesOf(reading)} bytes in all`)
    if (!FORMS.test(path) && fetched.length !== reading.length) heavy.push(`${path}: scripts`)
    if (fetched.some(({ url }) => !url.startsWith(origin))) heavy.push(`${path}: another host`)
    if ((await readShifts(visit)) > 0.01) heavy.push(`${path}: something jumped`)
    await context.close()
  }
  expect(heavy).toEqual([])
})

test('where the framework is fetched it is at most 130 KB, on forms 160 KB, and nothing jumps @phone', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  const heavy: string[] = []
  for (const path of await pagesOf(page)) {
    const context = await browser.newContext({
      serviceWorkers: 'block',
      viewport: { width: 360, height: 740 },
    })
    const visit = await context.newPage()
    const fetched = await watchNetwork(visit)
    await watchShifts(visit)
    await visit.goto(path)
    await visit.waitForFunction(
      () => document.querySelector('script[type=module], script:not([src])') !== null,
    )
    await visit.waitForFunction(() => Reflect.has(window, '__reactRouterDataRouter'))
    await visit.waitForLoadState('networkidle')
    const scripts = bytesOf(fetched, 'Script')
    if (scripts > (FORMS.test(path) ? 160 : 130) * KB) heavy.push(`${path}: ${scripts} bytes`)
    if (scripts < 50 * KB) heavy.push(`${path}: the framework was not seen`)
    if ((await readShifts(visit)) > 0.01) heavy.push(`${path}: something jumped`)
    await context.close()
  }
  expect(heavy).toEqual([])
})
