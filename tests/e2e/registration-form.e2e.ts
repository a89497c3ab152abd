import { expect, test } from '@playwright/test'
import {
  cards,
  fillPerson,
  fillRegistration,
  openForm,
  submit,
} from '../support/browser/registration.ts'
import { expectUsableAtEachWidth } from '../support/browser/usable.ts'

/** What the form does while it is filled in. Without a script: tests/no-script/registration-form. */

// Who stays and who is left out: answer-registration-form.test, by which the script goes too.
test('the persons follow "Registering as", and the keyboard follows them', async ({ page }) => {
  await openForm(page, '/gpcregister')
  const add = page.getByRole('button', { name: 'Add Another Person' })
  const party = page.getByLabel('Registering as')
  await party.selectOption('Married Couple')
  await fillPerson(page, 1, {})
  await page.getByRole('group', { name: 'Person 2' }).getByLabel('First Name').fill('Ravi')
  await party.selectOption('Individual')
  await expect(page.getByText('Ravi is left out now.')).toBeVisible()
  await expect(add).toBeDisabled()
  await party.selectOption('Group')
  await expect(cards(page)).toHaveCount(2)
  await add.press('Enter')
  await expect(cards(page).nth(2).getByLabel('First Name')).toBeFocused()
  await add.click()
  await cards(page).nth(3).getByLabel('First Name').fill('Fourth')
  await cards(page).nth(3).getByLabel('Age').focus()
  await cards(page).nth(3).getByLabel('Mobile').fill('123')
  await page.getByRole('button', { name: 'Remove Person' }).nth(2).press('Enter')
  await expect(cards(page)).toHaveCount(3)
  await expect(page.locator('#persons')).toBeFocused()
  await expect(cards(page).nth(2).getByLabel('First Name')).toHaveValue('Fourth')
  // What is wrong moves up with whoever it is about.
  const errors = ['Age is required!', 'Invalid mobile number!']
  await expect(cards(page).nth(2).locator('.field-error')).toHaveText(errors)
})

test('messages wait for a touch, a slip is asked about, nothing may be due', async ({ page }) => {
  await openForm(page, '/ewgregister')
  const card = page.getByRole('group', { name: 'Person 1' })
  await expect(page.locator('.field-error')).toHaveCount(0)
  await expect(page.getByText(/^Still missing: Conference/)).toBeVisible()
  await card.getByLabel('Mobile').fill('5876543210')
  await expect(page.locator('.field-error')).toHaveCount(0)
  await card.getByLabel('City').focus()
  await expect(page.locator('.field-error')).toHaveText(['Invalid mobile number!'])
  await card.getByLabel('Mobile').fill('9876543210')
  await expect(page.locator('.field-error')).toHaveText(['City is required!'])
  await test.step('what is missing leads to its field', async () => {
    await page
      .getByText(/^Still missing/)
      .getByRole('link', { name: 'Registering as' })
      .click()
    await expect(page.getByLabel('Registering as')).toBeFocused()
  })

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
    await page.getByRole('button', { name: 'Read More' }).press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('I climb this hill because I want to')
    await expectUsableAtEachWidth(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(/\/ewgregister#/)
  })
  await test.step('the total and Submit stay within reach on a phone', async () => {
    await card.getByLabel('Age').fill('4')
    await page.evaluate(() => window.scrollTo(0, 0))
    const total = page.getByRole('region', { name: 'Price' }).getByRole('status')
    await expect(total).toContainText('Rs. 0')
    await expect(total).toBeInViewport()
    await expect(page.getByRole('button', { name: 'Submit', exact: true })).toBeInViewport()
  })
  await test.step('where nothing is due online, nobody is sent to pay', async () => {
    await submit(page)
    await expect(page.getByText('Nothing is due online')).toBeVisible()
    await expect(page).toHaveURL(/\/registered\/[\w-]{36}$/)
    await expectUsableAtEachWidth(page)
  })
})
