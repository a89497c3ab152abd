import { setTimeout as after } from 'node:timers/promises'
import { type CDPSession, expect, type Page, test } from '@playwright/test'
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
import { expectRoom, expectUsable, PHONE } from '../support/browser/usable.ts'
import { testContent } from '../support/site/church.ts'

/** One page of each layout, with the most pictures that it has. On a desk the others are laid out the same. */
const EVERY_LAYOUT = [
  '/',
  '/ewg',
  '/wfc1',
  '/staff',
  '/cells',
  '/contact',
  '/sermons',
  '/sermons/700000068',
  '/calendar',
  '/give',
  '/ewgregister',
  '/response',
  '/no-such-page',
]

const FORMS = /^\/(give|response|\w+register)$/

/** Every page of the site: what search engines are told of, and what they need not find. */
const EVERY_PAGE = [...pathsTold(), '/sermons/700000068', '/response', '/no-such-page']

/** How many pages one browser context visits. */
const PART = 6

function inParts(paths: string[]): string[][] {
  const starts = Array.from({ length: Math.ceil(paths.length / PART) }, (_, part) => part * PART)
  return starts.map((start) => paths.slice(start, start + PART))
}

function pathsTold(): string[] {
  const map = sitemapXml({ publicUrl: '', off: [], content: { ...testContent(), changed: {} } })
  return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, path = '']) => path)
}

/** Where a visitor types something, the framework is fetched with the page. */
function isForm(path: string): boolean {
  return FORMS.test(path)
}

/**
 * What must be true of every page: its weight on the wire, that nothing jumps, accessibility at the
 * width of a phone and of a desk, and room for large text at every width. The page is loaded once, as
 * on a phone; weight and jumps on a desk are tested of each layout. One browser context visits several
 * pages, each without a cache: opening a context takes longer than a page.
 */
const KB = 1024
const READING = 60 * KB
/** The face for Tamil letters, on pages that have any. */
const TAMIL = 13 * KB

for (const paths of inParts(EVERY_LAYOUT)) {
  test(`${paths.join(' ')} are light and still on a desk @js @desktop`, async ({ page }) => {
    test.slow()
    const network = await watchNetwork(page)
    await watchShifts(page)
    for (const path of paths) {
      await test.step(path, () => weigh(page, { path, network, savesData: false }))
    }
  })
}

for (const paths of inParts(EVERY_PAGE)) {
  test(`${paths.join(' ')} are light, still, usable by everyone and fit every screen @js @phone`, async ({
    page,
  }) => {
    test.slow()
    const network = await watchNetwork(page)
    await watchShifts(page)
    await pretendNetwork(page, { saveData: true, effectiveType: '4g' })
    for (const path of paths) {
      await test.step(path, async () => {
        await page.setViewportSize(PHONE)
        await weigh(page, { path, network, savesData: true })
        await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await test.step('axe finds nothing on a phone', () => expectUsable(page))
        await expectRoom(page, path)
        await test.step('axe finds nothing on a desk', () => expectUsable(page))
      })
    }
  })
}

type Visit = { path: string; network: Network; savesData: boolean }

/** Reads the page from top to bottom. The framework comes by itself, or is started where data is saved. */
async function weigh(page: Page, { path, network, savesData }: Visit): Promise<void> {
  const { fetched, untilQuiet } = network
  await network.forget()
  // What moves must not make anything jump.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto(path)
  await readThrough(page)
  await untilQuiet()
  await test.step('reading costs no script with data saved', () => {
    if (savesData && !isForm(path)) expect(bytesOf(fetched, 'Script'), path).toBe(0)
  })
  await test.step('weight, before and after the framework', async () => {
    await startFramework(page)
    await untilQuiet()
    const scripts = bytesOf(fetched, 'Script')
    const tamil = bytesOf(fetched.filter(({ url }) => url.includes('noto-sans-tamil')))
    expect(tamil, path).toBeLessThanOrEqual(TAMIL)
    expect(bytesOf(fetched) - scripts - tamil, path).toBeLessThanOrEqual(READING)
    expect(scripts, path).toBeLessThanOrEqual((isForm(path) ? 155 : 130) * KB)
    expect(scripts, `${path}: the framework was fetched`).toBeGreaterThan(50 * KB)
  })
  await test.step('everything comes from this site', () => {
    const { origin } = new URL(page.url())
    expect(
      fetched.filter(({ url }) => !url.startsWith(origin)),
      path,
    ).toEqual([])
  })
  await test.step('nothing jumps', async () => expect(await readShifts(page), path).toEqual([]))
}

/** Far more than a frame takes, also on a busy machine. */
const FRAME_MS = 2_000

/**
 * Scrolls through the page and back to its top, and has each stop painted: images that load lazily
 * are fetched, and what moves is noticed.
 */
async function readThrough(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const { height, screen } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    screen: innerHeight,
  }))
  for (let y = 0; y < height; y += screen) {
    await scrollTo(page, y)
    await paint(session)
  }
  await scrollTo(page, 0)
  await paint(session)
  await session.detach()
}

function scrollTo(page: Page, y: number): Promise<void> {
  return page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
}

/**
 * A headless browser doesn't always paint by itself, so a picture is asked for. Once in some
 * thousand times its compositor has gone idle and never answers. Starting a screencast wakes it, and
 * the test reads on: a frame that is missing makes no page heavier.
 */
async function paint(session: CDPSession): Promise<void> {
  const clip = { x: 0, y: 0, width: 1, height: 1, scale: 1 }
  const painted = session.send('Page.captureScreenshot', { clip, optimizeForSpeed: true })
  // Ends with an error when the page is closed before an answer.
  painted.catch(() => {})
  const late = await Promise.race([
    painted.then(() => false),
    after(FRAME_MS, true, { ref: false }),
  ])
  if (!late) return
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 1 })
  await session.send('Page.stopScreencast')
}
