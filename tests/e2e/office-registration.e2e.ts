import { expect, type Page } from '@playwright/test'
import { type Database, openDatabase } from '#database/engine/open.ts'
import { findPayment } from '#database/payments/payments.ts'
import { officeTest as test } from '../support/browser/office.ts'
import { registerAndPress } from '../support/browser/pay-by-http.ts'
import { SITE_FOLDER } from '../support/browser/shared-site.ts'
import { signedIn } from '../support/office/staff.ts'

let database: Database

test.beforeAll(() => {
  database = openDatabase(`file:${SITE_FOLDER}/church.db`)
})

test.afterAll(() => database.db.destroy())

test('the office corrects a registration, takes cash, reduces, refunds a part and cancels @office', async ({
  page,
  request,
  baseURL,
  task,
}) => {
  const txnid = await registerAndPress(request, 'Approve')
  const id = (await findPayment(database.db, txnid))?.registration_id
  await signIn(page, baseURL ?? '')
  await page.goto(`/office/registrations/${id}`)
  await expect(page.getByText('Nothing is due').first()).toBeVisible()
  await task.look()

  await begin(page, 'Correct details')
  await page.getByRole('group', { name: 'Person 1' }).getByLabel('City').fill('Hubli')
  await task.look()
  await show(page)
  await page.getByRole('button', { name: 'Correct details' }).click()
  await expect(page.getByText('City was Bangalore, now Hubli')).toBeVisible()

  await begin(page, 'Record payment')
  await page.getByLabel('Method').selectOption('Cash')
  await page.getByLabel('Amount').fill('0')
  await show(page)
  await expect(page.getByLabel('Amount')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Amount').fill('900')
  await show(page)
  await task.look()
  await page.getByRole('button', { name: 'Record payment of Rs. 900' }).click()
  await expect(page.getByText(/Receipt \d{4}-\d\d\/\d{6}/).first()).toBeVisible()
  await expect(page.getByText('Overpaid')).toBeVisible()

  await begin(page, 'Give a reduction')
  await page.getByLabel('Amount').fill('100')
  await page.getByLabel('Reason').fill('Scholarship')
  await show(page)
  await page.getByRole('button', { name: 'Give a reduction of Rs. 100' }).click()
  await expect(page.getByText('Reason: Scholarship').first()).toBeVisible()

  await begin(page, 'Refund')
  await page.getByLabel('Amount').fill('300')
  await page.getByLabel('Reason').fill('Paid too much')
  await show(page)
  await expect(page.getByText('Rs. 300 goes back to the payer.')).toBeVisible()
  await page.getByRole('button', { name: 'Refund Rs. 300' }).click()
  await expect(page.getByText('Refund of Rs. 300').first()).toBeVisible()

  await begin(page, 'Cancel registration')
  await expect(page.getByText('stays until you refund it')).toBeVisible()
  await task.look()
  await page.getByRole('button', { name: 'Cancel registration' }).click()
  await expect(page.getByText(/^Cancelled\. Rs\. [\d,]+ was received/)).toBeVisible()
  await expect(page.getByText('Cancelled').first()).toBeVisible()
  await task.look()
})

async function signIn(page: Page, baseURL: string): Promise<void> {
  const { cookie } = await signedIn({ db: database.db, now: () => new Date() }, 'admin')
  const [name = '', value = ''] = cookie.split('=')
  await page.context().addCookies([{ name, value, url: baseURL }])
}

async function begin(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: action, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(action)
}

async function show(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue' }).click()
}
