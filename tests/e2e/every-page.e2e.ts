import { expect, type Page, test } from '@playwright/test'
import { DATA_ROUTER } from '#app/scripts/framework-internals.ts'
import { EVERY_PAGE, isForm } from './every-page.ts'
import { type Face, loadFaces, setFace } from './faces.ts'
import { expectUsable, readCutOff } from './look-closely.ts'
import { readThrough } from './paint.ts'
import { bytesOf, pretendNetwork, readShifts, watchNetwork, watchShifts } from './watch-network.ts'

/**
 * What must be true of every page, seen in one visit of each at the sizes of a phone and of a desk:
 * its weight on the wire, that nothing jumps, accessibility, and room for large text.
 */
const KB = 1024
const READING = 60 * KB

/** WCAG 1.4.4 and 1.4.10: text at 200 % and a width of 320 px, without scrolling sideways. */
const SIZES = {
  phone: [
    { width: 320, text: 100 },
    { width: 360, text: 200 },
  ],
  desktop: [
    { width: 640, text: 100 },
    { width: 768, text: 200 },
    { width: 1280, text: 200 },
  ],
}

// A service worker would hide what is fetched.
test.use({ serviceWorkers: 'block' })

for (const path of EVERY_PAGE) {
  test(`${path} is light, still, usable by everyone and fits every screen @js`, async ({ page }, {
    project,
  }) => {
    const isPhone = project.name === 'phone'
    const fetched = await watchNetwork(page)
    await watchShifts(page)
    // A phone saves data, a desk doesn't: there the framework comes by itself.
    if (isPhone) await pretendNetwork(page, { saveData: true, effectiveType: '4g' })
    await page.goto(path)
    await readThrough(page)

    await test.step('reading costs no script with data saved', async () => {
      if (isPhone && !isForm(path)) expect(bytesOf(fetched, 'Script')).toBe(0)
    })
    await test.step('weight, before and after the framework', async () => {
      await startFramework(page)
      const scripts = bytesOf(fetched, 'Script')
      expect(bytesOf(fetched) - scripts).toBeLessThanOrEqual(READING)
      expect(scripts).toBeLessThanOrEqual((isForm(path) ? 160 : 130) * KB)
      expect(scripts, 'the framework was fetched').toBeGreaterThan(50 * KB)
    })
    await test.step('everything comes from this site', () => {
      const { origin } = new URL(page.url())
      expect(fetched.filter(({ url }) => !url.startsWith(origin))).toEqual([])
    })
    await test.step('nothing jumps', async () => expect(await readShifts(page)).toBe(0))
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await test.step('axe finds nothing', () => expectUsable(page))
    await loadFaces(page)
    for (const { width, text } of isPhone ? SIZES.phone : SIZES.desktop) {
      for (const face of ['wide', 'narrow'] as const) {
        const size = `${width} px, text at ${text} %, ${face} face`
        await test.step(`${size}: nothing is cut off`, async () => {
          await lay(page, { width, text, face })
          expect(await page.evaluate(readCutOff), size).toEqual([])
        })
      }
    }
  })
}

/** A control that needs the framework fetches it, also where data is saved. */
async function startFramework(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: 'DISCLAIMER' })
    .evaluate((button) => button.focus({ preventScroll: true }))
  await expect
    .poll(() => page.evaluate((name) => Reflect.has(window, name), DATA_ROUTER))
    .toBe(true)
  await page.waitForLoadState('networkidle')
}

type Layout = { width: number; text: number; face: Face }

/** As a browser does for a visitor who has set larger text. */
async function lay(page: Page, { width, text, face }: Layout): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`
  }, text)
  await setFace(page, face)
}
