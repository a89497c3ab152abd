import { expect, test } from '@playwright/test'
import { openDatabase } from '#database/engine/open.ts'
import { storeSample } from '../fixtures/stored-registration.ts'
import { expectUsableAtEachWidth } from './look-closely.ts'
import { enterOffice } from './office-entry.ts'
import { SITE_FOLDER } from './site-folder.ts'

test('a misspelt mother is found with one click, and the way leads back @office', async ({
  page,
  javaScriptEnabled,
}) => {
  const look = () => (javaScriptEnabled === false ? undefined : expectUsableAtEachWidth(page))
  const { number } = await storeFamily()
  await enterOffice(page, 'admin')
  await page.goto('/office/find')
  await expect(page.getByText('a mobile number, or its last four digits')).toBeVisible()
  await look()

  const field = page.getByLabel('Find')
  if (javaScriptEnabled !== false) {
    await page.keyboard.press('/')
    await expect(field).toBeFocused()
  }
  await field.fill('Wiswalaxmi Zacharaih')
  await field.press('Enter')
  const found = page.getByRole('region', { name: 'Registrations' })
  await expect(found.locator('mark')).toHaveText(['Vishvalakshmi', 'Zachariah'])
  await look()
  await found.getByRole('link', { name: 'Vishvalakshmi Zachariah' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Vishvalakshmi')
  await look()

  await page.getByRole('link', { name: 'Back to the 1 found' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('1 found')
  await page.getByLabel('Find').fill(`r-${number}`)
  await page.getByLabel('Find').press('Enter')
  await expect(page).toHaveURL(/\/office\/registrations\/[\w-]{36}$/)
  await page.getByLabel('Find').fill('Zebulonissimus')
  await page.getByLabel('Find').press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nothing found')
  await look()
})

async function storeFamily() {
  const { db } = openDatabase(`file:${SITE_FOLDER}/church.db`)
  const people = [{ first_name: 'Vishvalakshmi', last_name: 'Zachariah' }]
  const stored = await storeSample(db, { people })
  await db.destroy()
  return stored
}
