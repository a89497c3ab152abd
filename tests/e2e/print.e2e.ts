import { expect, type Page, test } from '@playwright/test'
import { giveAndPress } from '../support/browser/pay-by-http.ts'

/** What people put on a notice board, into a file or into a pocket fits on one sheet of A4. */

test('directions, the month and a receipt fit on one sheet of A4 @desktop', async ({ page }) => {
  await test.step('the directions', async () => {
    await page.goto('/contact')
    expect(await countSheets(page), 'directions').toBe(1)
    await expectPrinted(page, ['42 Fixture Lane', '+91 821 000 1100', 'How to find us'])
  })
  await test.step('the month, with the names of its events and without the list', async () => {
    await page.emulateMedia({ media: null })
    await page.goto('/calendar')
    expect(await countSheets(page), 'month').toBe(1)
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('.month-titles li').first()).toBeVisible()
    await expect(page.locator('.calendar-events')).toBeHidden()
  })
  await test.step('the receipt', async () => {
    await page.emulateMedia({ media: null })
    const txnid = await giveAndPress(page.request, 'Approve')
    await page.goto(`/response?txnid=${txnid}`)
    await page
      .getByRole('link', { name: /receipt/i })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Receipt')
    expect(await countSheets(page), 'receipt').toBe(1)
    // The giver is named after the button.
    await expectPrinted(page, ['Hillside Fellowship Mysore', 'Approve', 'needs no signature'])
  })
})

/** Chromium writes one object of the type Page for each sheet. */
async function countSheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4' })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

async function expectPrinted(page: Page, words: string[]): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  for (const some of words) {
    await expect(page.getByRole('main').getByText(some).first()).toBeVisible()
  }
}
