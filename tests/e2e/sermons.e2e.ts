import { expect, type Page, test } from '@playwright/test'
import { SERMONS_WORDS } from '#words/media.ts'
import { watchNetwork } from '../support/browser/network.ts'
import { expectUsableAtEachWidth } from '../support/browser/usable.ts'
import { watchErrors } from '../support/browser/watch-errors.ts'

// What each list and page says is tested over HTTP (tests/edge/sermons).

function titles(page: Page) {
  return page.getByRole('main').getByRole('heading', { level: 3 })
}

test('words, a preacher and a page lead to sermons in the page’s language', async ({ page }) => {
  const errors = watchErrors(page)
  const words = SERMONS_WORDS.ta
  await page.goto('/ta/sermons')
  const search = page.getByLabel(words.searchLabel)
  const all = page.getByRole('button', { name: words.all, exact: true })
  await test.step('words find a sermon, and All Sermons leads back', async () => {
    await search.fill('father ran')
    await page.getByRole('button', { name: words.search, exact: true }).click()
    await expect(page).toHaveURL(/\/ta\/sermons\?q=father\+ran$/)
    await expect(titles(page)).toHaveText(['The Father Who Ran'])
    await all.click()
    await expect(titles(page)).toHaveCount(9)
    await expect(search).toHaveValue('')
  })
  await test.step('a preacher is chosen', async () => {
    const preacher = page.getByLabel(words.preacher)
    await preacher.selectOption('Dr. Naomi Brook')
    await expect(page).toHaveURL(/\/ta\/sermons\?preacher=dr-rachel-thomas$/)
    await expect(preacher).toHaveValue('dr-rachel-thomas')
    await all.click()
  })
  await test.step('pages are reached by links, and by a number within range', async () => {
    const pages = page.getByRole('navigation', { name: words.more })
    await pages.locator('a[href="/ta/sermons?page=3"]').click()
    await expect(page).toHaveURL(/\/ta\/sermons\?page=3$/)
    const input = page.locator('input[name=page]')
    await input.fill('')
    await input.pressSequentially('a4b')
    await expect(input).toHaveValue('4')
    await input.pressSequentially('2')
    await expect(input).toHaveValue('8')
    await input.press('Enter')
    await expect(page).toHaveURL(/\/ta\/sermons\?page=8$/)
    await expect(titles(page)).toHaveCount(5)
  })
  await expectUsableAtEachWidth(page)
  expect(errors).toEqual([])
})

test('a card leads to the sermon, and nobody else is asked before', async ({ page, baseURL }) => {
  const asked = new Set<string>()
  page.on('request', (request) => asked.add(new URL(request.url()).origin))
  const { untilQuiet } = await watchNetwork(page)
  await page.goto('/sermons')
  const card = page.getByRole('main').locator('.sermon').first()
  // The browser doesn't tell of every request that it gives up when the page is left.
  await untilQuiet()
  await card.getByRole('link', { name: 'The Lord Is Near', exact: true }).click()
  await expect(page).toHaveURL('/sermons/700000068')
  await expect(page).toHaveTitle(/^The Lord Is Near \| /)
  await untilQuiet()
  expect([...asked]).toEqual([baseURL])
  await page.getByRole('button', { name: 'Play The Lord Is Near' }).press('Enter')
  await expect(page.locator('iframe')).toBeFocused()
  await expect(page.locator('iframe')).toHaveAttribute('title', 'The Lord Is Near')
  await expect(page.frameLocator('iframe').getByText('Sample sermon player')).toBeVisible()
  await page.getByRole('link', { name: 'All sermons by Rev. Tobias Hill' }).click()
  await expect(page).toHaveURL('/sermons?preacher=pastor-daniel-samuel')
  await expect(page).toHaveTitle(/^Sermons by Rev\. Tobias Hill \| /)
  await expect(page.getByLabel('Preacher')).toHaveValue('pastor-daniel-samuel')
})
