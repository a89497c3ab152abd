import { expect, type Page, test } from '@playwright/test'
import { DATA_ROUTER, ROUTE_MODULES } from '#app/scripts/framework-internals.ts'
import { bytesOf, pretendNetwork, watchNetwork } from '../support/browser/network.ts'

function started(page: Page): Promise<boolean> {
  return page.evaluate((name) => Reflect.has(window, name), ROUTE_MODULES)
}

test('on a good network the framework comes last, and is not needed', async ({ page }) => {
  await pretendNetwork(page, { saveData: false, effectiveType: '4g' })
  await page.goto('/')
  await page.waitForFunction((name) => Reflect.has(window, name), DATA_ROUTER)

  await test.step('scripts that never arrive take nothing away', async () => {
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('navigation', { name: 'Main' })
    await menu.getByRole('link', { name: 'Give' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Give')
  })
})

test('with Save-Data reading fetches no script, a control does', async ({ page }) => {
  await pretendNetwork(page, { saveData: true, effectiveType: '4g' })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expectScriptOnDemand(page)
  await test.step('slides that come into view rest', () => showSlides(page, { move: false }))
  await test.step('links work before the framework is there', async () => {
    await page.goto('/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Give' }).click()
    await expect(page).toHaveURL(/\/give$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Give')
  })
  await test.step('a button that is pressed too early does its work once it can', async () => {
    await page.route(/spotify/, (route) => route.fulfill({ body: 'A player' }))
    await page.goto('/')
    await page.getByRole('button', { name: 'Listen to the podcast' }).click()
    await expect(page.locator('iframe')).toHaveAttribute('src', /^https:\/\/open\.spotify\.com\//)
  })
})

test('with a slow network reading fetches no script, slides that move do', async ({ page }) => {
  await pretendNetwork(page, { saveData: false, effectiveType: '3g' })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await showSlides(page, { move: false })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await showSlides(page, { move: true })
})

async function expectScriptOnDemand(page: Page): Promise<void> {
  const { fetched, untilQuiet } = await watchNetwork(page)
  await page.goto('/')
  await untilQuiet()
  await page.mouse.wheel(0, 2_000)
  await page.keyboard.press('PageDown')
  await untilQuiet()
  expect([bytesOf(fetched, 'Script'), await started(page)]).toEqual([0, false])
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('button', { name: 'Close' }).first()).toBeVisible()
  await page.waitForFunction((name) => Reflect.has(window, name), DATA_ROUTER)
  await expect(page.getByRole('button', { name: 'Close' }).first()).toBeVisible()
}

async function showSlides(page: Page, { move }: { move: boolean }): Promise<void> {
  const { untilQuiet } = await watchNetwork(page)
  await page.goto('/ewg')
  await untilQuiet()
  expect(await started(page)).toBe(false)
  await page.locator('[aria-roledescription=carousel]').scrollIntoViewIfNeeded()
  if (move) await expect(page.locator('.carousel-count')).toHaveText(/^[2-5] \/ 5$/)
  else await untilQuiet()
  expect(await started(page)).toBe(move)
}
