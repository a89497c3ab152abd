import { expect, type Page, test } from '@playwright/test'
import { sitemapXml } from '#app/features/shell/sitemap.ts'
import { startFramework } from '../support/browser/framework.ts'
import {
  bytesOf,
  type Network,
  pretendNetwork,
  readShifts,
  watchNetwork,
  watchShifts,
} from '../support/browser/network.ts'
import { testOn } from '../support/browser/screens.ts'
import { few, IS_LONG } from '../support/long.ts'
import { testContent } from '../support/site/church.ts'

/** One page of each layout, with the most pictures that it has. */
const EVERY_LAYOUT = [
  ...['/', '/ewg', '/wfc1', '/staff', '/cells', '/contact', '/sermons', '/sermons/700000068'],
  ...['/calendar', '/give', '/ewgregister', '/response', '/no-such-page'],
]

const FORMS = /^\/(give|response|\w+register)$/

/** Where a visitor types something, the framework is fetched with the page. */
function isForm(path: string): boolean {
  return FORMS.test(path)
}

const KB = 1024
const READING = 60 * KB

function pagesToRead(): string[] {
  if (!IS_LONG) return [...EVERY_LAYOUT]
  const map = sitemapXml({ publicUrl: '', off: [], content: testContent(), changed: {} })
  const told = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, path = '']) => path)
  return [...told, '/sermons/700000068', '/response', '/no-such-page']
}

/** Most of the time is waiting until a page fetches nothing more. */
const READERS = 4

test('every page is light for a phone, and without a script where data is saved', async ({
  browser,
}, { project }) => {
  const paths = pagesToRead()
  const read = async () => {
    // Each has a cache of its own.
    const context = await browser.newContext(project.use)
    const page = await context.newPage()
    const network = await watchNetwork(page)
    await pretendNetwork(page, { saveData: true, effectiveType: '4g' })
    for (let path = paths.pop(); path; path = paths.pop()) {
      await network.forget()
      await page.goto(path)
      await page.evaluate(() => {
        for (const image of document.images) image.loading = 'eager'
      })
      await network.untilQuiet()
      if (!isForm(path)) expect(bytesOf(network.fetched, 'Script'), path).toBe(0)
      expectLight(page, { path, network })
    }
    await context.close()
  }
  await Promise.all(Array.from({ length: READERS }, read))
})

type Visit = { path: string; network: Network }

function expectLight(page: Page, { path, network: { fetched } }: Visit): void {
  const scripts = bytesOf(fetched, 'Script')
  expect(bytesOf(fetched) - scripts, path).toBeLessThanOrEqual(READING)
  expect(scripts, path).toBeLessThanOrEqual((isForm(path) ? 155 : 130) * KB)
  const { origin } = new URL(page.url())
  const foreign = fetched.filter(({ url }) => !url.startsWith(origin))
  expect(foreign, path).toEqual([])
}

testOn(
  ['desktop'],
  'pages are light and still on a desk, with their framework',
  async ({ page }) => {
    test.slow()
    const network = await watchNetwork(page)
    await watchShifts(page)
    // What moves must not make anything jump.
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    // A private page is a document: it never starts the framework.
    const started = EVERY_LAYOUT.filter((path) => path !== '/response')
    for (const path of few(started, 0, 2)) {
      await test.step(path, async () => {
        await network.forget()
        await page.goto(path)
        await page.evaluate(readThrough)
        await startFramework(page)
        await network.untilQuiet()
        expectLight(page, { path, network })
        expect(bytesOf(network.fetched, 'Script'), path).toBeGreaterThan(50 * KB)
        expect(await readShifts(page), path).toEqual([])
      })
    }
  },
)

/** Every screen of the page is painted, so that pictures that load late are there. Runs in the page. */
async function readThrough(): Promise<void> {
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo({ top, behavior: 'instant' })
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  }
  scrollTo({ top: 0, behavior: 'instant' })
}
