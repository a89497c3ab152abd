import { expect, type Page } from '@playwright/test'
import { openDatabase } from '#database/engine/open.ts'
import { findPayment } from '#database/payments/payments.ts'
import { type Conference, test } from '../support/browser/own-conference.ts'
import { registerAndPress } from '../support/browser/pay-by-http.ts'
import { ownEmail } from '../support/browser/registration.ts'
import { beginTask } from '../support/browser/task.ts'
import { signedIn } from '../support/office/staff.ts'
import { PERSON } from '../support/people.ts'

/** A family of five has paid for this date; somebody of the office looks at their registration. */
async function openFamily(page: Page, { address: site, folder }: Conference, event: string) {
  const email = ownEmail()
  const names = ['Asha', 'Ravi', 'Maya', 'Anil', 'Arjun']
  const people = names.flatMap((firstname, index) =>
    Object.entries({ ...PERSON, firstname, email }).map(([field, value]) => [
      `persons[${index}].${field}`,
      value,
    ]),
  )
  const fields = { type: 'Family', productinfo: event, ...Object.fromEntries(people) }
  const txnid = await registerAndPress(page.request, 'Approve', { site, fields })
  const { db } = openDatabase(`file:${folder}/church.db`)
  const id = (await findPayment(db, txnid))?.registration_id
  const { cookie } = await signedIn({ db, now: () => new Date() }, 'admin')
  await db.destroy()
  const [name = '', value = ''] = cookie.split('=')
  await page.context().addCookies([{ name, value, url: site }])
  await page.goto(`${site}/office/registrations/${id}`)
}

test('a family is moved to another date, in four clicks @any-width', async ({
  page,
  conference,
  scripts,
}) => {
  await openFamily(page, conference, 'ewgaugmysore2023')
  const task = beginTask(page, scripts)
  await task.click(page.getByRole('button', { name: 'Move to another date' }))
  await task.click(page.getByRole('radio', { name: /EWG · 6–7 May 2999 · Rs\. 9,000/ }))
  await task.click(page.getByRole('button', { name: 'Continue' }))
  await expect(page.getByLabel('Arrival')).toHaveValue('2999-05-06T09:00')
  await expect(page.getByText('The price stays Rs. 9,000.')).toBeVisible()
  await task.click(page.getByRole('button', { name: 'Move to another date' }))
  expect(task.clicks).toBe(4)
  await expect(page.getByText('arrives 6 May 2999, 9:00 AM')).toBeVisible()
  await expect(page.getByText('From 12–13 Aug 2023 to 6–7 May 2999')).toBeVisible()
  await task.look()
})

test('one of five is taken off and refunded, in two clicks @any-width', async ({
  page,
  conference,
  scripts,
}) => {
  await openFamily(page, conference, 'ewgmaymysore2023')
  const task = beginTask(page, scripts)
  await task.click(page.getByRole('button', { name: 'Take off Arjun Rao' }))
  await expect(page.getByLabel('To give back')).toHaveValue('1440.00')
  await task.click(page.getByRole('button', { name: 'Take off Arjun Rao' }))
  expect(task.clicks).toBe(2)
  await expect(page.getByText('Refund of Rs. 1,440').first()).toBeVisible()
  await expect(page.getByText('Taken off: Arjun Rao', { exact: true })).toBeVisible()
  await expect(page.getByText('Kept for people who cancelled')).toBeVisible()
  await task.look()
})

test('a refund of one person opens with the share of the rule @any-width', async ({
  page,
  conference,
  scripts,
}) => {
  await openFamily(page, conference, 'ewgmaymysore2023')
  const task = beginTask(page, scripts)
  await task.click(page.getByRole('button', { name: 'Refund Arjun Rao' }))
  await expect(page.getByLabel('Amount')).toHaveValue('1440.00')
  await task.click(page.getByRole('button', { name: 'Continue' }))
  await expect(page.getByText('Rs. 7,560 of what was paid stays.')).toBeVisible()
  await task.click(page.getByRole('button', { name: 'Refund Rs. 1,440' }))
  expect(task.clicks).toBe(3)
  await expect(page.getByText('Refund of Rs. 1,440').first()).toBeVisible()
})

test('a cancelled registration is restored @any-width', async ({ page, conference, scripts }) => {
  await openFamily(page, conference, 'ewgmaymysore2023')
  const task = beginTask(page, scripts)
  await page.getByRole('button', { name: 'Cancel registration' }).click()
  await page.getByRole('button', { name: 'Cancel registration' }).click()
  await expect(page.getByText('Cancelled').first()).toBeVisible()
  await task.click(page.getByRole('button', { name: 'Restore registration' }))
  await task.click(page.getByRole('button', { name: 'Continue' }))
  await expect(page.getByText('5 places are confirmed')).toBeVisible()
  await task.click(page.getByRole('button', { name: 'Restore registration' }))
  await expect(page.getByText('Restored.')).toBeVisible()
  await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible()
  await task.look()
})
