import { expect, test } from '@playwright/test'
import { newFolder, startOwnSite } from '../support/browser/own-site.ts'
import { fillRegistration, openForm, price } from '../support/browser/registration.ts'
import { expectUsableAtEachWidth } from '../support/browser/usable.ts'
import { SENT_REGISTRATION } from '../support/people.ts'
import { changeFile, copyChurch } from '../support/site/church.ts'

/** A conference for a single person, which the fixture church has not. */
function contentIn(folder: string): string {
  const copy = copyChurch(folder)
  const pastors = '- code: gpcnovmysore2023\n'
  changeFile(`${copy}/conferences.yaml`, pastors, `${pastors}        capacity: { people: 1 }\n`)
  return copy
}

// How a place is offered and paid for later: tests/no-script/waiting-list.
test('who sends the form as the last place goes is told, and waits', async ({ page, request }) => {
  const folder = newFolder()
  const { address, stop } = await startOwnSite({
    folder,
    settings: { CONTENT_DIR: contentIn(folder) },
  })
  await openForm(page, `${address}/gpcregister?event=gpcnovmysore2023`)
  await fillRegistration(page, { choices: { payment: 'Part Registration' } })
  const status = price(page).getByRole('status')
  await expect(status).toContainText('Total due now')
  // Somebody else takes it: in another browser.
  const form = { ...SENT_REGISTRATION, productinfo: 'gpcnovmysore2023' }
  await request.post(`${address}/gpcregister`, { form })
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await expect(page.getByText('All places are taken.').first()).toBeVisible()
  await expect(page.getByLabel('First Name')).toHaveValue('Asha')
  await expect(status).toContainText('Nothing is due now')
  await expect(page.getByText('our payment provider’s page')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Submit', exact: true })).toHaveCount(0)
  await expectUsableAtEachWidth(page)
  // The Enter key does what the button says.
  await expect(page.getByRole('button', { name: 'Join the waiting list' })).toBeVisible()
  await page.getByLabel('City').press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are on the waiting list')
  await expectUsableAtEachWidth(page)
  await stop()
})
