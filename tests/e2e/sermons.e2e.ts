import { expect, test } from '@playwright/test'
import { SERMONS_WORDS } from '#words/media.ts'
import { watchNetwork } from '../support/browser/network.ts'
import { expectUsableAtEachWidth } from '../support/browser/usable.ts'
import { watchErrors } from '../support/browser/watch-errors.ts'

test('a preacher and the number of a page lead to sermons in the page’s language', async ({
  page,
}) => {
  const errors = watchErrors(page)
  const words = SERMONS_WORDS.ta
  await page.goto('/ta/sermons')
  const preacher = page.getByLabel(words.preacher)
  await preacher.selectOption('Dr. Naomi Brook')
  await expect(page).toHaveURL(/\/ta\/sermons\?preacher=dr-rachel-thomas$/)
  await expect(preacher).toHaveValue('dr-rachel-thomas')
  await page.getByRole('button', { name: words.all, exact: true }).click()
  // The preacher's own list has fewer pages, and its field takes no higher number.
  await expect(preacher).toHaveValue('')
  await test.step('only a number within range can be typed', async () => {
    const input = page.locator('input[name=page]')
    await input.fill('')
    await input.pressSequentially('a4b')
    await expect(input).toHaveValue('4')
    await input.pressSequentially('2')
    await expect(input).toHaveValue('8')
    await input.press('Enter')
    await expect(page).toHaveURL(/\/ta\/sermons\?page=8$/)
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(5)
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
