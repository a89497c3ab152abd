import { expect, type Page, test } from '@playwright/test'
import { holdOfficeScript, linkIn } from '../support/browser/office.ts'
import { newFolder, startOwnSite } from '../support/browser/own-site.ts'

const see = (page: Page) => page.getByRole('region', { name: 'This is what visitors will see' })

const next = (page: Page) => page.getByRole('button', { name: 'Continue' }).last()

// What these forms do without a script is tested over HTTP (tests/edge/office-conferences).
test('the office’s script works out what is typed, and nothing typed is lost', async ({ page }) => {
  const folder = newFolder()
  const site = await startOwnSite({ folder, settings: {} })
  await page.goto(site.address + (await linkIn(folder, 'asha@example.org', 'editor')))
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.goto(`${site.address}/office/conferences`)
  await test.step('a date is added', () => addDate(page))
  await test.step('a programme', () => nameProgramme(page, site.address))
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
  await page.getByLabel('Places').fill('120')
  await page.getByLabel('Venue').fill('Church campus, Mysore')
  await page.getByLabel('With a bed, adult').fill('Rs. 3,500')
  letGo()
  await expect(page.getByRole('button', { name: 'Work it out' })).toBeHidden()
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
  await expect(page.getByLabel('Places')).toHaveValue('120')
  await next(page).click()
  await page.getByRole('button', { name: 'Publish' }).dblclick()
  await expect(page).toHaveURL(/gpc20270221\?published=2$/)
}

async function nameProgramme(page: Page, site: string): Promise<void> {
  await page.goto(`${site}/office/conferences/new-programme`)
  await page.getByLabel('Title').fill('Summer Camp')
  await expect(page.getByLabel('Address')).toHaveValue('summer-camp')
}
