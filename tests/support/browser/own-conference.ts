import { cpSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { CHURCH, changeFile } from '../site/church.ts'
import { newFolder, startOwnSite } from './own-site.ts'
import { registerAndPress } from './pay-by-http.ts'
import { test as base } from './registration.ts'
import { WIDE } from './usable.ts'

/** `address`: of a site of one's own, whose first conference is to come and has a rule for cancelling. */
export const test = base.extend<{ address: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: this is how the runner learns what a fixture needs
  address: async ({}, use) => {
    const folder = newFolder()
    const site = await startOwnSite({ folder, settings: { CONTENT_DIR: withRule(folder) } })
    await use(site.address)
    await site.stop()
  },
  viewport: async ({ viewport, scripts }, use) => use(scripts ? viewport : WIDE),
})

function withRule(folder: string): string {
  const copy = `${folder}/content`
  cpSync(CHURCH, copy, { recursive: true })
  const days = 'days: { first: "2023-05-06", last: "2023-05-07" }'
  const ruled = `days: { first: "2999-05-06", last: "2999-05-07" }
        cancel: { until: 14 days, refund: 80 % }`
  changeFile(`${copy}/conferences.yaml`, days, ruled)
  return copy
}

type Registered = { site: string; fields: Record<string, string> }

/** Registers, pays and opens the private page. */
export async function openMine(page: Page, { site, fields }: Registered): Promise<void> {
  const txnid = await registerAndPress(page.request, 'Approve', { site, fields })
  await page.goto(`${site}/response?txnid=${txnid}`)
  await page.getByRole('link', { name: 'Your registration' }).click()
}
