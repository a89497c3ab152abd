import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

export const PHONE = { width: 360, height: 740 }
export const DESK = { width: 1280, height: 800 }

/** Half the size of `axe.source`, which every page that is looked at has to take in. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** Nothing that axe finds in the page, or in a part of it, and nothing wider than the screen. */
export async function expectUsable(page: Page, part = 'html'): Promise<void> {
  expect(await readViolations(page, part), page.url()).toEqual([])
  expect(await page.evaluate(readCutOff), page.url()).toEqual([])
}

/** The same at the widths of a phone and of a desk, where it stays: a new layout takes its time. */
export async function expectUsableAtEachWidth(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const viewport of [PHONE, DESK]) {
    await page.setViewportSize(viewport)
    await expectUsable(page)
  }
}

/** The rules of axe that the page breaks, each with the first element that breaks it. */
async function readViolations(page: Page, part: string): Promise<string[]> {
  const isThere = await page.evaluate(() => Reflect.has(window, 'axe'))
  if (!isThere) await loadAxe(page)
  return page.evaluate(async (selector) => {
    const { violations } = await window.axe.run(selector, {
      resultTypes: ['violations'],
      // Only the elements are printed, and finding a selector for each takes a quarter of the time.
      selectors: false,
      // Only a rule that is off by default reads the style sheets.
      preload: false,
    })
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
  }, part)
}

/** Past Playwright's own evaluation, which is slow with a script of this size. */
async function loadAxe(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Runtime.evaluate', { expression: AXE })
  await session.detach()
}

/** What is wider than the screen, or cut off by its own frame. Runs in the page. */
export function readCutOff(): string[] {
  const wrong: string[] = []
  const { scrollingElement } = document
  if (scrollingElement && scrollingElement.scrollWidth > innerWidth) wrong.push('the page scrolls')
  const scrollers = '.carousel-track, .visually-hidden, .trap-field, table, noscript'
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    const hasWords = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    )
    if (!hasWords || element.closest(scrollers) || !element.checkVisibility()) continue
    const { left, right, width } = element.getBoundingClientRect()
    const name = `${element.tagName} "${element.textContent?.trim().slice(0, 30)}"`
    if (width > 1 && (left < -1 || right > innerWidth + 1)) wrong.push(`${name} leaves the screen`)
    const { overflowX, overflowY } = getComputedStyle(element)
    const cutsX = overflowX === 'hidden' || overflowX === 'clip'
    const cutsY = overflowY === 'hidden' || overflowY === 'clip'
    if (cutsX && element.scrollWidth > element.clientWidth + 1) wrong.push(`${name} is cut off`)
    if (cutsY && element.scrollHeight > element.clientHeight + 1) wrong.push(`${name} is cut short`)
  }
  return wrong
}
