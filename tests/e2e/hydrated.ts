import { expect, type Page } from '@playwright/test'

/** What starts the framework leaves the page once it runs. */
export async function hydrated(page: Page, stoppedTime = false): Promise<void> {
  const starting = page.locator('script[type=speculationrules]')
  await expect(async () => {
    // The framework waits for a few milliseconds here and there.
    if (stoppedTime) await page.clock.runFor(10)
    await expect(starting).not.toBeAttached({ timeout: 100 })
  }).toPass({ timeout: 15_000 })
}
