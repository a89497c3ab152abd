import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** Nothing that axe finds in the page, or in a part of it, and nothing wider than the screen. */
export async function expectUsable(page: Page, part = 'html'): Promise<void> {
  expect(await readViolations(page, part)).toEqual([])
  expect(await page.evaluate(readCutOff)).toEqual([])
}

/** The rules of axe that the page breaks, each with the first element that breaks it. */
async function readViolations(page: Page, part: string): Promise<string[]> {
  const isThere = await page.evaluate(() => Reflect.has(window, 'axe'))
  if (!isThere) await page.evaluate(axe.source)
  return page.evaluate(async (selector) => {
    const { violations } = await window.axe.run(selector, {
      resultTypes: ['violations'],
    })
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
  }, part)
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
