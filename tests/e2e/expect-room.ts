import { expect, type Page, test } from '@playwright/test'
import { loadFaces, readInFaces } from './faces.ts'

/**
 * WCAG 1.4.4 and 1.4.10: text at 200 % and a width of 320 px, without scrolling sideways. By the size
 * of the text, because another one lays the whole page out again.
 */
const SIZES = [
  { width: 1280, text: 200 },
  { width: 768, text: 200 },
  { width: 360, text: 200 },
  { width: 320, text: 200 },
  { width: 320, text: 100 },
  { width: 640, text: 100 },
  // A desk comes last, for axe to look at it as well.
  { width: 1280, text: 100 },
]

/**
 * Nothing is cut off at any size, in any face. The page is hidden meanwhile, which leaves everything
 * in its place: painting it each time takes longer than all the rest. Leaves it in the last of the sizes.
 */
export async function expectRoom(page: Page, path: string): Promise<void> {
  await loadFaces(page)
  await setVisibility(page, 'hidden')
  for (const { width, text } of SIZES) {
    const size = `${path}: ${width} px, text at ${text} %`
    await test.step(`${size}: nothing is cut off`, async () => {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width)
      expect(await readInFaces(page, text), size).toEqual({ wide: [], narrow: [] })
    })
  }
  await setVisibility(page, 'visible')
}

function setVisibility(page: Page, visibility: 'hidden' | 'visible'): Promise<void> {
  return page.evaluate((wanted) => {
    document.documentElement.style.visibility = wanted
  }, visibility)
}
