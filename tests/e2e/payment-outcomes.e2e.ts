import { expect, test } from '@playwright/test'
import { ownEmail } from '../support/browser/registration.ts'
import { SENT_GIFT } from '../support/people.ts'

// What each outcome's page and mails say is tested over HTTP (tests/edge/payment-outcomes), how it looks with every screen.

test('the page looks again by itself until the payment is confirmed', async ({ page }) => {
  const form = { ...SENT_GIFT, email: ownEmail() }
  await page.goto((await page.request.post('/give', { form })).url())
  await page.getByRole('button', { name: 'Answer late' }).click()
  await page.waitForURL(/\/response\?txnid=\d{11}$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transaction Successful!')
  await expect(page.getByText('We have received your payment')).toBeVisible()
})
