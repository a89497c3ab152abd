import { expect, type Page, test } from '@playwright/test'
import { everyPage } from './every-page.ts'
import { readCutOff } from './look-closely.ts'

/** Small screens and large letters: everything is there, and nobody scrolls sideways (WCAG 1.4.4, 1.4.10). */
const WAYS = [
  { name: 'on 320 px', width: 320, text: 100 },
  { name: 'with letters twice as large on 360 px', width: 360, text: 200 },
  { name: 'with letters twice as large on 1280 px', width: 1280, text: 200 },
  { name: 'at a zoom of 200 % on 1280 px', width: 640, text: 100 },
] as const

for (const { name, width, text } of WAYS) {
  test(`every page keeps everything on the screen ${name} @js @desktop`, async ({
    browser,
    request,
  }) => {
    test.setTimeout(180_000)
    const context = await browser.newContext({
      viewport: { width, height: 800 },
      deviceScaleFactor: width === 640 ? 2 : 1,
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    const wrong: string[] = []
    for (const path of [...(await everyPage(request)), '/offline']) {
      await page.goto(path)
      await enlarge(page, text)
      for (const each of await page.evaluate(readCutOff)) wrong.push(`${path}: ${each}`)
    }
    await context.close()
    expect(wrong).toEqual([])
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
