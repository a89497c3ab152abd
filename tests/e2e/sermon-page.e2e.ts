import { expect, test } from '@playwright/test'
import { watchNetwork } from '../support/browser/network.ts'
import { expectRoom, expectUsable, PHONE } from '../support/browser/usable.ts'

// What the pages say is tested over HTTP (tests/edge/sermon-page).

const NEWEST = '/sermons/700000068'
const TAMIL = '/sermons/700000066'
const LONG_TITLE = '/sermons/700000060'

test('a card leads to the sermon, and the sermon to its preacher @js @any-width', async ({
  page,
  baseURL,
}) => {
  const asked = new Set<string>()
  page.on('request', (request) => asked.add(new URL(request.url()).origin))
  const { untilQuiet } = await watchNetwork(page)
  await page.goto('/sermons')
  const card = page.getByRole('main').locator('.sermon').first()
  await expect(card.getByRole('link', { name: 'Rev. Tobias Hill' })).toBeVisible()
  await expect(card.getByText('39 min')).toBeVisible()
  // The browser doesn't tell of every request that it gives up when the page is left.
  await untilQuiet()
  await card.getByRole('link', { name: 'The Lord Is Near', exact: true }).click()
  await expect(page).toHaveURL(NEWEST)
  await expect(page).toHaveTitle(/^The Lord Is Near \| /)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Lord Is Near')
  await expect(page.getByText('Paul wrote about peace from a prison cell.')).toBeVisible()
  await test.step('the player opens from the keyboard, and nobody is asked before', async () => {
    await untilQuiet()
    expect([...asked]).toEqual([baseURL])
    await page.getByRole('button', { name: 'Play The Lord Is Near' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('iframe')).toBeFocused()
    await expect(page.locator('iframe')).toHaveAttribute('title', 'The Lord Is Near')
    await expect(page.frameLocator('iframe').getByText('Sample sermon player')).toBeVisible()
  })
  await page.getByRole('link', { name: 'All sermons by Rev. Tobias Hill' }).click()
  await expect(page).toHaveURL('/sermons?preacher=pastor-daniel-samuel')
  await expect(page.getByRole('heading', { name: 'Sermons by Rev. Tobias Hill' })).toBeVisible()
  await expect(page).toHaveTitle(/^Sermons by Rev\. Tobias Hill \| /)
  await expect(page.getByLabel('Preacher')).toHaveValue('pastor-daniel-samuel')
})

// The newest sermon's page and the start page are looked at with every other page (every-page).
test('sermons can be used by everyone at every width, also with large text @phone @js', async ({
  page,
}) => {
  for (const path of [TAMIL, LONG_TITLE, `${NEWEST}?play=700000068`]) {
    await page.setViewportSize(PHONE)
    await page.goto(path)
    await expectUsable(page)
    await expectRoom(page, path)
    await expectUsable(page)
  }
})
