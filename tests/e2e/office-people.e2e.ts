import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { type Database, openDatabase } from '#database/engine/open.ts'
import { enterOffice, mailedLink, officeTest as test } from '../support/browser/office.ts'
import { ownEmail } from '../support/browser/registration.ts'
import { SITE_FOLDER } from '../support/browser/shared-site.ts'
import { storeRegistration } from '../support/people.ts'

let database: Database

test.beforeAll(() => {
  database = openDatabase(`file:${SITE_FOLDER}/church.db`)
})

test.afterAll(() => database.db.destroy())

test('the next of a waiting list is offered places in two clicks @office', async ({ page, task }, {
  project,
}) => {
  // Each project has a queue of its own: both have the same site.
  const event_code = project.name === 'desktop' ? 'ewgmaymysore2023' : 'ewgaugmysore2023'
  const people = [{ first_name: 'Anita', last_name: 'Rao', email: ownEmail() }, {}, {}]
  await storeRegistration(database.db, { event_code, people, hold: 'waiting' })
  await enterOffice(page, 'desk')
  await page.goto('/office/registrations?standing=Waiting')
  await task.click(page.getByRole('link', { name: 'Waiting lists' }))
  const queue = page.locator('section', { has: page.locator(`#${event_code}`) })
  await expect(queue.getByText('Next: Anita Rao and 2 others.')).toBeVisible()
  await task.click(queue.getByRole('button', { name: 'Offer the next' }))
  expect(task.clicks).toBeLessThanOrEqual(2)
  await expect(page.getByRole('status').getByText('are held until')).toBeVisible()
  await expect(queue.getByText(/^Offered until \d+/)).toBeVisible()
  await task.look()
  await queue.getByRole('link', { name: 'Anita Rao' }).first().click()
  await expect(page.getByText('Offered until')).toBeVisible()
})

test('twelve filtered people are written to @office', async ({ page, task }) => {
  const name = `Kuriakose${randomUUID().slice(0, 8)}`
  for (let at = 0; at < 12; at++) {
    const people = [{ last_name: name, email: `${at}-${ownEmail()}` }]
    await storeRegistration(database.db, { people })
  }
  await enterOffice(page, 'desk')
  await page.goto(`/office/registrations?search=${name}`)
  await page.getByRole('link', { name: 'Write to these people' }).click()
  await expect(page.getByText('To 12 addresses of 12 registrations')).toBeVisible()
  await task.look()
  await page.getByLabel('Subject').fill('Bring a torch')
  await page
    .getByLabel('Message')
    .fill('Dear friends,\n\nthe way is dark: https://example.org/way.')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('link', { name: 'https://example.org/way' })).toBeVisible()
  await task.look()
  await page.getByRole('button', { name: 'Send 12 mails' }).click()
  await expect(page.getByText('On the way: 12 mails.')).toBeVisible()
  await page.getByRole('link', { name: 'Back to the list' }).click()
  await page.getByRole('link', { name }).first().click()
  await expect(page.getByText('Subject: Bring a torch')).toBeVisible()
})

test('a colleague is invited by name, and the history shows it @office', async ({
  page,
  request,
  browser,
  task,
}, { project }) => {
  await enterOffice(page, 'admin')
  await page.goto('/office/staff')
  const email = `grace-${ownEmail()}`
  await page.getByLabel('Name').fill('Grace Thomas')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Role').selectOption('desk')
  await page.getByRole('button', { name: 'Invite' }).click()
  await expect(page.getByRole('status').getByText('Grace Thomas can sign in now')).toBeVisible()

  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Role').selectOption('treasurer')
  await page.getByRole('button', { name: 'Invite' }).click()
  await expect(page.getByText(`${email} has the role Desk. Nothing was changed.`)).toBeVisible()
  await task.look()
  await page.getByRole('button', { name: 'Add Treasurer and send a link' }).click()
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Desk, Treasurer')

  const guest = await (await browser.newContext(project.use)).newPage()
  await guest.goto(await mailedLink(request, email))
  await expect(guest.getByLabel('Your name')).toHaveCount(0)
  await guest.getByRole('button', { name: 'Sign in' }).click()
  await expect(guest.getByText('Grace Thomas').first()).toBeAttached()
  const { id } = await storeRegistration(database.db, { people: [{ email: ownEmail() }] })
  await guest.goto(`/office/registrations/${id}/note`)
  await guest.getByLabel('Note').fill('Comes by train')
  await guest.getByRole('button', { name: 'Continue' }).click()
  await guest.getByRole('button', { name: 'Add a note' }).click()
  await expect(guest.getByText(/· Grace Thomas$/).first()).toBeVisible()
  await guest.context().close()
})
