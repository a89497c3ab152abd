import { expect, type Locator, type Page, test } from '@playwright/test'
import { enterOffice } from '../support/browser/office.ts'
import { PHONE } from '../support/browser/screens.ts'
import { sheetsOf } from '../support/browser/usable.ts'

type Person = { group: string; first: string; gender: string; age: string }

async function fillPerson(page: Page, { group, first, gender, age }: Person): Promise<Locator> {
  const person = page.getByRole('group', { name: group })
  await person.getByLabel('First Name').fill(first)
  await person.getByLabel('Last Name').fill('Narayanan')
  await person.getByLabel('Gender').selectOption(gender)
  await person.getByLabel('Age').fill(age)
  return person
}

test('the desk takes a family without e-mail, its cash, and prints', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes')
  })
  await enterOffice(page, 'desk')
  await page.goto('/office')
  await page.getByRole('link', { name: 'Take a registration' }).click()
  await page.getByLabel('Conference').selectOption('ewgmaymysore2023')
  await page.getByLabel('Type of Registration').selectOption('Residential')
  await page.getByText('Arrival, part payment').click()
  await expect(page.getByText('Sat 6 May 2023', { exact: true })).toBeVisible()
  await page.getByLabel('Arrival').fill('2023-05-07T09:00')
  await expect(page.getByText('Sun 7 May 2023', { exact: true })).toBeVisible()
  await page.getByText('Arrival, part payment').click()
  const mother = { group: 'Person 1', first: 'Lakshmi', gender: 'Female', age: '41' }
  const first = await fillPerson(page, mother)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(first.getByLabel('Mobile')).toHaveAttribute('aria-invalid', 'true')
  await first.getByLabel('Mobile').fill('98860 11223')
  await page.getByRole('button', { name: 'Add another' }).click()
  await expect(page.getByRole('group', { name: 'Person 2' }).getByLabel('First')).toBeFocused()
  await page.getByLabel('UPI').check()
  await fillPerson(page, { group: 'Person 2', first: 'Suresh', gender: 'Male', age: '45' })
  await test.step('the price follows, whatever else is missing', async () =>
    expect(page.getByRole('row', { name: 'Price' })).toContainText('Rs. 3,600'))
  await page.getByLabel('Later').check()
  await expect(page.getByText('Family, with 2 places at once, and tickets.')).toBeVisible()
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(height, 'two people and their plan take two screens').toBeLessThanOrEqual(2 * PHONE.height)
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  await expect(page.getByText('Registered. Nothing is mailed')).toBeVisible()

  const address = page.url()
  await page.getByRole('link', { name: 'Print the tickets' }).click()
  await expect(page.getByRole('img', { name: /Suresh Narayanan’s ticket/ })).toBeVisible()
  await expectPrinted(page)
  await test.step('two tickets on A6, and the way to the family’s own page', async () =>
    expect(await sheetsOf(page)).toEqual({ count: 3, size: [298, 420] }))

  await page.goto(address)
  await page.getByRole('button', { name: 'Record payment' }).click()
  await page.getByLabel('Method').selectOption('Cash')
  await page.locator('button[name="intent"][value="show"]').click()
  await page.getByRole('button', { name: /^Record payment of Rs\. 3,600/ }).click()
  await page.getByRole('link', { name: 'Print the receipt' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Receipt')
  await expectPrinted(page)
  await test.step('a receipt on A5', async () =>
    expect(await sheetsOf(page)).toEqual({ count: 1, size: [420, 595] }))
})

async function expectPrinted(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes')
}
