import { expect, type Page, test } from '@playwright/test'
import { EVERY_LAYOUT, EVERY_PAGE, inParts, isForm } from './every-page.ts'
import { expectRoom } from './expect-room.ts'
import { expectUsable, PHONE } from './look-closely.ts'
import { readThrough } from './paint.ts'
import { startFramework } from './start-framework.ts'
import {
  bytesOf,
  type Network,
  pretendNetwork,
  readShifts,
  watchNetwork,
  watchShifts,
} from './watch-network.ts'

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
    expect(scripts, path).toBeLessThanOrEqual((isForm(path) ? 176 : 146) * KB)
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
