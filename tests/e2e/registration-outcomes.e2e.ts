import { expect } from '@playwright/test'
import { expectUsableAtEachWidth } from './look-closely.ts'
import { SANDBOX } from './mailbox.ts'
import { registerAndPress } from './pay-by-http.ts'
import { fillRegistration, submit, test } from './registration-page.ts'

// What each outcome's page and mails say is tested over HTTP (tests/edge/payment-outcomes). Approve and
// Decline are pressed in registration.

test('a pending registration is being confirmed: do not pay again @desktop', async ({ page }) => {
  await page.goto('/ewgregister')
  await fillRegistration(page)
  await submit(page)
  await expect(page.getByText('no money moves')).toBeVisible()
  await page.getByRole('button', { name: 'Pending' }).click()
  await page.waitForURL(/\/response\?txnid=EWG\d{11}$/)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Your payment is being confirmed')
  await expect(page.getByText('do not pay again')).toBeVisible()
})

test('a registration that is given back says so @desktop', async ({ page }) => {
  const txnid = await registerAndPress(page.request, 'Approve')
  await page.goto(`${SANDBOX}/payu`)
  await page
    .locator('li.card', { hasText: txnid })
    .getByRole('button', { name: 'Refund on this page' })
    .click()
  const result = `/response?txnid=${txnid}`
  // The provider is not asked twice within four seconds; what comes sooner waits for the sweep.
  await expect
    .poll(async () => (await page.request.get(result)).text(), { timeout: 30_000 })
    .toContain('Your payment was refunded')
  await page.goto(result)
  await expect(page.getByText('no places are held for it any more')).toBeVisible()
  await expectUsableAtEachWidth(page)
})
