import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { CHURCH } from '../fixtures/church.ts'
import { DESK, expectUsableAtEachWidth } from './look-closely.ts'
import { ownEmail } from './own-email.ts'
import { newFolder, startOwnSite } from './own-site.ts'
import { coupleOf, registerAndPress } from './pay-by-http.ts'
import { test as base } from './registration-page.ts'

/** `address`: of a site of one's own, whose first conference is to come and has a rule for cancelling. */
const test = base.extend<{ address: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: this is how the runner learns what a fixture needs
  address: async ({}, use) => {
    const folder = newFolder()
    const site = await startOwnSite({ folder, settings: { CONTENT_DIR: withRule(folder) } })
    await use(site.address)
    await site.stop()
  },
  viewport: async ({ viewport, scripts }, use) => use(scripts ? viewport : DESK),
})

function withRule(folder: string): string {
  const copy = `${folder}/content`
  cpSync(CHURCH, copy, { recursive: true })
  const file = `${copy}/conferences.yaml`
  const text = readFileSync(file, 'utf8')
  const days = 'days: { first: "2023-05-06", last: "2023-05-07" }'
  const ruled = `days: { first: "2999-05-06", last: "2999-05-07" }
        cancel: { until: 14 days, refund: 80 % }`
  writeFileSync(file, text.replace(days, ruled))
  return copy
}

async function openMine(page: Page, site: string): Promise<void> {
  const email = ownEmail()
  const fields = coupleOf(email, email)
  const txnid = await registerAndPress(page.request, 'Approve', { site, fields })
  await page.goto(`${site}/response?txnid=${txnid}`)
  await page.getByRole('link', { name: 'Your registration' }).click()
}

test('one person is cancelled, then the rest, and the share goes back @any-width', async ({
  page,
  scripts,
  address,
}) => {
  await openMine(page, address)
  await page.getByRole('button', { name: 'Cancel registration' }).click()
  await expect(
    page.getByText('Before 22 April 2999, 80 % of what was paid goes back.'),
  ).toBeVisible()
  await expect(page.getByText('Rs. 2,880 goes back to you.')).toBeVisible()
  await page.getByRole('link', { name: 'only Ravi Rao' }).click()
  await expect(page.getByText('Rs. 1,440 goes back to you.')).toBeVisible()
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
  await expect(page.getByText('Rs. 1,440 goes back to you.')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel registration' }).click()
  await expect(page.getByText('This registration was cancelled, and nobody')).toBeVisible()
  await expect(page.getByText('Cancelled', { exact: true })).toBeVisible()
  if (scripts) await expectUsableAtEachWidth(page)
})
