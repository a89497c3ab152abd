import { expect, type Page } from '@playwright/test'
import { type Database, openDatabase } from '#database/engine/open.ts'
import { findPayment } from '#database/payments/payments.ts'
import { addDays, dayInIndia } from '#domain/days.ts'
import type { Role } from '#domain/staff.ts'
import { officeTest as test } from '../support/browser/office.ts'
import { registerAndPress } from '../support/browser/pay-by-http.ts'
import { SITE_FOLDER } from '../support/browser/shared-site.ts'
import { signedIn } from '../support/office/staff.ts'

let database: Database

test.beforeAll(() => {
  database = openDatabase(`file:${SITE_FOLDER}/church.db`)
})

test.afterAll(() => database.db.destroy())

async function signIn(page: Page, url: string | undefined, role: Role): Promise<void> {
  const { cookie } = await signedIn({ db: database.db, now: () => new Date() }, role)
  const [name = '', value = ''] = cookie.split('=')
  await page.context().addCookies([{ name, value, url: url ?? '' }])
}

test('the desk takes cash and prints its receipt on A5, in four clicks @office', async ({
  page,
  request,
  baseURL,
  javaScriptEnabled,
  task,
}) => {
  const txnid = await registerAndPress(request, 'Decline')
  const id = (await findPayment(database.db, txnid))?.registration_id
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes')
  })
  await signIn(page, baseURL, 'desk')
  await page.goto(`/office/registrations/${id}`)
  await task.click(page.getByRole('button', { name: 'Record payment' }))
  await page.getByLabel('Method').selectOption('Cash')
  await task.click(page.locator('button[name="intent"][value="show"]'))
  await task.click(page.getByRole('button', { name: /^Record payment of Rs\./ }))
  await task.click(page.getByRole('link', { name: 'Print the receipt' }))
  expect(task.clicks).toBeLessThanOrEqual(4)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Receipt')
  await expect(page.getByText('needs no signature')).toBeVisible()
  if (javaScriptEnabled !== false) {
    await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes')
  }
  await expectOneSheetOfA5(page)
  await task.look()
})

/** Chromium writes one object of the type Page for each sheet, and its size in points. */
async function expectOneSheetOfA5(page: Page): Promise<void> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  const [, width, height] = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/.exec(pdf) ?? []
  expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([420, 595])
}

test('the treasurer closes a day in four clicks and opens it again @office', async ({
  page,
  baseURL,
  task,
}) => {
  await signIn(page, baseURL, 'treasurer')
  await page.goto('/office')
  // Others record cash today while this runs.
  const day = addDays(dayInIndia(Date.now()), -Math.ceil(Math.random() * 5_000) - 10)
  await task.click(
    page.getByRole('navigation', { name: 'Office' }).getByRole('link', { name: 'Payments' }),
  )
  await task.click(page.getByRole('link', { name: 'Close', exact: true }))
  await page.getByLabel('Day').fill(day)
  await task.click(page.getByRole('button', { name: 'Show', exact: true }))
  await page.getByLabel('Counted cash').fill('0')
  await task.click(page.getByRole('button', { name: 'Close the day' }))
  expect(task.clicks).toBeLessThanOrEqual(4)
  await expect(page.getByRole('heading', { name: /^Closed by treasurer/ })).toBeVisible()
  await task.look()

  await page.getByText('Open the day again', { exact: true }).first().click()
  await page.getByRole('button', { name: 'Open the day again' }).click()
  await expect(page.getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Reason').fill('Another envelope')
  await page.getByRole('button', { name: 'Open the day again' }).click()
  await expect(page.getByText('Reason: Another envelope')).toBeVisible()

  await page.getByLabel('Counted cash').fill('50')
  await page.getByRole('button', { name: 'Close the day' }).click()
  await expect(page.getByText('That is Rs. 50 more than was recorded.')).toBeVisible()
  await expect(page.getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true')
  await task.look()
})
