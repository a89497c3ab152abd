import { expect, type Page, test } from '@playwright/test'
import { cards, fillRegistration, openForm, pay, price } from '../support/browser/registration.ts'
import { expectUsableAtEachWidth } from '../support/browser/usable.ts'

const SHARED = { Email: 'meera.nair@home.in', Mobile: '9876501234', City: 'Hosur' }

function person(page: Page, number: number) {
  return page.getByRole('group', { name: `Person ${number}`, exact: true })
}

async function expectShared(page: Page, number: number): Promise<void> {
  for (const [label, value] of Object.entries(SHARED)) {
    await expect(person(page, number).getByLabel(label)).toHaveValue(value)
  }
}

test('people added in a row show no error, and share email, mobile and city', async ({ page }) => {
  await openForm(page, '/gpcregister')
  await page.getByLabel('Registering as').selectOption('Family')
  for (const [label, value] of Object.entries(SHARED)) {
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

  await test.step('one that was emptied stays empty, and shows its error once it is left', async () => {
    await person(page, 3).getByLabel('Email').fill('')
    await person(page, 1).getByLabel('Email').fill('meera@home.in')
    await expect(person(page, 2).getByLabel('Email')).toHaveValue('meera@home.in')
    await expect(person(page, 3).getByLabel('Email')).toHaveValue('')
    await expect(page.locator('.field-error')).toHaveText(['Email is required!'])
  })
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

test('a family of five: people fold, the price follows, nothing is lost', async ({ page }) => {
  await openForm(page, '/ewgregister')
  const choices = { as: 'Family', residential: 'Non Residential' } as const
  await fillRegistration(page, { choices, persons: FAMILY })
  await test.step('finished people fold to one line, and the form is short', async () => {
    await expect(cards(page)).toHaveCount(5)
    await expect(person(page, 1).getByText('Meera, 38, Rs. 650')).toBeVisible()
    await expect(person(page, 3).getByText('Arjun, 11, Rs. 420')).toBeVisible()
    await expect(person(page, 4).getByText('Anu, 4, free')).toBeVisible()
    await expect(person(page, 3).getByLabel('City')).toBeHidden()
    // Nobody else's fields were gone to.
    await expect(person(page, 5).getByLabel('City')).toBeVisible()
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height).toBeLessThanOrEqual(TALLEST_PX)
    expect((await person(page, 3).boundingBox())?.height).toBeLessThanOrEqual(ONE_ROW_PX)
  })
  await test.step('what each costs, and what Submit will do', async () => {
    const shares = page.locator('.person-share strong')
    await expect(shares).toHaveText(['Rs. 650', 'Rs. 650', 'Rs. 420', 'Rs. 0', 'Rs. 650'])
    await expect(price(page).getByRole('status')).toContainText('Rs. 2,370')
    await page.getByLabel('Payment type').selectOption('Part Payment')
    const plan = page.getByRole('region', { name: 'What you are about to send' })
    await expect(plan.getByText('5 people: Meera, Thomas')).toBeVisible()
    await expect(plan.getByText(/^Submit and pay Rs\. [\d,]+; Rs\. [\d,]+ later$/)).toBeVisible()
    await expect(plan.getByText(/was over on/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add Another Person' })).toBeDisabled()
  })
  await test.step('whoever is opened again and not finished stays open', async () => {
    await person(page, 3)
      .getByRole('button', { name: /Arjun, 11, Rs/ })
      .press('Enter')
    await expect(person(page, 3).getByLabel('First Name')).toBeFocused()
    await expect(person(page, 5).getByText('Ammini, 66, Rs. 250')).toBeVisible()
    await person(page, 3).getByLabel('Age').fill('')
    await person(page, 5)
      .getByRole('button', { name: /, 66, Rs/ })
      .click()
    await expect(person(page, 3).getByText('Age is required!')).toBeVisible()
    await expectUsableAtEachWidth(page)
    await person(page, 3).getByLabel('Age').fill('12')
  })
  await test.step('a reload loses nothing', async () => {
    await page.reload()
    await expect(cards(page)).toHaveCount(5)
    await expect(cards(page).nth(2).getByLabel('First Name')).toHaveValue('Arjun')
    // But consent is given anew.
    await expect(page.getByRole('checkbox')).not.toBeChecked()
    await page.getByRole('checkbox').check()
    await expect(page.getByRole('button', { name: 'Submit', exact: true })).toBeEnabled()
  })
  // It neither adds nor removes anybody, folded or not.
  await page.getByLabel('Arrival').press('Enter')
  await pay(page, { outcome: 'Approve' })
  for (const { firstname } of FAMILY) {
    await expect(page.getByRole('main')).toContainText(`${firstname} Rao`)
  }
  await test.step('a success clears what the device has kept', async () => {
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('registration-draft:ewgregister')))
      .toBeNull()
    await page.goto('/ewgregister')
    await expect(cards(page)).toHaveCount(1)
    await expect(page.getByLabel('First Name')).toHaveValue('')
  })
})
