import { expect } from '@playwright/test'
import { openMine, test } from '../support/browser/own-conference.ts'
import { coupleOf } from '../support/browser/pay-by-http.ts'
import { ownEmail } from '../support/browser/registration.ts'
import { expectUsableAtEachWidth } from '../support/browser/usable.ts'

test('one person is cancelled, then the rest, and the share goes back @any-width', async ({
  page,
  scripts,
  address,
}) => {
  const email = ownEmail()
  await openMine(page, { site: address, fields: coupleOf(email, email) })
  await page.getByRole('button', { name: 'Cancel registration' }).click()
  await expect(
    page.getByText('If you cancel before 22 April 2999, you get back 80 % of what was paid.'),
  ).toBeVisible()
  await expect(page.getByText('You will get Rs. 2,880 back.')).toBeVisible()
  await page.getByRole('link', { name: 'only Ravi Rao' }).click()
  await expect(page.getByText('You will get Rs. 1,440 back.')).toBeVisible()
  if (scripts) await expectUsableAtEachWidth(page)
  await page.getByRole('button', { name: 'Cancel registration of Ravi Rao' }).click()
  await expect(page.getByText('One person is registered')).toBeVisible()
  await expect(page.getByText('Ravi Rao')).toHaveCount(0)

  // The sandbox gives money back a moment later.
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('Nothing is due', { exact: true })).toBeVisible({ timeout: 1_000 })
    await expect(page.getByText('Rs. 1,440')).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await page.getByRole('button', { name: 'Cancel registration' }).click()
  await expect(page.getByText('You will get Rs. 1,440 back.')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel registration' }).click()
  await expect(page.getByText('This registration was cancelled, and nobody')).toBeVisible()
  await expect(page.getByText('Cancelled', { exact: true })).toBeVisible()
  if (scripts) await expectUsableAtEachWidth(page)
})
