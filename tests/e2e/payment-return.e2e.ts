import { expect, test } from '@playwright/test'
import { expectUsableAtEachWidth } from './look-closely.ts'

test('the look-up form says what it does not find @js @any-width', async ({ page }) => {
  await page.goto('/response')
  await page.getByLabel('Transaction number').fill('11111111111')
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page.getByText('no payment with this transaction number')).toBeVisible()
  await expect(page.getByLabel('Transaction number')).toHaveValue('11111111111')
  await expectUsableAtEachWidth(page)
})
