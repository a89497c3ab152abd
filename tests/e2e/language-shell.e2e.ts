import { expect, type Locator, type Page, test } from '@playwright/test'
import { localPath } from '#app/local-path.ts'
import { LANGUAGE_NAMES, LANGUAGES } from '#domain/language.ts'
import { SHELL_WORDS } from '#words/site.ts'
import { watchNetwork } from '../support/browser/network.ts'
import { DESK, PHONE, testOn } from '../support/browser/screens.ts'
import { expectFits, expectUsable } from '../support/browser/usable.ts'
import { few } from '../support/long.ts'

/** How narrow a screen is at a zoom of 400 %. */
const NARROW = { width: 320, height: 640 }

/** Each layout in one language at least. */
const PAGES = [
  '/ta',
  '/ta/ewg',
  '/ta/no-such-page',
  '/kn/contact',
  '/kn/policy',
  '/hi/cells',
  '/hi/offline',
]

test('pages in other languages are usable by everyone and fit every screen', async ({ page }) => {
  for (const path of PAGES) {
    await test.step(path, async () => {
      await page.setViewportSize(PHONE)
      await page.goto(path)
      await expectUsable(page)
      for (const viewport of [NARROW, DESK]) {
        await page.setViewportSize(viewport)
        await expectFits(page)
      }
    })
  }
})

testOn(['phone', 'no-js'], 'the languages lead to the same page and choice', async ({ page }) => {
  await page.goto('/calendar?month=2027-01')
  const header = page.getByRole('banner')
  await header
    .getByRole('button', { name: `${SHELL_WORDS.en.languages}: ${LANGUAGE_NAMES.en}` })
    .click()
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

testOn(
  ['desktop'],
  'menus and languages stand in the bar, large enough to read in each language',
  async ({ page }) => {
    const header = page.getByRole('banner')
    for (const [place, language] of LANGUAGES.entries()) {
      await test.step(language, async () => {
        await page.goto(localPath(language, '/policy'))
        const labels = page.locator('.site-menu-group-button, .site-menu-single')
        for (const width of [1000, ...few([1100, 1280, 1360], place, 3), 1440, 2560]) {
          await page.setViewportSize({ width, height: 900 })
          expect(Math.min(...(await sizesOf(labels))), `at ${width} px`).toBeGreaterThanOrEqual(14)
          expect(await standingApart(page), `at ${width} px`).toEqual([])
        }
        await expect(
          header.getByRole('button', {
            name: `${SHELL_WORDS[language].languages}: ${LANGUAGE_NAMES[language]}`,
          }),
        ).toBeVisible()
        await page.setViewportSize(PHONE)
        await page.getByRole('button', { name: SHELL_WORDS[language].menu }).click()
        const links = page.locator('.site-menu a, .site-menu-heading')
        expect(Math.min(...(await sizesOf(links)))).toBeGreaterThanOrEqual(14)
      })
    }
  },
)

/** Whatever in the bar leaves the column of the page, or covers what stands beside it. */
function standingApart(page: Page): Promise<string[]> {
  return page.locator('.site-header-inner').evaluate((bar) => {
    const style = getComputedStyle(bar)
    const box = bar.getBoundingClientRect()
    const parts = [...bar.querySelectorAll('.site-name, button, .site-menu-single')]
      .filter((part) => part.checkVisibility())
      .map((part) => ({ text: part.textContent ?? '', at: part.getBoundingClientRect() }))
      .sort((one, other) => one.at.left - other.at.left)
    const [start, end] = [style.paddingLeft, style.paddingRight].map(Number.parseFloat)
    return parts
      .filter(({ at }, index) => {
        const next = parts[index + 1]?.at.left ?? box.right - (end ?? 0)
        return at.left < box.left + (start ?? 0) - 0.5 || at.right > next + 0.5
      })
      .map(({ text }) => text)
  })
}

function sizesOf(texts: Locator): Promise<number[]> {
  return texts.evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .map((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
  )
}

test('letters have the face of their language, which only its pages fetch', async ({ page }) => {
  await waitForFaces(page)
  const { fetched, untilQuiet, forget } = await watchNetwork(page)
  const faces = () => fetched.map(({ url }) => url).filter((url) => url.includes('noto'))
  await page.goto('/wfc2')
  await untilQuiet()
  expect(faces()).toEqual([])
  await page.goto('/ta/ewgregister')
  await untilQuiet()
  expect(faces()).toHaveLength(2)
  expect(await facesOf(page, 'label')).toContain('Noto Sans Tamil')
  expect(await facesOf(page, '.visually-hidden')).toContain('Noto Serif Tamil SemiBold')
  expect(await facesOf(page, '.site-name')).toEqual(['Fraunces'])
  await forget()
  await page.goto('/kn/ewg')
  await untilQuiet()
  expect(faces()).toHaveLength(1)
  expect(await facesOf(page, 'footer h2')).toContain('Fraunces')
  // Its titles have so many letters that only a desk fetches their face.
  await page.setViewportSize(DESK)
  await page.reload()
  await untilQuiet()
  expect(await facesOf(page, '.visually-hidden')).toContain('Noto Serif Kannada')
})

/** A face that is late is not used. Whether it is depends on the machine, so the browser waits for it. */
async function waitForFaces(page: Page): Promise<void> {
  await page.route(/\.css/, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll('font-display:optional', 'font-display:block')
    await route.fulfill({ response, body })
  })
}

/** The faces that the browser has really drawn the first such element with. */
async function facesOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  await session.detach()
  return fonts.filter(({ isCustomFont }) => isCustomFont).map(({ familyName }) => familyName)
}
