import { expect, type Page, test } from '@playwright/test'
import { ownEmail } from './own-email.ts'

/** What people put on a notice board, into a file or into a pocket fits on one sheet of A4. */

test.describe('on one sheet of A4', { tag: '@desktop' }, () => {
  test('the directions', async ({ page }) => {
    await page.goto('/contact')
    expect(await countSheets(page)).toBe(1)
    await expectPrinted(page, ['42 Fixture Lane', '+91 821 000 1100', 'How to find us'])
  })

  test('the month, with the names of its events and without the list', async ({ page }) => {
    await page.goto('/calendar')
    const name = page.locator('.month-titles li').first()
    const list = page.locator('.calendar-events')
    expect(await countSheets(page)).toBe(1)
    await page.emulateMedia({ media: 'print' })
    await expect(name).toBeVisible()
    await expect(list).toBeHidden()
  })

  test('the receipt', async ({ page }) => {
    await give(page)
    await page
      .getByRole('link', { name: /receipt/i })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Receipt')
    expect(await countSheets(page)).toBe(1)
    await expectPrinted(page, ['Hillside Fellowship Mysore', 'Anita Sample', 'needs no signature'])
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

async function give(page: Page): Promise<void> {
  await page.goto('/give')
  await page.getByLabel('Full name').fill('Anita Sample')
  await page.getByLabel('Email').fill(ownEmail())
  await page.getByLabel('Mobile').fill('9000000001')
  await page.getByLabel('Amount').fill('500')
  await page.getByLabel('Offering type').selectOption('Tithe')
  await page.getByRole('main').getByRole('button', { name: 'Give', exact: true }).click()
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Successful/)
}
