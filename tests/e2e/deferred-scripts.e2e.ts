import { expect, type Page, test } from '@playwright/test'
import { DATA_ROUTER, ROUTE_MODULES } from '#app/scripts/framework-internals.ts'
import { bytesOf, pretendNetwork, watchNetwork } from './watch-network.ts'

function started(page: Page): Promise<boolean> {
  return page.evaluate((name) => Reflect.has(window, name), ROUTE_MODULES)
}

test('on a good network the framework comes when nothing else is to do @js @phone', async ({
  page,
}) => {
  await pretendNetwork(page, { saveData: false, effectiveType: '4g' })
  await page.goto('/')
  await page.waitForFunction((name) => Reflect.has(window, name), DATA_ROUTER)
})

for (const [name, connection] of [
  ['Save-Data', { saveData: true, effectiveType: '4g' }],
  ['a slow network', { saveData: false, effectiveType: '3g' }],
] as const) {
  test(`with ${name} reading fetches no script, a control does @js @phone`, async ({ page }) => {
    await pretendNetwork(page, connection)
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
  })
}

for (const [name, connection, motion, moves] of [
  ['on a slow network', { saveData: false, effectiveType: '2g' }, 'no-preference', true],
  ['with less motion', { saveData: false, effectiveType: '2g' }, 'reduce', false],
  ['with Save-Data', { saveData: true, effectiveType: '4g' }, 'no-preference', false],
] as const) {
  test(`slides that come into view ${moves ? 'move' : 'rest'} ${name} @js @phone`, async ({
    page,
  }) => {
    await pretendNetwork(page, connection)
    await page.emulateMedia({ reducedMotion: motion })
    await page.goto('/ewg', { waitUntil: 'networkidle' })
    expect(await started(page)).toBe(false)
    await page.locator('[aria-roledescription=carousel]').scrollIntoViewIfNeeded()
    if (moves) await expect(page.locator('.carousel-count')).toHaveText('2 / 5')
    else await page.waitForLoadState('networkidle')
    expect(await started(page)).toBe(moves)
  })
}

test('links work before the framework is there, and prefetching leaves Save-Data alone @js @phone', async ({
  page,
}) => {
  await pretendNetwork(page, { saveData: true, effectiveType: '4g' })
  await page.goto('/')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Give' })
  await link.click()
  await expect(page).toHaveURL(/\/give$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Give')
})

test('scripts that never arrive take nothing away @js @phone', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.getByRole('link', { name: 'Give' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Give')
})

test('a button that is pressed too early does its work once it can @js @phone', async ({
  page,
}) => {
  await pretendNetwork(page, { saveData: true, effectiveType: '4g' })
  await page.route(/spotify/, (route) => route.fulfill({ body: 'A player' }))
  await page.goto('/')
  await page.getByRole('button', { name: 'Listen to the podcast' }).click()
  await expect(page.locator('iframe')).toHaveAttribute('src', /^https:\/\/open\.spotify\.com\//)
})
