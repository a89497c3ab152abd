import type { Page } from '@playwright/test'

/**
 * Scrolls through the page and back to its top. Each stop is painted by asking for a picture of it: a
 * headless browser doesn't always paint by itself, so a test that waits for animation frames may wait
 * for ever.
 */
export async function readThrough(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const { height, screen } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    screen: innerHeight,
  }))
  for (let y = 0; y < height; y += screen) {
    await scrollTo(page, y)
    await paint()
  }
  await scrollTo(page, 0)
  await paint()
  await session.detach()

  async function paint() {
    const clip = { x: 0, y: 0, width: 1, height: 1, scale: 1 }
    await session.send('Page.captureScreenshot', { clip, optimizeForSpeed: true })
  }
}

function scrollTo(page: Page, y: number): Promise<void> {
  return page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
}
