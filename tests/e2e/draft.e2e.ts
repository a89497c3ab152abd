import { expect, type Page, test } from '@playwright/test'
import { fillRegistration, openForm } from '../support/browser/registration.ts'
import { watchErrors } from '../support/browser/watch-errors.ts'

const FORM = 'ewgregister'
const DRAFT = `registration-draft:${FORM}`

function keptOf(page: Page): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), DRAFT)
}

async function typeFamily(page: Page): Promise<void> {
  await openForm(page, `/${FORM}`)
  await fillRegistration(page, {
    choices: { as: 'Married Couple' },
    persons: [{ firstname: 'Anbu' }, { firstname: 'Mala' }],
  })
  await expect.poll(() => keptOf(page)).toContain('Mala')
}

async function expectEmpty(page: Page): Promise<void> {
  await expect(page.getByLabel('First Name')).toHaveCount(1)
  await expect(page.getByLabel('First Name')).toHaveValue('')
  await expect(page.getByLabel('Mobile')).toHaveValue('')
  await expect(page.getByLabel('Registering as')).toHaveValue('')
  await expect(page.getByRole('checkbox')).not.toBeChecked()
}

// After a day it is gone: draft.test.
test('a button clears what this device has kept, and what is sent stays kept', async ({ page }) => {
  await typeFamily(page)
  await page.getByRole('button', { name: 'Clear this form' }).click()
  await expectEmpty(page)
  expect(await keptOf(page)).not.toMatch(/Anbu|Mala|9876543210/)
  await page.reload()
  await expectEmpty(page)
  await fillRegistration(page)
  await page.getByRole('button', { name: 'Submit' }).click()
  // Our page goes on to the provider's by itself.
  await page.waitForURL(/\/payu?\//)
  await page.goto(`/${FORM}`)
  await expect(page.getByLabel('First Name')).toHaveValue('Asha')
})

test('the date of the address counts before one that was chosen earlier', async ({ page }) => {
  const errors = watchErrors(page)
  const conference = page.getByLabel('Conference', { exact: true })
  await openForm(page, `/${FORM}?event=ewgjan2019`)
  await expect(page.getByText('The date in your link is no longer offered.')).toBeVisible()
  await expect(conference).toHaveValue('')
  await conference.selectOption('ewgaugmysore2023')
  await expect(page).toHaveURL(`/${FORM}`)
  await page.getByLabel('First Name').fill('Asha')
  await expect.poll(() => keptOf(page)).toContain('Asha')
  await page.goto(`/${FORM}?event=ewgmaymysore2023`)
  await expect(page.getByLabel('First Name')).toHaveValue('Asha')
  await expect(conference).toHaveValue('ewgmaymysore2023')
  await test.step('who chooses another date keeps it after a reload', async () => {
    await conference.selectOption('ewgaugmysore2023')
    await expect(page).toHaveURL(`/${FORM}`)
    await page.reload()
    await expect(page.getByLabel('First Name')).toHaveValue('Asha')
    await expect(conference).toHaveValue('ewgaugmysore2023')
  })
  await test.step('another language keeps what was typed', async () => {
    await page.goto(`/kn/${FORM}`)
    await expect(page.locator('[name="persons[0].firstname"]')).toHaveValue('Asha')
  })
  expect(errors).toEqual([])
})
