import { expect, type Page, test } from '@playwright/test'
import { EVERY_PAGE } from './every-page.ts'
import { readCutOff } from './look-closely.ts'

/** Small screens and large letters: everything is there, and nobody scrolls sideways (WCAG 1.4.4, 1.4.10). */
const WAYS = [
  { name: '320 px', width: 320, text: 100, dots: 1 },
  { name: 'letters twice as large on 360 px', width: 360, text: 200, dots: 1 },
  { name: 'a zoom of 200 % on 1280 px', width: 640, text: 100, dots: 2 },
  { name: 'letters twice as large on 1280 px', width: 1280, text: 200, dots: 1 },
] as const

for (const path of [...EVERY_PAGE, '/offline']) {
  test(`${path} keeps everything on the screen, however small or enlarged @js @desktop`, async ({
    browser,
  }) => {
    for (const { name, width, text, dots } of WAYS) {
      const page = await browser.newPage({
        viewport: { width, height: 800 },
        deviceScaleFactor: dots,
        reducedMotion: 'reduce',
      })
      await page.goto(path)
      await enlarge(page, text)
      expect(await page.evaluate(readCutOff), name).toEqual([])
      await page.close()
    }
  })
}

/** As a browser does for a visitor who has set larger letters. */
async function enlarge(page: Page, percent: number): Promise<void> {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`
  }, percent)
  // What is measured too early has not been laid out with its fonts and pictures yet.
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((laidOut) => requestAnimationFrame(() => requestAnimationFrame(laidOut)))
  })
}
