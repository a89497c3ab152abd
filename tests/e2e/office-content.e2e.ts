import { expect, type Page, test } from '@playwright/test'
import { enterOffice } from '../support/browser/office.ts'
import { expectUsableAtEachWidth } from '../support/browser/usable.ts'

/** axe is a script itself. */
async function look(page: Page, javaScriptEnabled: boolean | undefined): Promise<void> {
  if (javaScriptEnabled !== false) await expectUsableAtEachWidth(page)
}

const WHY = 'A warmer welcome'

test('an editor drafts, previews, publishes and brings back @office', async ({
  page,
  javaScriptEnabled,
}) => {
  // Each journey has a page of its own: who publishes second sees the other's change first.
  const path = javaScriptEnabled === false ? '/doz' : '/salt'
  const words = `You are welcome here ${Date.now() + Math.random()}.`
  await enterOffice(page, 'editor')
  await page.goto('/office')
  const navigation = page.getByRole('navigation', { name: 'Office' })
  await expect(navigation.getByRole('link', { name: 'Registrations' })).toHaveCount(0)
  await navigation.getByRole('link', { name: 'Content' }).click()
  await look(page, javaScriptEnabled)
  await page.getByRole('link', { name: `Page ${path}` }).click()
  await look(page, javaScriptEnabled)

  const lead = page.getByLabel('Opening sentence', { exact: true })
  const before = await lead.inputValue()
  await lead.fill('')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(lead).toHaveAttribute('aria-invalid', 'true')
  await look(page, javaScriptEnabled)
  await lead.fill(words)
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Your draft is saved')).toBeVisible()

  await page.goto(path)
  await expect(page.getByText(words)).toHaveCount(0)
  await page.goto(`/office/preview${path}`)
  await expect(page.getByText(words)).toBeVisible()

  await page.goto(`/office/content/pages${path}`)
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('heading', { name: 'What will change' })).toBeVisible()
  await look(page, javaScriptEnabled)
  await page.getByLabel('Why').fill(WHY)
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText(/Version \d+ is published/)).toBeVisible()
  await page.goto(path)
  await expect(page.getByText(words)).toBeVisible()

  await page.goto(`/office/content/pages${path}`)
  await page.getByLabel('Opening sentence', { exact: true }).fill(before)
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByLabel('Why').fill('As it was')
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('link', { name: 'All versions' }).click()
  await expect(page.getByText(WHY).first()).toBeVisible()
  await look(page, javaScriptEnabled)
  await page
    .getByRole('button', { name: /Bring back/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Bring back version/)
  await expect(page.getByRole('button', { name: /^Bring back version/ })).toBeVisible()
  await look(page, javaScriptEnabled)
})

test('an editor works out prices on the screen of a programme @office', async ({
  page,
  javaScriptEnabled,
}) => {
  await enterOffice(page, 'editor')
  await page.goto('/office')
  await page.getByRole('link', { name: 'Conferences' }).click()
  await look(page, javaScriptEnabled)
  await page.goto('/office/conferences/gpcregister')
  await expect(page.getByRole('heading', { name: 'What a family of four would pay' })).toBeVisible()
  await page.getByLabel('With a bed', { exact: true }).first().fill('9000')
  await page.getByRole('button', { name: 'Work it out again' }).click()
  await expect(page.getByLabel('With a bed', { exact: true }).first()).toHaveValue('9000')
  await look(page, javaScriptEnabled)
})

test('when the connection is lost, nothing typed is lost and nothing is published twice @js @office', async ({
  page,
}) => {
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
  await expectUsableAtEachWidth(page)
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
