import { expect, test } from '@playwright/test'
import { registerAndPress } from '../support/browser/pay-by-http.ts'
import { SANDBOX } from '../support/browser/shared-site.ts'
import { expectUsableAtEachWidth } from '../support/browser/usable.ts'

// What each outcome's page and mails say is tested over HTTP (tests/edge/payment-outcomes). Approve and
// Decline are pressed in registration.

test('a registration that is being confirmed says so, and one that is given back @desktop', async ({
  page,
}) => {
  await test.step('pending: do not pay again', async () => {
    const pending = await registerAndPress(page.request, 'Pending')
    await page.goto(`/response?txnid=${pending}`)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('Your payment is being confirmed')
    await expect(page.getByText('do not pay again')).toBeVisible()
  })
  const fields = { 'persons[0].firstname': 'Refunded' }
  const txnid = await registerAndPress(page.request, 'Approve', { fields })
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
