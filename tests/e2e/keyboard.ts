import { type ElementHandle, expect, type Locator, type Page } from '@playwright/test'

const MOST_STOPS = 150

/** A visitor who has keys and nothing else, and who must see at every stop where they are. */
export function keyboardOf(page: Page) {
  const { keyboard } = page

  async function stop(key: 'Tab' | 'Shift+Tab'): Promise<void> {
    await keyboard.press(key)
    await expectSeenFocus(page)
  }

  /** Goes on from stop to stop until it is there. */
  async function tabTo(goal: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    let sought = await find(goal)
    for (let stops = 0; stops < MOST_STOPS; stops++) {
      const state = await sought.evaluate(readState)
      if (state === 'focused') return
      if (state === 'replaced') sought = await find(goal)
      else await stop(key)
    }
    await expect(goal).toBeFocused()
  }

  return {
    tabTo,
    press: (key: string) => keyboard.press(key),
    type: (text: string) => keyboard.type(text),
    /** To a control, and what is typed there: words, or the beginning of an option. */
    async typeIn(goal: Locator, text: string): Promise<void> {
      await tabTo(goal)
      await keyboard.type(text)
    },
    async pressOn(goal: Locator, key = 'Enter'): Promise<void> {
      await tabTo(goal)
      await keyboard.press(key)
    },
  }
}

/** Found once: to find it again at every stop would take most of the time. */
async function find(goal: Locator): Promise<ElementHandle> {
  const found = await goal.elementHandle()
  if (!found) throw new Error(`There is no ${goal}`)
  return found
}

/** Runs in the page. */
function readState(element: Node): 'focused' | 'replaced' | 'elsewhere' {
  if (element === document.activeElement) return 'focused'
  return element.isConnected ? 'elsewhere' : 'replaced'
}

/** The focus shows, and nothing that stays on the screen lies over it (WCAG 2.4.7 and 2.4.11). */
export async function expectSeenFocus(page: Page): Promise<void> {
  // The page may still be scrolling there.
  await expect(async () => expect(await page.evaluate(readFocus)).toEqual([])).toPass({
    timeout: 20_000,
  })
}

/** What is wrong with the focus. Runs in the page. */
function readFocus(): string[] {
  const focused = document.activeElement
  // A stop in the browser itself, or in somebody else's frame.
  if (!focused || focused === document.body || focused.tagName === 'IFRAME') return []
  const name = `${focused.tagName} ${focused.id} ${focused.textContent?.trim().slice(0, 40)}`
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(focused)
  const isMarked = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  const wrong: string[] = []
  if (!isMarked && boxShadow === 'none') wrong.push(`${name} does not show its focus`)
  const { left, right, top, bottom } = focused.getBoundingClientRect()
  const isSmall = right - left <= innerWidth && bottom - top <= innerHeight / 2
  const isInside = left >= -1 && right <= innerWidth + 1 && top >= -1 && bottom <= innerHeight + 1
  if (isSmall && !isInside) wrong.push(`${name} is off the screen`)
  const spots = [
    [(left + right) / 2, (top + bottom) / 2],
    [(left + right) / 2, top + 2],
    [(left + right) / 2, bottom - 2],
  ] as const
  for (const [x, y] of isSmall ? spots : []) {
    const over = document.elementFromPoint(x, y)?.closest('.site-header, .price-total')
    if (over && !over.contains(focused)) wrong.push(`${name} lies under ${over.className}`)
  }
  return wrong
}
