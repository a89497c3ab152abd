import { expect, type Page } from '@playwright/test'
import {
  cards,
  fillPerson,
  fillRegistration,
  openForm,
  showPrice,
  submit,
  test,
  update,
} from '../support/browser/registration.ts'
import { expectUsable } from '../support/browser/usable.ts'

/** What makes the form short for a family on a phone. */

const SHARED = { email: 'meera.nair@home.in', phone: '9876501234', city: 'Hosur' }

function person(page: Page, number: number) {
  return page.getByRole('group', { name: `Person ${number}`, exact: true })
}

/** It was stored: the page goes on to the payment, and by a script to the provider. */
async function expectTaken(page: Page): Promise<void> {
  await expect(page).not.toHaveURL(/register$/)
}

async function expectShared(page: Page, number: number, shared = SHARED): Promise<void> {
  await expect(person(page, number).getByLabel('Email')).toHaveValue(shared.email)
  await expect(person(page, number).getByLabel('Mobile')).toHaveValue(shared.phone)
  await expect(person(page, number).getByLabel('City')).toHaveValue(shared.city)
}

test('two people added in a row show no error @js @any-width', async ({ page }) => {
  await openForm(page, '/gpcregister', true)
  await page.getByLabel('Registering as').selectOption('Family')
  const add = page.getByRole('button', { name: 'Add Another Person' })
  await add.click()
  await expect(person(page, 3).getByLabel('First Name')).toBeFocused()
  await add.click()
  await expect(person(page, 4).getByLabel('First Name')).toBeFocused()
  await expect(page.locator('.field-error')).toHaveCount(0)

  await test.step('a field that was left by the visitor shows its error', async () => {
    await person(page, 4).getByLabel('First Name').fill('Anu')
    await person(page, 4).getByLabel('First Name').fill('')
    await person(page, 4).getByLabel('Last Name').focus()
    await expect(page.locator('.field-error')).toHaveText(['First Name is required!'])
  })
})

test('persons 2 to 5 take email, mobile and city of person 1 until they are changed @any-width', async ({
  page,
  scripts,
}) => {
  await openForm(page, '/gpcregister', scripts)
  await page.getByLabel('Registering as').selectOption('Family')
  await update(page)
  await expect(cards(page)).toHaveCount(2)
  for (const [label, value] of [
    ['Email', SHARED.email],
    ['Mobile', SHARED.phone],
    ['City', SHARED.city],
  ] as const) {
    await person(page, 1).getByLabel(label).fill(value)
  }
  await update(page)
  await expectShared(page, 2)

  await test.step('whoever is added has them too', async () => {
    await page.getByRole('button', { name: 'Add Another Person' }).click()
    await expectShared(page, 3)
  })
  await test.step('one that was changed stays, the others follow', async () => {
    await person(page, 2).getByLabel('City').fill('Salem')
    await person(page, 1).getByLabel('City').fill('Mysore')
    await update(page)
    await expect(person(page, 3).getByLabel('City')).toHaveValue('Mysore')
    await expect(person(page, 2).getByLabel('City')).toHaveValue('Salem')
  })
  await test.step('one that was emptied stays empty, and is required', async () => {
    await person(page, 3).getByLabel('Email').fill('')
    await person(page, 1).getByLabel('Email').fill('meera@home.in')
    await update(page)
    await expect(person(page, 2).getByLabel('Email')).toHaveValue('meera@home.in')
    await expect(person(page, 3).getByLabel('Email')).toHaveValue('')
    if (!scripts) await submit(page)
    const error = person(page, 3).locator('.field-error', { hasText: 'Email is required!' })
    await expect(error).toBeVisible()
  })
})

test('without a script the errors at the top say whose they are @no-js @any-width', async ({
  page,
}) => {
  await page.goto('/gpcregister')
  await page.getByLabel('Registering as').selectOption('Married Couple')
  await update(page)
  await submit(page)
  const summary = page.locator('.error-summary')
  await expect(summary.getByRole('link', { name: 'Person 2: City is required!' })).toBeVisible()
  await expect(
    summary.getByRole('link', { name: 'Conference Date is required!', exact: true }),
  ).toBeVisible()
})

test('the same people for the same date are asked about, in the browser that registered them @any-width', async ({
  page,
  scripts,
  browser,
}) => {
  const couple = [{ firstname: 'Meera' }, { firstname: 'Thomas', gender: 'Male' as const }]
  const choices = { as: 'Married Couple' } as const
  await openForm(page, '/gpcregister', scripts)
  await fillRegistration(page, { choices, persons: couple })
  await submit(page)
  await expectTaken(page)

  await openAnew(page, scripts)
  await fillRegistration(page, { choices, persons: couple.toReversed() })
  await submit(page)
  const question = page.getByText(
    'Thomas and 1 other are already registered for this. Register them again?',
  )
  await expect(question).toBeVisible()
  if (scripts) await expectUsable(page)
  await expect(page.getByRole('link', { name: 'Open your registration' })).toBeVisible()
  await expect(person(page, 1).getByLabel('First Name')).toHaveValue('Thomas')
  await page.getByRole('button', { name: 'Register again' }).click()
  await expectTaken(page)

  await test.step('another browser goes through', async () => {
    const { javaScriptEnabled = true, baseURL = '' } = test.info().project.use
    const other = await browser.newPage({ baseURL, javaScriptEnabled })
    await openForm(other, '/gpcregister', scripts)
    await fillRegistration(other, { choices, persons: couple })
    await submit(other)
    await expectTaken(other)
    await other.close()
  })
})

/** Without what the device has kept of the form, as after a payment. */
async function openAnew(page: Page, scripts: boolean): Promise<void> {
  await page.goto('/gpcregister')
  if (!scripts) return
  await expect(page.getByLabel('Registering as')).toHaveValue('Married Couple')
  await page.getByRole('button', { name: 'Clear this form' }).click()
  await expect(page.getByLabel('Registering as')).toHaveValue('')
}

test('what Submit will do stands beside it, also of a date that is over @any-width', async ({
  page,
  scripts,
}) => {
  await openForm(page, '/gpcregister', scripts)
  const couple = [{ firstname: 'Meera' }, { firstname: 'Anu', age: '9' }]
  const choices = { as: 'Family', payment: 'Part Registration' } as const
  await fillRegistration(page, { choices, persons: couple })
  await showPrice(page)
  const plan = page.getByRole('region', { name: 'What you are about to send' })
  await expect(plan.getByText('2 people: Meera and Anu')).toBeVisible()
  await expect(plan.getByText(/^You pay Rs\. [\d,]+ now, Rs\. [\d,]+ later\.$/)).toBeVisible()
  await expect(plan.getByText(/2023 \(\w+day to \w+day\)/)).toBeVisible()
  const ways = page.getByRole('list', { name: 'Ways to pay' })
  await expect(ways.getByRole('listitem')).toHaveText([
    /UPI/,
    /Visa, Mastercard, RuPay/,
    /Net banking/,
  ])
  await expect(ways.locator('svg[aria-hidden="true"]')).toHaveCount(3)
  const price = page.getByRole('region', { name: 'Price' })
  await expect(price.getByText(/2023 \(\w+day to \w+day\)/)).toBeVisible()
  // Beside the choice, the total and Submit.
  const over = page.getByText(/^This conference was over on \d+ \w+ 2023$/)
  await expect(over).toHaveCount(3)
  for (const place of ['Price', 'What you are about to send']) {
    await expect(page.getByRole('region', { name: place }).getByText(/was over on/)).toBeVisible()
  }
  await expect(page.getByText(/We keep what you type here/)).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /parent or guardian/ })).toBeChecked()
})

const TALLEST_PX = 5000
/** Of somebody who is folded: hardly taller than what can be tapped. */
const ONE_ROW_PX = 64

const FAMILY = [
  { firstname: 'Meera', age: '38' },
  { firstname: 'Thomas', age: '41', gender: 'Male' as const },
  { firstname: 'Arjun', age: '11', gender: 'Male' as const },
  { firstname: 'Anu', age: '4' },
  { firstname: 'Ammini', age: '66' },
]

test('finished people fold to one line, and a family of five is short @js @phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await openForm(page, '/ewgregister', true)
  const choices = { as: 'Family', payment: 'Part Registration' } as const
  await fillRegistration(page, { choices, persons: FAMILY })
  await expect(cards(page)).toHaveCount(5)
  await expect(person(page, 3).getByText('Arjun, 11, child')).toBeVisible()
  await expect(person(page, 1).getByText('Meera, 38, adult')).toBeVisible()
  await expect(person(page, 4).getByText('Anu, 4, free')).toBeVisible()
  await expect(person(page, 3).getByLabel('City')).toBeHidden()
  // Nobody else's fields were gone to.
  await expect(person(page, 5).getByLabel('City')).toBeVisible()
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(height).toBeLessThanOrEqual(TALLEST_PX)
  expect((await person(page, 3).boundingBox())?.height).toBeLessThanOrEqual(ONE_ROW_PX)
  await expectUsable(page)

  await test.step('a folded person is opened again', async () => {
    await person(page, 3)
      .getByRole('button', { name: /Arjun, 11, child/ })
      .press('Enter')
    await expect(person(page, 3).getByLabel('First Name')).toBeFocused()
    await expect(person(page, 5).getByText('Ammini, 66, adult')).toBeVisible()
  })
  await test.step('whoever is not finished stays open', async () => {
    await person(page, 3).getByLabel('Age').fill('')
    await fillOpen(page, 5)
    await expect(person(page, 3).getByLabel('Age')).toBeVisible()
    await expect(person(page, 3).getByText('Age is required!')).toBeVisible()
    await person(page, 3).getByLabel('Age').fill('12')
  })
  await test.step('everybody is sent, folded or not', async () => {
    await expect(page.getByRole('button', { name: 'Submit', exact: true })).toBeEnabled()
    await submit(page)
    await expectTaken(page)
  })
})

async function fillOpen(page: Page, number: number): Promise<void> {
  await person(page, number)
    .getByRole('button', { name: /, 66, adult/ })
    .click()
  await fillPerson(page, number, { firstname: 'Ammini', age: '66' })
}
