import { setTimeout as after } from 'node:timers/promises'
import type { CDPSession, Page } from '@playwright/test'

/** Far more than a frame takes, also on a busy machine. */
const FRAME_MS = 2_000

/**
 * Scrolls through the page and back to its top, and has each stop painted: images that load lazily
 * are fetched, and what moves is noticed.
 */
export async function readThrough(page: Page): Promise<void> {
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
