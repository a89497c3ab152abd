import { expect, type Page } from '@playwright/test'
import { enterOffice, officeTest as test } from '../support/browser/office.ts'
import { expectUsable } from '../support/browser/usable.ts'

/** axe is a script itself. */
async function look(page: Page, javaScriptEnabled: boolean | undefined): Promise<void> {
  if (javaScriptEnabled !== false) await expectUsable(page)
}

/** Each journey translates a text of its own: others publish at the same time. */
const WITH_SCRIPT = {
  part: 'Join Us',
  field: 'Heading, in Tamil',
  words: 'எங்களோடு சேருங்கள்',
}
const WITHOUT = { part: 'Service Timings', field: 'Heading, in Tamil', words: 'ஆராதனை நேரங்கள்' }

test('a text of the start page is translated into Tamil, counted, published and undone @office', async ({
  page,
  javaScriptEnabled,
}) => {
  const { part, field, words } = javaScriptEnabled === false ? WITHOUT : WITH_SCRIPT
  await enterOffice(page, 'editor')
  await page.goto('/office/content')
  await page.getByRole('link', { name: 'Tamil, Kannada, Hindi' }).click()
  await look(page, javaScriptEnabled)
  await page
    .getByRole('link', { name: /^Tamil/ })
    .last()
    .click()
  await look(page, javaScriptEnabled)
  await page.getByRole('link', { name: 'Start page', exact: true }).click()
  await page.getByRole('link', { name: `Translate ${part}` }).click()
  await look(page, javaScriptEnabled)

  const heading = page.getByLabel(field)
  await expect(heading).toHaveAttribute('lang', 'ta')
  await heading.fill(`${words} [இங்கே](/nowhere)`)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(heading).toHaveAttribute('aria-invalid', 'true')
  await expect(heading).toHaveValue(`${words} [இங்கே](/nowhere)`)
  await look(page, javaScriptEnabled)
  await heading.fill(words)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved. Only you see it.')).toBeVisible()
  await expect(page.getByText('Draft, not public')).toBeVisible()
  await look(page, javaScriptEnabled)

  const unread = page.getByRole('link', { name: /^Not read by a native reader/ })
  await expect(unread).toContainText('1')
  await unread.click()
  await page.getByLabel('Read by a native reader').check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('There is nothing left to do here.')).toBeVisible()
  await expect(unread).toContainText('0')

  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText(/Version \d+ is published/)).toBeVisible()
  await look(page, javaScriptEnabled)
  await page.getByRole('link', { name: 'Undo' }).click()
  await expect(page.getByText('Start page, Tamil', { exact: true })).toBeVisible()
  await look(page, javaScriptEnabled)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(/Version \d+ is published/)).toBeVisible()
  await page.goto('/office/content/languages/ta/pages/home')
  await expect(page.getByText(words)).toHaveCount(0)
})
