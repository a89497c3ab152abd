import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { holdOfficeScript, linkIn } from '../support/browser/office.ts'
import { newFolder, startOwnSite } from '../support/browser/own-site.ts'
import { fillRegistration, openForm, price } from '../support/browser/registration.ts'
import { expectUsableAtEachWidth } from '../support/browser/usable.ts'
import { SENT_REGISTRATION } from '../support/people.ts'

const see = (page: Page) => page.getByRole('region', { name: 'This is what visitors will see' })

const next = (page: Page) => page.getByRole('button', { name: 'Continue' }).last()

// What these forms do without a script is tested over HTTP (tests/edge/office-conferences).
test('the office’s script works out a date of one place, which somebody gets and the next one waits for', async ({
  page,
  request,
}) => {
  const folder = newFolder()
  const site = await startOwnSite(folder)
  await page.goto(site.address + (await linkIn(folder, 'asha@example.org', 'editor')))
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.goto(`${site.address}/office/conferences`)
  await test.step('a date is added', () => addDate(page))
  await test.step('a programme', () => nameProgramme(page, site.address))
  await test.step('who sends the form as the last place goes is told, and waits', () =>
    comeTooLate(page, { request, form: `${site.address}/gpcregister` }))
  await site.stop()
})

async function addDate(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Add a date', exact: true }).first().click()
  // Everything is typed before the office's script is there.
  const letGo = await holdOfficeScript(page)
  const programme = page.getByRole('navigation', { name: 'Programme' })
  await programme.getByRole('link', { name: 'Global Pastors Conference' }).click()
  await expect(page.getByLabel('With a bed, adult')).toHaveValue('3100')
  await page.getByLabel('First day').fill('2027-02-21')
  await page.getByLabel('Last day').fill('2027-02-20')
  await page.getByLabel('Places').fill('1')
  await page.getByLabel('Venue').fill('Church campus, Mysore')
  await page.getByLabel('With a bed, adult').fill('Rs. 3,500')
  letGo()
  await expect(see(page)).toContainText('Rs. 1,900, residential Rs. 3,500')
  await expect(see(page)).toContainText('A family of four would pay Rs. 7,950 with beds')

  await next(page).click()
  await expect(page.getByLabel('Last day')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Venue')).toHaveValue('Church campus, Mysore')
  await page.getByLabel('Last day').fill('2027-02-26')
  await next(page).click()
  await expect(page.getByRole('heading', { name: 'What will happen' })).toBeVisible()
  await expect(see(page)).toContainText('Sun 21 to Fri 26 Feb 2027')
  await page.goBack()
  await expect(page.getByLabel('Places')).toHaveValue('1')
  await next(page).click()
  await page.getByRole('button', { name: 'Publish' }).dblclick()
  await expect(page).toHaveURL(/gpc20270221\?published=2$/)
}

async function nameProgramme(page: Page, site: string): Promise<void> {
  await page.goto(`${site}/office/conferences/new-programme`)
  await page.getByLabel('Title').fill('Summer Camp')
  await expect(page.getByLabel('Address')).toHaveValue('summer-camp')
}

// How a place is offered and paid for later: tests/no-script/waiting-list.
async function comeTooLate(
  page: Page,
  { request, form }: { request: APIRequestContext; form: string },
): Promise<void> {
  await openForm(page, `${form}?event=gpc20270221`)
  await fillRegistration(page, {
    choices: { conference: 'gpc20270221', payment: 'Part Registration' },
  })
  const status = price(page).getByRole('status')
  await expect(status).toContainText('Total due now')
  // Somebody else takes it: in another browser.
  await request.post(form, { form: { ...SENT_REGISTRATION, productinfo: 'gpc20270221' } })
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
