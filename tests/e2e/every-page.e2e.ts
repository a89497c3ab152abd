import { expect, type Page, test } from '@playwright/test'
import { EVERY_LAYOUT, EVERY_PAGE, isForm } from './every-page.ts'
import { loadFaces, readInFaces } from './faces.ts'
import { expectUsableAtEachWidth } from './look-closely.ts'
import { readThrough } from './paint.ts'
import { startFramework } from './start-framework.ts'
import { bytesOf, pretendNetwork, readShifts, watchNetwork, watchShifts } from './watch-network.ts'

/**
 * What must be true of every page on a phone: its weight on the wire, that nothing jumps, and
 * accessibility and room for large text, these at the widths of a phone and of a desk. On a desk the
 * weight is taken of each layout.
 */
const KB = 1024
const READING = 60 * KB
/** The face for Tamil letters, on pages that have any. */
const TAMIL = 13 * KB

/** WCAG 1.4.4 and 1.4.10: text at 200 % and a width of 320 px, without scrolling sideways. */
const SIZES = [
  { width: 1280, text: 200 },
  { width: 768, text: 200 },
  { width: 640, text: 100 },
  { width: 360, text: 200 },
  { width: 320, text: 200 },
  { width: 320, text: 100 },
]

for (const path of EVERY_LAYOUT) {
  test(`${path} is light and still on a desk @js @desktop`, async ({ page }) => {
    await weigh(page, { path, savesData: false })
  })
}

for (const path of EVERY_PAGE) {
  test(`${path} is light, still, usable by everyone and fits every screen @js @phone`, async ({
    page,
  }) => {
    await weigh(page, { path, savesData: true })
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await test.step('axe finds nothing', () => expectUsableAtEachWidth(page))
    await loadFaces(page)
    for (const { width, text } of SIZES) {
      const size = `${width} px, text at ${text} %`
      await test.step(`${size}: nothing is cut off`, async () => {
        await page.setViewportSize({ width, height: 800 })
        await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width)
        expect(await readInFaces(page, text), size).toEqual({ wide: [], narrow: [] })
      })
    }
  })
}

type Visit = { path: string; savesData: boolean }

/** Reads the page from top to bottom. The framework comes by itself, or is started where data is saved. */
async function weigh(page: Page, { path, savesData }: Visit): Promise<void> {
  const { fetched, untilQuiet } = await watchNetwork(page)
  await watchShifts(page)
  if (savesData) await pretendNetwork(page, { saveData: true, effectiveType: '4g' })
  await page.goto(path)
  await readThrough(page)
  await untilQuiet()
  await test.step('reading costs no script with data saved', () => {
    if (savesData && !isForm(path)) expect(bytesOf(fetched, 'Script')).toBe(0)
  })
  await test.step('weight, before and after the framework', async () => {
    await startFramework(page)
    await untilQuiet()
    const scripts = bytesOf(fetched, 'Script')
    const tamil = bytesOf(fetched.filter(({ url }) => url.includes('noto-sans-tamil')))
    expect(tamil).toBeLessThanOrEqual(TAMIL)
    expect(bytesOf(fetched) - scripts - tamil).toBeLessThanOrEqual(READING)
    expect(scripts).toBeLessThanOrEqual((isForm(path) ? 176 : 146) * KB)
    expect(scripts, 'the framework was fetched').toBeGreaterThan(50 * KB)
  })
  await test.step('everything comes from this site', () => {
    const { origin } = new URL(page.url())
    expect(fetched.filter(({ url }) => !url.startsWith(origin))).toEqual([])
  })
  await test.step('nothing jumps', async () => expect(await readShifts(page)).toBe(0))
}
