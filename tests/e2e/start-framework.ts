import { expect, type Page } from '@playwright/test'
import { DATA_ROUTER } from '#app/scripts/framework-internals.ts'

/** A control that needs the framework fetches it, also where data is saved. */
export async function startFramework(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: 'DISCLAIMER' })
    .evaluate((button) => button.focus({ preventScroll: true }))
  await expect
    .poll(() => page.evaluate((name) => Reflect.has(window, name), DATA_ROUTER))
    .toBe(true)
}
