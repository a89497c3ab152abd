import { expect, type Locator, test } from '@playwright/test'
import { localPath } from '#app/http/local-path.ts'
import { ERROR_WORDS } from '#app/words/site/errors/index.ts'
import { SHELL_WORDS } from '#app/words/site/shell/index.ts'
import { LANGUAGE_NAMES, LANGUAGES, TRANSLATED_LANGUAGES } from '#domain/language.ts'
import { watchNetwork } from '../support/browser/network.ts'
import { expectUsable, expectUsableAtEachWidth } from '../support/browser/usable.ts'

/** How narrow a screen is at a zoom of 400 %. */
const NARROW = { width: 320, height: 640 }

for (const paths of [
  ['/ta', '/ta/ewg', '/ta/no-such-page'],
  ['/kn/contact', '/kn/policy'],
  ['/hi/cells', '/hi/offline'],
]) {
  test(`${paths.join(' ')} are usable by everyone and fit every screen @js @phone`, async ({
    page,
  }) => {
    test.slow()
    for (const path of paths) {
      await test.step(path, async () => {
        await page.goto(path)
        await expectUsableAtEachWidth(page)
        await page.setViewportSize(NARROW)
        await expectUsable(page)
      })
    }
  })
}

test('the languages lead to the same page and choice @phone', async ({ page }) => {
  await page.goto('/calendar?month=2027-01')
  const header = page.getByRole('banner')
  await header.getByRole('button', { name: SHELL_WORDS.en.languages }).click()
  await expect(header.getByRole('link', { name: LANGUAGE_NAMES.en })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await header.getByRole('link', { name: LANGUAGE_NAMES.kn }).click()
  await expect(page).toHaveURL(/\/kn\/calendar\?month=2027-01$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'kn')
  await page.getByRole('contentinfo').getByRole('link', { name: LANGUAGE_NAMES.en }).click()
  await expect(page).toHaveURL(/\d\/calendar\?month=2027-01$/)
})

test('on a desk the names stand in the bar @js @desktop', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/ta')
  const header = page.getByRole('banner')
  for (const name of Object.values(LANGUAGE_NAMES)) {
    await expect(header.getByRole('link', { name })).toBeVisible()
  }
  await expect(header.getByRole('button', { name: SHELL_WORDS.ta.languages })).toBeHidden()
})

for (const language of LANGUAGES) {
  test(`the menus are large enough to read in ${language} @js @desktop`, async ({ page }) => {
    await page.goto(localPath(language, '/'))
    const labels = page.locator('.site-menu-group-button, .site-menu-single')
    for (const width of [1000, 1100, 1280, 1360, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(Math.min(...(await sizesOf(labels))), `at ${width} px`).toBeGreaterThanOrEqual(14)
      const inner = page.locator('.site-header-inner')
      expect(await inner.evaluate((bar) => bar.scrollWidth - bar.clientWidth)).toBe(0)
    }
    await page.setViewportSize({ width: 360, height: 740 })
    await page.getByRole('button', { name: SHELL_WORDS[language].menu }).click()
    const links = page.locator('.site-menu a, .site-menu-heading')
    expect(Math.min(...(await sizesOf(links)))).toBeGreaterThanOrEqual(14)
  })
}

/** Of what is shown, in pixels. */
function sizesOf(texts: Locator): Promise<number[]> {
  return texts.evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .map((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
  )
}

test('only pages of a language fetch its face, and no other @js @phone', async ({ page }) => {
  const { fetched, untilQuiet, forget } = await watchNetwork(page)
  const faces = () => fetched.map(({ url }) => url).filter((url) => url.endsWith('.woff2'))
  await page.goto('/wfc2')
  await untilQuiet()
  expect(faces().filter((url) => url.includes('noto'))).toEqual([])
  await forget()
  await page.goto('/kn/ewg')
  await untilQuiet()
  expect(faces()).toEqual([expect.stringContaining('noto-sans-kannada')])
})

test.describe('without network', () => {
  test.use({ serviceWorkers: 'allow' })

  for (const language of TRANSLATED_LANGUAGES) {
    test(`a page in ${language} that was not seen says so in its language @js @phone`, async ({
      page,
      context,
    }) => {
      await page.goto(`/${language}`)
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
      await page.waitForFunction(
        async (path) => (await caches.match(path)) !== undefined,
        `/${language}/offline`,
      )
      await context.setOffline(true)
      await page.goto(`/${language}/policy`)
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toHaveText(ERROR_WORDS[language].offline.heading)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
    })
  }
})
