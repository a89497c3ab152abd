import { expect, type Page } from '@playwright/test'
import { DATA_ROUTER } from '#app/scripts/framework-internals.ts'

/** What starts the framework leaves the page once it runs. */
export async function expectHydrated(page: Page, stoppedTime = false): Promise<void> {
  const starting = page.locator('script[type=speculationrules]')
  await expect(async () => {
    // The framework waits for a few milliseconds here and there.
    if (stoppedTime) await page.clock.runFor(10)
    expect(await starting.count()).toBe(0)
  }).toPass({ intervals: [100] })
}

/** A control that needs the framework fetches it, also where data is saved. */
export async function startFramework(page: Page): Promise<void> {
  await page
    .locator('.site-footer-end button')
    .first()
    .evaluate((button) => button.focus({ preventScroll: true }))
  await expect
    .poll(() => page.evaluate((name) => Reflect.has(window, name), DATA_ROUTER))
    .toBe(true)
}
