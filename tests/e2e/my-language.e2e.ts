import { expect } from '@playwright/test'
import { LANGUAGE_NAMES, LANGUAGES } from '#domain/language.ts'
import { registerAndPress } from '../support/browser/pay-by-http.ts'
import { test } from '../support/browser/registration.ts'
import { watchErrors } from '../support/browser/watch-errors.ts'

test('the payer chooses the language of the page and its mails', async ({ page }) => {
  const errors = watchErrors(page)
  const txnid = await registerAndPress(page.request, 'Approve')
  await page.goto(`/response?txnid=${txnid}`)
  await page.getByRole('link', { name: 'Open your registration' }).click()
  for (const language of LANGUAGES.toReversed()) {
    const button = page.getByRole('button', { name: LANGUAGE_NAMES[language], exact: true })
    await button.click()
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`))
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`))
  }
  expect(errors).toEqual([])
})
