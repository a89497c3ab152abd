import { expect, type Locator, type Page } from '@playwright/test'
import { enterOffice, officeTest as test } from '../support/browser/office.ts'
import { pay } from '../support/browser/registration.ts'

type Person = { group: string; name: [string, string]; gender: string; age: string }

async function fillPerson(page: Page, { group, name, gender, age }: Person): Promise<Locator> {
  const person = page.getByRole('group', { name: group })
  await person.getByLabel('First Name').fill(name[0])
  await person.getByLabel('Last Name').fill(name[1])
  await person.getByLabel('Gender').selectOption(gender)
  await person.getByLabel('Age').fill(age)
  return person
}

/** Opens the form from Today and chooses everything but the people. */
async function openForm(page: Page, type: string): Promise<void> {
  await page.goto('/office')
  await page.getByRole('link', { name: 'Take a registration' }).click()
  await page.getByLabel('Conference').selectOption('ewgmaymysore2023')
  await page.getByLabel('Registering as').selectOption(type)
  await page.getByLabel('Type of Registration').selectOption('Residential')
  await page.getByLabel('Arrival').fill('2023-05-06T09:00')
}

test('the desk takes a family without e-mail, prints its tickets and records cash @office', async ({
  page,
  javaScriptEnabled,
  task,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes')
  })
  await enterOffice(page, 'desk')
  await openForm(page, 'Married Couple')
  const mother = { group: 'Person 1', name: ['Lakshmi', 'Narayanan'] as [string, string] }
  const first = await fillPerson(page, { ...mother, gender: 'Female', age: '41' })
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(first.getByLabel('Mobile')).toHaveAttribute('aria-invalid', 'true')
  await first.getByLabel('Mobile').fill('98860 11223')
  const husband = { group: 'Person 2', name: ['Suresh', 'Narayanan'] as [string, string] }
  await fillPerson(page, { ...husband, gender: 'Male', age: '45' })
  await task.look()
  await page.getByRole('button', { name: 'Continue' }).click()

  await expect(
    page.getByText('Still due: Rs. 3,600, on their page or to the office.'),
  ).toBeVisible()
  await expect(page.getByText('Nothing is mailed, because there is no e-mail')).toBeVisible()
  await task.look()
  await page.getByRole('button', { name: 'Change what I typed' }).click()
  await expect(page.getByRole('group', { name: 'Person 2' }).getByLabel('Age')).toHaveValue('45')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Register', exact: true }).click()

  await expect(page.getByText('Registered. Nothing is mailed')).toBeVisible()
  await expect(page.getByText('Still due: Rs. 3,600')).toBeVisible()
  await task.look()
  const address = page.url()
  await page.getByRole('link', { name: 'Print the tickets' }).click()
  await expect(page.getByText('Lakshmi Narayanan')).toBeVisible()
  await expect(page.getByRole('img', { name: /Suresh Narayanan’s ticket/ })).toBeVisible()
  if (javaScriptEnabled !== false) {
    await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes')
  }
  await expectSheetsOfA6(page, 3)
  await task.look()

  await page.goto(address)
  await page.getByRole('button', { name: 'Record payment' }).click()
  await page.getByLabel('Method').selectOption('Cash')
  await page.locator('button[name="intent"][value="show"]').click()
  await page.getByRole('button', { name: /^Record payment of Rs\. 3,600/ }).click()
  await expect(page.getByText('Nothing is due').first()).toBeVisible()
})

/** Two tickets, and the way to the family's own page. */
async function expectSheetsOfA6(page: Page, sheets: number): Promise<void> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(sheets)
  const [, width, height] = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/.exec(pdf) ?? []
  expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([298, 420])
}

test('what the desk took “pay later” is paid on its page @office', async ({
  page,
  javaScriptEnabled,
  task,
}) => {
  await enterOffice(page, 'desk')
  await openForm(page, 'Individual')
  const person = { group: 'Person 1', name: ['Kavya', 'Shetty'] as [string, string] }
  const first = await fillPerson(page, { ...person, gender: 'Female', age: '29' })
  await first.getByLabel('Mobile').fill('9886011224')
  await page.getByLabel('Pay later').check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  await page.getByRole('link', { name: 'Open their page' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your registration')
  await expect(page.getByText('Still due: Rs. 1,800')).toBeVisible()
  await task.look()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await pay(page, { outcome: 'Approve', scripts: javaScriptEnabled !== false })
  await expect(page.getByText('Thank you. We have received your payment.')).toBeVisible()
})
