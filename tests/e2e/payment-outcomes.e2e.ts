import { expect, type Page, test } from '@playwright/test'
import { ownEmail } from '../support/browser/registration.ts'
import { expectUsable } from '../support/browser/usable.ts'
import { SENT_GIFT } from '../support/people.ts'

// What each outcome's page and mails say is tested over HTTP (tests/edge/payment-outcomes), how it looks with every screen.

test('a payment that is reported late or never is found by looking', async ({ page }) => {
  await test.step('the page looks again by itself until the payment is confirmed', async () => {
    await giveAs(page, 'Answered late')
    await page.getByRole('button', { name: 'Answer late' }).click()
    await page.waitForURL(/\/response\?txnid=\d{11}$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transaction Successful!')
    await expect(page.getByText('We have received your payment')).toBeVisible()
  })
  await giveAs(page, 'Never answered')
  const order = await page.getByText(/^\d{11}$/).textContent()
  await page.getByRole('button', { name: 'Never answer' }).click()
  await page.goto('/response')
  await test.step('the look-up form says what it does not find', async () => {
    await page.getByLabel('Transaction number').fill('11111111111')
    await page.getByRole('button', { name: 'Find' }).click()
    await expect(page.getByText('no payment with this transaction number')).toBeVisible()
    await expect(page.getByLabel('Transaction number')).toHaveValue('11111111111')
  })
  await page.getByLabel('Transaction number').fill(order ?? '')
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transaction Successful!')
  await page.getByRole('link', { name: 'Receipt' }).click()
  await expect(page.getByText('Rupees Five Hundred Only')).toBeVisible()
  await expect(page.getByText('Never answered')).toBeVisible()
  await expectUsable(page)
})

/** As far as the provider's page. Filling in the form is another journey (give). */
async function giveAs(page: Page, firstname: string): Promise<void> {
  const form = { ...SENT_GIFT, firstname, email: ownEmail() }
  const answer = await page.request.post('/give', { form })
  expect(answer.status()).toBe(200)
  await page.goto(answer.url())
  await expect(page.getByText('no money moves')).toBeVisible()
}
