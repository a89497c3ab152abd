import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page, test } from '@playwright/test'
import type axe from 'axe-core'
import { few, IS_LONG } from '../long.ts'
import { DESK, PHONE } from './screens.ts'

/** Half the size of `axe.source`, which every page that is looked at has to take in. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** Nothing that axe finds in the page, or in a part of it, and nothing wider than the screen. */
export async function expectUsable(page: Page, part = 'html'): Promise<void> {
  expect.soft(await readViolations(page, part), page.url()).toEqual([])
  await expectFits(page)
}

/** Nothing is wider than the screen or cut off. Also looks at pages whose own scripts don't run. */
export async function expectFits(page: Page): Promise<void> {
  // Without its sheet a page is laid out otherwise.
  await page.waitForLoadState()
  expect.soft(await page.evaluate(readCutOff), page.url()).toEqual([])
}

/** Usable on a phone, where it stays, and nothing cut off at a desk: for what only a journey reaches. */
export async function expectUsableAtEachWidth(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize(DESK)
  await expectFits(page)
  await page.setViewportSize(PHONE)
  await expectUsable(page)
}

/** Axe looks at the width that comes last, the other one for the next screen; in the long run at each. */
export async function expectScreen(page: Page): Promise<void> {
  expect.soft(await page.locator('h1').count(), page.url()).toBe(1)
  await expectReadable(page)
  await page.setViewportSize(otherWidth(page))
  await expectReadable(page)
  await page.evaluate(leaveOutAgain)
  await expectUsable(page)
  if (!IS_LONG) return
  await page.setViewportSize(otherWidth(page))
  await expectUsable(page)
}

async function expectReadable(page: Page): Promise<void> {
  await expectFits(page)
  expect.soft(await page.evaluate(readSmallWords), page.url()).toEqual([])
}

function otherWidth(page: Page): typeof PHONE {
  return page.viewportSize()?.width === PHONE.width ? DESK : PHONE
}

/** Words of the office below 16 px, but for paper. Labels, such as those of chips and charts, may have 14. Runs in the page. */
function readSmallWords(): string[] {
  const labels = '.chip, .sheet thead, .chart, .chart-ends, .places-scale, .glass-choice label'
  return [...document.querySelectorAll('.office :not(.folder-part *)')].flatMap((element) => {
    const words = [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent?.trim())
      .join('')
    const size = Number.parseFloat(getComputedStyle(element).fontSize)
    const least = element.closest(labels) ? 14 : 16
    return words && element.checkVisibility() && size < least ? [`${words}: ${size}`] : []
  })
}

/** Leaves out what looks like what axe has seen: third rows, and the frame of all pages. Runs in the page. */
function leaveOutAgain(): void {
  const seen = new Map<Element | null, Map<string, number>>()
  const shapeOf = ({ outerHTML }: Element) =>
    outerHTML.replace(/>[^<]+/g, '>').replace(/ (?!class|type|role)([\w-]+)="[^"]*"/g, ' $1')
  for (const row of document.querySelectorAll('tr, li, option, fieldset, article')) {
    const shape = shapeOf(row)
    const shapes = seen.get(row.parentElement) ?? new Map<string, number>()
    const count = (shapes.get(shape) ?? 0) + 1
    seen.set(row.parentElement, shapes.set(shape, count))
    if (count > 2) row.remove()
  }
  for (const frame of document.querySelectorAll('body > header, body > footer')) {
    const shape = `${innerWidth} ${shapeOf(frame)}`
    frame.toggleAttribute('data-again', sessionStorage.getItem(shape) !== null)
    sessionStorage.setItem(shape, 'seen')
  }
}

async function readViolations(page: Page, part: string): Promise<string[]> {
  const isThere = await page.evaluate(() => Reflect.has(window, 'axe'))
  if (!isThere) await loadAxe(page)
  return page.evaluate(async (selector) => {
    const { violations } = await window.axe.run(
      { include: selector, exclude: '[data-again]' },
      {
        resultTypes: ['violations'],
        // Only the elements are printed, and finding a selector for each takes a quarter of the time.
        selectors: false,
        // Only a rule that is off by default reads the style sheets.
        preload: false,
      },
    )
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
  }, part)
}

/** Quicker where each of many pages is looked at. What a page frames is looked at by itself. */
export async function withAxe(page: Page): Promise<void> {
  await page.addInitScript({ content: `if (window === window.top) {${AXE}}` })
}

/** Past Playwright's own evaluation, which is slow with a script of this size. */
async function loadAxe(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Runtime.evaluate', { expression: AXE })
  await session.detach()
}

/** What is wider than the screen, or cut off by its own frame. Runs in the page. */
function readCutOff(): string[] {
  const wrong: string[] = []
  const { scrollingElement } = document
  if (scrollingElement && scrollingElement.scrollWidth > innerWidth) wrong.push('the page scrolls')
  const scrollers = '.carousel-track, .ticket-list, .visually-hidden, .trap-field, table, noscript'
  const controls = 'input, select, textarea, button, iframe'
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    const hasWords = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    )
    if (!hasWords && !element.matches(controls)) continue
    if (element.closest(scrollers) || !element.checkVisibility()) continue
    const { left, right, width } = element.getBoundingClientRect()
    const name = `${element.tagName} "${element.textContent?.trim().slice(0, 30)}"`
    if (width > 1 && (left < -1 || right > innerWidth + 1)) wrong.push(`${name} leaves the screen`)
    // What is typed may be longer than its field.
    if (!hasWords) continue
    const { overflowX, overflowY } = getComputedStyle(element)
    const cutsX = overflowX === 'hidden' || overflowX === 'clip'
    const cutsY = overflowY === 'hidden' || overflowY === 'clip'
    if (cutsX && element.scrollWidth > element.clientWidth + 1) wrong.push(`${name} is cut off`)
    if (cutsY && element.scrollHeight > element.clientHeight + 1) wrong.push(`${name} is cut short`)
  }
  return wrong
}

/** Of what would be printed, by default on paper of the page's own size: how many, and how large the first is, in points. */
export async function sheetsOf(page: Page, options: PrintOptions = { preferCSSPageSize: true }) {
  // Chromium writes one object of the type Page for each sheet.
  const pdf = (await page.pdf(options)).toString('latin1')
  const [, width, height] = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/.exec(pdf) ?? []
  return {
    count: pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0,
    size: [Math.round(Number(width)), Math.round(Number(height))],
  }
}

type PrintOptions = Parameters<Page['pdf']>[0]

type Face = 'wide' | 'narrow'

/** `system-ui` is another face on every machine: what fits with these two fits with those between them. */
const FACES = (['wide', 'narrow'] as const).flatMap((name) =>
  (['400', '700'] as const).map((weight) => ({
    name,
    weight,
    base64: readFileSync(new URL(`faces/${name}-${weight}.woff2`, import.meta.url), 'base64'),
  })),
)

/** Makes the faces known to the page, from memory, so that nothing is fetched for them. */
async function loadFaces(page: Page): Promise<void> {
  await page.evaluate(async (files) => {
    for (const { name, weight, base64 } of files) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      document.fonts.add(await new FontFace(name, bytes, { weight }).load())
    }
  }, FACES)
}

/** In one go, so that no layout but the last is painted, the face of the last time first. Runs in the page. */
function layOutAndRead(text: number, read: () => string[]): Record<Face, string[]> {
  const { style } = document.documentElement
  style.fontSize = `${text}%`
  if (style.getPropertyValue('--body') !== 'narrow') {
    return { wide: readIn('wide'), narrow: readIn('narrow') }
  }
  return { narrow: readIn('narrow'), wide: readIn('wide') }

  function readIn(face: Face): string[] {
    for (const token of ['--body', '--display']) style.setProperty(token, face)
    return read()
  }
}

/** WCAG 1.4.4 and 1.4.10. By the size of the text, because another one lays the whole page out again. */
const SIZES = [
  { width: 360, text: 200 },
  { width: 768, text: 200 },
  { width: 1280, text: 200 },
  { width: 320, text: 100 },
  { width: 640, text: 100 },
  { width: 1280, text: 100 },
]

const LEAST = { width: 320, text: 200 }

/** Where there is the least room, and at one further size. Hidden: painting takes longer than all the rest. */
export async function expectRoom(page: Page, path: string, place: number): Promise<void> {
  const before = page.viewportSize() ?? PHONE
  await loadFaces(page)
  await page.evaluate(() => {
    document.documentElement.style.visibility = 'hidden'
  })
  for (const { width, text } of [LEAST, ...few(SIZES, place, SIZES.length)]) {
    const size = `${path}: ${width} px, text at ${text} %`
    await test.step(`${size}: nothing is cut off`, async () => {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width)
      const cutOff = await page.evaluate(`(${layOutAndRead})(${text}, ${readCutOff})`)
      expect.soft(cutOff, size).toEqual({ wide: [], narrow: [] })
    })
  }
  await page.evaluate(() => document.documentElement.removeAttribute('style'))
  await page.setViewportSize(before)
}
