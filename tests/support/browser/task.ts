import type { Locator, Page } from '@playwright/test'
import { DESK, expectUsable, PHONE } from './usable.ts'

/** What somebody of the office does from beginning to end. */
export type Task = {
  clicks: number
  /** Looks at the page, clicks, and counts the click. */
  click: (what: Locator) => Promise<void>
  /** axe looks at the page on a phone and at a wide desk. It is a script itself. */
  look: () => Promise<void>
}

/** With a script the task is done on a phone, to which the page returns whenever it was looked at. */
export function beginTask(page: Page, scripts: boolean): Task {
  const task: Task = {
    clicks: 0,
    click: async (what) => {
      await task.look()
      task.clicks += 1
      await what.click()
    },
    look: async () => {
      if (!scripts) return
      for (const viewport of [DESK, PHONE]) {
        await page.setViewportSize(viewport)
        await expectUsable(page)
      }
    },
  }
  return task
}
