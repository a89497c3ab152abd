import { expect, type Page, test } from '@playwright/test'
import {
  cards,
  fillPerson,
  fillRegistration,
  openForm,
  submit,
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

test('people added in a row show no error, and take email, mobile and city of person 1', async ({
  page,
}) => {
  await openForm(page, '/gpcregister')
  await page.getByLabel('Registering as').selectOption('Family')
  for (const [label, value] of [
    ['Email', SHARED.email],
    ['Mobile', SHARED.phone],
    ['City', SHARED.city],
  ] as const) {
    await person(page, 1).getByLabel(label).fill(value)
  }
  const add = page.getByRole('button', { name: 'Add Another Person' })
  for (const added of [3, 4]) {
    await add.click()
    await expect(person(page, added).getByLabel('First Name')).toBeFocused()
    await expectShared(page, added)
  }
  await expectShared(page, 2)
  await expect(page.locator('.field-error')).toHaveCount(0)

  await test.step('one that was changed stays, the others follow', async () => {
    await person(page, 2).getByLabel('City').fill('Salem')
    await person(page, 1).getByLabel('City').fill('Mysore')
    await expect(person(page, 3).getByLabel('City')).toHaveValue('Mysore')
    await expect(person(page, 2).getByLabel('City')).toHaveValue('Salem')
  })
  await test.step('one that was emptied stays empty, and shows its error once it is left', async () => {
    await person(page, 3).getByLabel('Email').fill('')
    await person(page, 1).getByLabel('Email').fill('meera@home.in')
    await expect(person(page, 2).getByLabel('Email')).toHaveValue('meera@home.in')
    await expect(person(page, 3).getByLabel('Email')).toHaveValue('')
    await expect(page.locator('.field-error')).toHaveText(['Email is required!'])
  })
})

test('the same people for the same date are asked about', async ({ page }) => {
  const couple = [{ firstname: 'Meera' }, { firstname: 'Thomas', gender: 'Male' as const }]
  const choices = { as: 'Married Couple' } as const
  await openForm(page, '/gpcregister')
  await fillRegistration(page, { choices, persons: couple })
  await submit(page)
  await expectTaken(page)

  // Without what the device has kept of the form, as after a payment.
  await page.goto('/gpcregister')
  await page.getByRole('button', { name: 'Clear this form' }).click()
  await fillRegistration(page, { choices, persons: couple.toReversed() })
  await submit(page)
  const question = 'Thomas and 1 other are already registered for this. Register them again?'
  await expect(page.getByText(question)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open your registration' })).toBeVisible()
  await expect(person(page, 1).getByLabel('First Name')).toHaveValue('Thomas')
  await expectUsable(page)
  await page.getByRole('button', { name: 'Register again' }).click()
  await expectTaken(page)
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

test('finished people fold to one line, and a family of five is short', async ({ page }) => {
  await openForm(page, '/ewgregister')
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
  await test.step('what Submit will do stands beside it', async () => {
    const plan = page.getByRole('region', { name: 'What you are about to send' })
    await expect(plan.getByText('5 people: Meera, Thomas')).toBeVisible()
    await expect(plan.getByText(/^You pay Rs\. [\d,]+ now, Rs\. [\d,]+ later\.$/)).toBeVisible()
    await expect(plan.getByText(/was over on/)).toBeVisible()
  })
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
