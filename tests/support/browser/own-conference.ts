import { cpSync, mkdirSync } from 'node:fs'
import { test as base, type Page } from '@playwright/test'
import { CHURCH, changeFile } from '../site/church.ts'
import { startOwnSite } from './own-site.ts'
import { registerAndPress } from './pay-by-http.ts'

export type Conference = { address: string; folder: string; stop: () => Promise<void> }

/**
 * `conference`: a site whose first conference is to come and has a rule for cancelling, and whose pastors'
 * conference takes one person. It starts once for each worker, because starting takes as long as a journey;
 * `address` is where it is.
 */
export const test = base.extend<{ address: string }, { conference: Conference }>({
  conference: [
    // biome-ignore lint/correctness/noEmptyPattern: this is how the runner learns what a fixture needs
    async ({}, use, { project, workerIndex }) => {
      const conference = await startConference(`${project.outputDir}/conference-${workerIndex}`)
      await use(conference)
      await conference.stop()
    },
    { scope: 'worker' },
  ],
  address: async ({ conference }, use) => use(conference.address),
})

async function startConference(folder: string): Promise<Conference> {
  mkdirSync(folder, { recursive: true })
  const site = await startOwnSite({ folder, settings: { CONTENT_DIR: withRule(folder) } })
  return { ...site, folder }
}

function withRule(folder: string): string {
  const copy = `${folder}/content`
  cpSync(CHURCH, copy, { recursive: true })
  const days = 'days: { first: "2023-05-06", last: "2023-05-07" }'
  const ruled = `days: { first: "2999-05-06", last: "2999-05-07" }
        cancel: { until: 14 days, refund: 80 % }`
  changeFile(`${copy}/conferences.yaml`, days, ruled)
  const pastors = '- code: gpcnovmysore2023\n'
  changeFile(`${copy}/conferences.yaml`, pastors, `${pastors}        capacity: { people: 1 }\n`)
  return copy
}

type Registered = { site: string; fields: Record<string, string> }

/** Registers, pays and opens the private page. */
export async function openMine(page: Page, { site, fields }: Registered): Promise<void> {
  const txnid = await registerAndPress(page.request, 'Approve', { site, fields })
  await page.goto(`${site}/response?txnid=${txnid}`)
  await page.getByRole('link', { name: 'Your registration' }).click()
}
