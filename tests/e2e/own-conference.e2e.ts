import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { newFolder, startOwnSite } from '../support/browser/own-site.ts'
import { coupleOf, registerAndPress } from '../support/browser/pay-by-http.ts'
import {
  fillPerson,
  fillRegistration,
  openForm,
  ownEmail,
  price,
} from '../support/browser/registration.ts'
import { expectUsableAtEachWidth } from '../support/browser/usable.ts'
import { SENT_REGISTRATION } from '../support/people.ts'
import { changeFile, copyChurch } from '../support/site/church.ts'

/** What the fixture church has not: a conference that is to come and has a rule for cancelling, and one for a single person. */
function contentIn(folder: string): string {
  const copy = copyChurch(folder)
  const days = 'days: { first: "2023-05-06", last: "2023-05-07" }'
  const ruled = `days: { first: "2999-05-06", last: "2999-05-07" }
        cancel: { until: 14 days, refund: 80 % }`
  changeFile(`${copy}/conferences.yaml`, days, ruled)
  const pastors = '- code: gpcnovmysore2023\n'
  changeFile(`${copy}/conferences.yaml`, pastors, `${pastors}        capacity: { people: 1 }\n`)
  return copy
}

test('people are added and cancelled, and a full date is waited for', async ({ page, request }) => {
  const folder = newFolder()
  const { address, stop } = await startOwnSite({
    folder,
    settings: { CONTENT_DIR: contentIn(folder) },
  })
  const email = ownEmail()
  const fields = coupleOf(email, email)
  const txnid = await registerAndPress(page.request, 'Approve', { site: address, fields })
  await page.goto(`${address}/response?txnid=${txnid}`)
  await page.getByRole('link', { name: 'Your registration' }).click()
  await test.step('a new price is asked about first', () => addChild(page))
  await test.step('one is cancelled', async () => {
    await page.getByRole('button', { name: 'Cancel registration' }).click()
    await page.getByRole('link', { name: 'only Ravi Rao' }).click()
    await expect(page.getByText('before 22 April 2999, you get back 80 %')).toBeVisible()
    await expectUsableAtEachWidth(page)
    await page.getByRole('button', { name: 'Cancel registration of Ravi Rao' }).click()
    await expect(page.getByText('Two people are registered')).toBeVisible()
    await expect(page.getByText('Ravi Rao')).toHaveCount(0)
  })
  await page.getByRole('button', { name: 'Cancel registration' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cancel registration')
  await page.getByRole('button', { name: 'Cancel registration' }).click()
  await expect(page.getByText('This registration was cancelled, and nobody')).toBeVisible()
  await expectUsableAtEachWidth(page)
  await test.step('who sends the form as the last place goes is told, and waits', () =>
    waitForPlace(page, request, address))
  await stop()
})

async function addChild(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Correct details' }).click()
  await page.getByLabel('Registering as').selectOption('Family')
  await fillPerson(page, 3, { firstname: 'Anu', age: '8' })
  await page.getByRole('button', { name: 'Correct details' }).click()
  await expect(page.getByText('Rs. 1,250 more than before')).toBeVisible()
  await expect(page.getByRole('group', { name: 'Person 3' }).getByLabel('First Name')).toHaveValue(
    'Anu',
  )
  await expectUsableAtEachWidth(page)
  await page.getByRole('button', { name: /^Correct details/ }).click()
  await expect(page.locator('.ticket-name').getByText('Anu Rao')).toBeVisible()
}

// How a place is offered and paid for later: tests/no-script/waiting-list.
/** Somebody else takes it: in another browser. */
async function waitForPlace(page: Page, request: APIRequestContext, address: string) {
  await openForm(page, `${address}/gpcregister?event=gpcnovmysore2023`)
  await fillRegistration(page, { choices: { payment: 'Part Registration' } })
  const status = price(page).getByRole('status')
  await expect(status).toContainText('Total due now')
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
}
