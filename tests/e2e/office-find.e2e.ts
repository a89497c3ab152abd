import { randomInt } from 'node:crypto'
import { expect } from '@playwright/test'
import { openDatabase } from '#database/engine/open.ts'
import { storeStaff } from '#database/staff/staff.ts'
import { openSession } from '#database/staff/staff-sessions.ts'
import { officeTest as test } from '../support/browser/office.ts'
import { SITE_FOLDER } from '../support/browser/shared-site.ts'
import { storeRegistration } from '../support/people.ts'

test('a misspelt mother is found with one click, and the way leads back @office', async ({
  page,
  baseURL,
  javaScriptEnabled,
  task,
}) => {
  const own = ownLetters()
  const { number, cookie } = await prepare(own)
  const [name = '', value = ''] = cookie.split('=')
  await page.context().addCookies([{ name, value, url: baseURL ?? '' }])
  await page.goto('/office/find')
  await expect(page.getByText('a mobile number, or its last four digits')).toBeVisible()
  await task.look()

  const field = page.getByLabel('Find')
  if (javaScriptEnabled !== false) {
    await page.keyboard.press('/')
    await expect(field).toBeFocused()
  }
  await field.fill(`Wiswalaxmi Zcah${own}`)
  await field.press('Enter')
  const found = page.getByRole('region', { name: 'Registrations' })
  await expect(found.locator('mark')).toHaveText(['Vishvalakshmi', `Zach${own}`])
  await task.click(found.getByRole('link', { name: `Vishvalakshmi Zach${own}` }))
  expect(task.clicks).toBe(1)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Vishvalakshmi')
  await task.look()

  await page.getByRole('link', { name: 'Back to the 1 found' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('1 found')
  await page.getByLabel('Find').fill(`r-${number}`)
  await page.getByLabel('Find').press('Enter')
  await expect(page).toHaveURL(/\/office\/registrations\/[\w-]{36}$/)
  await page.getByLabel('Find').fill('Zebulonissimus')
  await page.getByLabel('Find').press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nothing found')
  await task.look()
})

/** Several journeys share one site. */
function ownLetters(): string {
  return Array.from({ length: 7 }, () => 'bcdfgklmnprt'[randomInt(12)]).join('')
}

/** A family, and somebody of the office with an address so short that the header has room for it. */
async function prepare(own: string) {
  const { db } = openDatabase(`file:${SITE_FOLDER}/church.db`)
  const people = [{ first_name: 'Vishvalakshmi', last_name: `Zach${own}` }]
  const { number } = await storeRegistration(db, { people })
  const at = new Date()
  const { id } = await storeStaff(db, { email: `${own}@a.in`, roles: ['admin'], at })
  const secret = await openSession(db, { staffId: id, device: 'Test', at })
  await db.destroy()
  return { number, cookie: `office=${secret}` }
}
