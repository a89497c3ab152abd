import { expect } from '@playwright/test'
import { expectUsableAtEachWidth } from './look-closely.ts'
import {
  cards,
  fillPerson,
  fillRegistration,
  openForm,
  price,
  test,
  update,
} from './registration-page.ts'

/** What saves typing in the registration form, with and without a script. */
const FAMILY = { as: 'Family' } as const

test('without a script another person is added at once @no-js @any-width', async ({ page }) => {
  await page.goto('/ewgregister')
  await page.getByLabel('Registering as').selectOption('Family')
  await page.getByRole('button', { name: 'Add Another Person' }).click()
  await expect(cards(page)).toHaveCount(2)
  await page.getByLabel('Registering as').selectOption('Individual')
  await page.getByRole('button', { name: 'Add Another Person' }).click()
  await expect(page.getByText('please choose Family or Group').first()).toBeVisible()
})

test('what the first person typed is copied to another @any-width', async ({ page, scripts }) => {
  await openForm(page, '/ewgregister', scripts)
  await fillRegistration(page, {
    choices: FAMILY,
    persons: [{ city: 'Hosur', email: 'asha@home.in' }],
  })
  const second = page.getByRole('group', { name: 'Person 2' })
  await second.getByLabel('First Name').fill('Ravi')
  await second.getByRole('button', { name: 'Copy email, mobile and city' }).click()
  await expect(second.getByLabel('City')).toHaveValue('Hosur')
  await expect(second.getByLabel('Email')).toHaveValue('asha@home.in')
  await expect(second.getByLabel('Mobile')).toHaveValue('9876543210')
  await expect(second.getByLabel('First Name')).toHaveValue('Ravi')
})

test('a likely slip in an address is asked about, and taken all the same @js @any-width', async ({
  page,
}) => {
  await openForm(page, '/ewgregister', true)
  await fillRegistration(page, { persons: [{ email: 'asha@gmial.com' }] })
  const card = page.getByRole('group', { name: 'Person 1' })
  await expect(card.getByText('Did you mean asha@gmail.com?')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Submit', exact: true })).toBeEnabled()
  await expectUsableAtEachWidth(page)
  await card.getByRole('button', { name: 'Use it' }).click()
  await expect(card.getByLabel('Email')).toHaveValue('asha@gmail.com')
  await expect(card.getByText('Did you mean')).toHaveCount(0)
})

test('each card says what its person costs @js @any-width', async ({ page }) => {
  await openForm(page, '/ewgregister', true)
  await fillRegistration(page, { choices: FAMILY, persons: [{}, { age: '8' }, { age: '4' }] })
  const shares = page.locator('.person-share strong')
  await expect(shares).toHaveText(['Rs. 1,800', 'Rs. 1,250', 'Rs. 0'])
  await expect(price(page).getByRole('status')).toContainText('Rs. 3,050')
})

test('who is left out is named, and comes back @any-width', async ({ page, scripts }) => {
  await openForm(page, '/gpcregister', scripts)
  await page.getByLabel('Registering as').selectOption('Family')
  await update(page)
  await fillPerson(page, 1, { firstname: 'Asha' })
  await fillPerson(page, 2, { firstname: 'Ravi', city: 'Hosur' })
  await page.getByLabel('Registering as').selectOption('Individual')
  await update(page)
  await expect(page.getByText('Ravi is left out now.')).toBeVisible()
  await expect(cards(page)).toHaveCount(1)
  await page.getByLabel('Registering as').selectOption('Married Couple')
  await update(page)
  await expect(cards(page).nth(1).getByLabel('City')).toHaveValue('Hosur')
  await expect(page.getByText('left out now')).toHaveCount(0)
})

test('the total and Submit stay within reach on a phone @js @phone', async ({ page }) => {
  await openForm(page, '/ewgregister', true)
  await fillRegistration(page)
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(page.getByRole('button', { name: 'Submit', exact: true })).toBeInViewport()
  await expect(price(page).getByRole('status')).toBeInViewport()
})
