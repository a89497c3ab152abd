import { expect, test } from '@playwright/test'
import { enterOffice } from '../support/browser/office.ts'

test('when the connection is lost, nothing is lost or published twice', async ({ page }) => {
  const words = `Coffee after the service ${Date.now() + Math.random()}.`
  await enterOffice(page, 'editor')
  await page.goto('/office/content/pages/prayer')
  const lead = page.getByLabel('Opening sentence', { exact: true })
  await lead.fill(words)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Publish' }).click()
  const lost = page.getByRole('alert').filter({ hasText: 'The connection was lost.' })
  await expect(lost).toContainText('Press “Publish” again when you are online.')
  await expect(lead).toHaveValue(words)
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Publish' }).click()

  await page.getByLabel('Why').fill('Coffee')
  // The server publishes, and its answer never arrives.
  await page.route('**/publish', async (route) => {
    await route.fetch({ maxRedirects: 0 })
    await route.abort('connectionreset')
    await page.unroute('**/publish')
  })
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(lost).toBeVisible()
  await expect(page.getByLabel('Why')).toHaveValue('Coffee')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText(/Version \d+ is published/)).toBeVisible()
  await page.goto('/prayer')
  await expect(page.getByText(words)).toBeVisible()
})
