import { createHash } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'

/** Without a script's key, details that two tests type alike would be the same gift or registration. */
export function ownEmail(): string {
  // Hashed, because the forms take no address of more than 50 characters.
  const digest = createHash('sha256').update(test.info().testId).digest('hex')
  return `visitor-${digest.slice(0, 16)}@example.org`
}

type PersonTexts = {
  firstname?: string
  lastname?: string
  gender?: 'Male' | 'Female'
  age?: string
  email?: string
  phone?: string
  city?: string
}

type Filling = {
  choices?: {
    /** The first date, unless another is named by its code. */
    conference?: string
    as?: 'Individual' | 'Married Couple' | 'Family' | 'Group'
    residential?: 'Residential' | 'Non Residential'
    payment?: 'Full Registration' | 'Part Registration'
  }
  persons?: PersonTexts[]
  consent?: boolean
}

export async function fillRegistration(page: Page, filling: Filling = {}): Promise<void> {
  const { choices = {}, persons = [{}], consent = true } = filling
  const { as = 'Individual', residential = 'Residential', payment = 'Full Registration' } = choices
  const conference = page.getByLabel('Conference', { exact: true })
  await conference.selectOption(choices.conference ?? { index: 1 })
  await page.getByLabel('Registering as').selectOption(as)
  await page.getByLabel('Type of registration').selectOption(residential)
  await page.getByLabel('Arrival').fill('2025-09-13T09:00')
  await update(page)
  for (const [index, person] of persons.entries()) {
    if ((await cards(page).count()) <= index) {
      await page.getByRole('button', { name: 'Add Another Person' }).click()
    }
    await fillPerson(page, index + 1, person)
  }
  await page.getByLabel('Payment type').selectOption({ label: payment })
  if (consent) await page.getByRole('checkbox').check()
}

export async function fillPerson(page: Page, number: number, typed: PersonTexts): Promise<void> {
  const card = page.getByRole('group', { name: `Person ${number}` })
  await card.getByLabel('First Name').fill(typed.firstname ?? 'Asha')
  await card.getByLabel('Last Name').fill(typed.lastname ?? 'Rao')
  await card.getByLabel('Gender').selectOption(typed.gender ?? 'Female')
  await card.getByLabel('Age').fill(typed.age ?? '34')
  await card.getByLabel('Email').fill(typed.email ?? ownEmail())
  await card.getByLabel('Mobile').fill(typed.phone ?? '9876543210')
  await card.getByLabel('City').fill(typed.city ?? 'Bangalore')
}

/** Without a script a changed "Registering as" waits for this button; with one there is none. */
export async function update(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Update', exact: true })
  if (await button.isVisible()) await button.click()
}

/** Without a script the price is asked for; with one it is there. */
export async function showPrice(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Update price' })
  if (await button.isVisible()) await button.click()
}

export function cards(page: Page) {
  return page.getByRole('group', { name: /^Person \d$/ })
}

export function price(page: Page) {
  return page.getByRole('region', { name: 'Price' })
}

export async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
}

type Payment = { outcome: 'Approve' | 'Decline'; scripts?: boolean }

/** To the sandbox and back. Where scripts run, the pages before and after it go on by themselves. */
export async function pay(page: Page, { outcome, scripts = true }: Payment): Promise<void> {
  if (!scripts) await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.getByRole('button', { name: outcome, exact: true }).click()
  if (!scripts) await page.getByRole('button', { name: 'Return to the church' }).click()
  await page.waitForURL(/\/response\?txnid=/)
}

export async function openForm(page: Page, path: string): Promise<void> {
  await page.goto(path)
  // The script has taken over: from now on Submit follows what is typed.
  await expect(page.getByRole('button', { name: 'Submit', exact: true })).toBeDisabled()
}
