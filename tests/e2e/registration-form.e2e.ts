import { expect, type Page } from '@playwright/test'
import {
  cards,
  fillPerson,
  fillRegistration,
  openForm,
  ownEmail,
  submit,
  test,
  update,
} from '../support/browser/registration.ts'
import { expectUsableAtEachWidth } from '../support/browser/usable.ts'

/** What the form does while it is filled in, with and without a script. */

test('the persons follow "Registering as", and what was typed stays @any-width', async ({
  page,
  scripts,
}) => {
  await openForm(page, '/gpcregister', scripts)
  const add = page.getByRole('button', { name: 'Add Another Person' })
  const removes = page.getByRole('button', { name: 'Remove Person' })

  await choose(page, 'Individual')
  await expect(cards(page)).toHaveCount(1)
  // Without a script the button can't follow what is chosen: the server says no, in words.
  if (scripts) await expect(add).toBeDisabled()
  await fillPerson(page, 1, { firstname: 'Asha', city: 'Hosur', email: 'asha@home.in' })

  await choose(page, 'Married Couple')
  await expect(cards(page)).toHaveCount(2)
  if (scripts) await expect(add).toBeDisabled()
  await expect(removes.nth(1)).toBeDisabled()
  await nameSecond(page)
  await test.step('who is left out is named, and comes back', () => leaveOutSecond(page))

  await choose(page, 'Group')
  await expect(cards(page)).toHaveCount(2)
  await add.press('Enter')
  await expect(cards(page)).toHaveCount(3)
  // The keyboard goes on where somebody was added or removed.
  if (scripts) await expect(cards(page).nth(2).getByLabel('First Name')).toBeFocused()
  await fillPerson(page, 3, { firstname: 'Third' })
  await add.click()
  await fillPerson(page, 4, { firstname: 'Fourth' })
  await expect(removes.nth(0)).toBeDisabled()
  await expect(removes.nth(1)).toBeDisabled()
  await removes.nth(2).press('Enter')
  await expect(cards(page)).toHaveCount(3)
  if (scripts) await expect(page.locator('#persons')).toBeFocused()
  await expect(cards(page).nth(2).getByLabel('First Name')).toHaveValue('Fourth')

  await choose(page, 'Individual')
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page).getByLabel('First Name')).toHaveValue('Asha')
})

async function choose(page: Page, as: string): Promise<void> {
  await page.getByLabel('Registering as').selectOption(as)
  await update(page)
}

async function nameSecond(page: Page): Promise<void> {
  const second = page.getByRole('group', { name: 'Person 2' })
  await second.getByLabel('First Name').fill('Ravi')
  await expect(second.getByLabel('City')).toHaveValue('Hosur')
}

async function leaveOutSecond(page: Page): Promise<void> {
  await choose(page, 'Individual')
  await expect(page.getByText('Ravi is left out now.')).toBeVisible()
  await expect(cards(page)).toHaveCount(1)
  await choose(page, 'Married Couple')
  await expect(cards(page).nth(1).getByLabel('City')).toHaveValue('Hosur')
  await expect(page.getByText('left out now')).toHaveCount(0)
}

test('with a script, messages wait until a field was touched, and a slip is asked about @js @any-width', async ({
  page,
}) => {
  await openForm(page, '/ewgregister', true)
  const card = page.getByRole('group', { name: 'Person 1' })
  await expect(page.locator('.field-error')).toHaveCount(0)
  await expect(page.getByText(/^Still missing: Conference/)).toBeVisible()
  await card.getByLabel('Mobile').fill('5876543210')
  await expect(page.locator('.field-error')).toHaveCount(0)
  await card.getByLabel('City').focus()
  await expect(page.locator('.field-error')).toHaveText(['Invalid mobile number!'])
  await card.getByLabel('Mobile').fill('9876543210')
  await expect(page.locator('.field-error')).toHaveText(['City is required!'])

  await test.step('a likely slip in an address is asked about, and taken all the same', async () => {
    await fillRegistration(page, { persons: [{ email: 'asha@gmial.com' }] })
    await expect(card.getByText('Did you mean asha@gmail.com?')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Submit', exact: true })).toBeEnabled()
    await expectUsableAtEachWidth(page)
    await card.getByRole('button', { name: 'Use it' }).click()
    await expect(card.getByLabel('Email')).toHaveValue('asha@gmail.com')
    await expect(card.getByText('Did you mean')).toHaveCount(0)
  })
  await test.step('the declaration opens in a dialog', async () => {
    await openDeclaration(page)
    await expectUsableAtEachWidth(page)
    await closeDeclaration(page)
  })
  await test.step('a closed form cannot be sent', () => expectClosed(page))
})

const EVERY_MESSAGE = [
  'Conference Date is required!',
  'Registration Type is required!',
  'Arrival details are required!',
  'Last Name is required!',
  'Gender is required!',
  'Email is required!',
  'Age is required!',
  'Mobile Number is required!',
  'City is required!',
  'Payment Type is required!',
  'Must check in order to submit.',
]

test('without a script, a refused form shows every message and keeps what was typed @no-js @any-width', async ({
  page,
}) => {
  await page.goto('/gpcregister')
  await page.getByLabel('First Name').fill('Asha')
  await submit(page)
  for (const message of EVERY_MESSAGE) {
    await expect(page.locator('.field-error', { hasText: message }).first()).toBeVisible()
  }
  await expect(page.getByLabel('First Name')).toHaveValue('Asha')

  await test.step('another person is added at once', async () => {
    await page.goto('/ewgregister')
    await page.getByLabel('Registering as').selectOption('Family')
    await page.getByRole('button', { name: 'Add Another Person' }).click()
    await expect(cards(page)).toHaveCount(2)
    await page.getByLabel('Registering as').selectOption('Individual')
    await page.getByRole('button', { name: 'Add Another Person' }).click()
    await expect(page.getByText('please choose Family or Group').first()).toBeVisible()
  })
  await test.step('the declaration opens in a dialog', async () => {
    await page.goto('/ewgregister')
    await openDeclaration(page)
    await closeDeclaration(page)
  })
  await test.step('a closed form cannot be sent', () => expectClosed(page))
})

async function openDeclaration(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Read More' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('I climb this hill because I want to')
  await expect(dialog).toContainText('Terms of use')
}

async function closeDeclaration(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(new URL(page.url()).pathname).toBe('/ewgregister')
}

async function expectClosed(page: Page): Promise<void> {
  await page.goto('/wfc1register')
  await expect(page.getByText('February residential places are gone.').first()).toBeVisible()
  const options = page.getByLabel('Conference', { exact: true }).locator('option')
  await expect(options).toHaveCount(1)
  await expect(options).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Submit', exact: true })).toHaveCount(0)
  await expect(page.getByLabel('First Name')).toHaveCount(0)
  const tell = page.getByRole('button', { name: 'Tell me when it opens' })
  await tell.click()
  await expect(page.getByText('Email is required!').first()).toBeVisible()
  await page.getByLabel('Email').fill(ownEmail())
  await tell.click()
  await expect(page.getByText('We will write to you once, when it opens.')).toBeVisible()
  await expect(tell).toHaveCount(0)
}
