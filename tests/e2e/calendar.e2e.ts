import { expect, test } from '@playwright/test'

// What each month and the feed say is tested over HTTP (tests/edge/calendar).

test('a month at a glance, and its events one by one @any-width', async ({ page }) => {
  await page.goto('/calendar')
  await expect(page).toHaveTitle(/Calendar/)
  await expect(page.getByRole('table')).toBeVisible()
  await page.getByRole('link', { name: /^Later/ }).click()
  await expect(page).toHaveURL(/\/calendar\?month=\d{4}-\d\d$/)
  await expect(page.getByRole('heading', { name: /^Events in / })).toBeVisible()
  await page.getByRole('link', { name: /^Earlier/ }).click()
  await expect(page.getByRole('heading', { name: /^Still to come in / })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Earlier/ })).toHaveCount(0)
  await test.step('an event leads to its form', async () => {
    await page.getByRole('link', { name: /^Later/ }).click()
    const event = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Encounter with God', exact: true }) })
    await event.getByRole('link', { name: 'Registration opens soon' }).click()
    await expect(page).toHaveURL(/\/ewgregister$/)
  })
})

test('a day leads to its event by the keyboard @desktop', async ({ page }) => {
  await page.goto('/calendar')
  await expect(page.getByRole('table')).toBeVisible()
  await page.getByRole('link', { name: /^Later/ }).click()
  await expect(page.getByRole('heading', { name: /^Events in / })).toBeVisible()
  const day = page
    .getByRole('table')
    .getByRole('link', { name: /: \d+ events?$/ })
    .first()
  await day.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#event-/)
  await expect(page.locator('.calendar-event:target')).toBeInViewport()
})
