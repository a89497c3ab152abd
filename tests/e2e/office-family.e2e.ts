import { randomInt } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { openDatabase } from '#database/engine/open.ts'
import { storeStaff } from '#database/staff/staff.ts'
import { openSession } from '#database/staff/staff-sessions.ts'
import { officeTest as test } from '../support/browser/office.ts'
import { SANDBOX, SITE_FOLDER } from '../support/browser/shared-site.ts'
import { storeRegistration } from '../support/people.ts'

test('a misspelt mother is found, an age corrected, and she is told, in four clicks @office', async ({
  page,
  request,
  baseURL,
  task,
}) => {
  const own = ownLetters()
  await enter(page, { own, url: baseURL ?? '' })
  await page.goto('/office/find')
  await page.getByLabel('Find').fill(`Wiswalaxmi Zcah${own}`)
  await page.getByLabel('Find').press('Enter')

  await task.click(page.getByRole('link', { name: `Vishvalakshmi Zach${own}` }))
  await task.click(page.getByRole('button', { name: 'Correct details' }))
  await page.getByRole('group', { name: 'Person 2' }).getByLabel('Age').fill('11')
  await task.click(page.getByRole('button', { name: 'Continue' }))
  await expect(page.getByText('Arjun: Age 12 → 11')).toBeVisible()
  await expect(page.getByText(/^The price was Rs\. [\d,]+ and becomes Rs\. [\d,]+/)).toBeVisible()
  await expect(page.getByLabel('Mail the family')).toBeChecked()
  await expect(page.getByText(`${own}@example.org`)).toBeVisible()
  await task.click(page.getByRole('button', { name: 'Correct details' }))
  const said = page.getByText(
    /^Saved\. Arjun is 11; the price is now Rs\. [\d,]+\. The family was told\.$/,
  )
  await expect(said).toBeVisible()
  expect(task.clicks).toBeLessThanOrEqual(6)
  await task.look()
  await page.reload()
  await expect(said).toBeVisible()

  await expect(async () => {
    const mailbox = await (await request.get(`${SANDBOX}/mailbox`)).text()
    const mail = mailbox.split('<li class="card">').find((each) => each.includes(`to ${own}@`))
    expect(mail).toContain('Your registration was changed')
    expect(mail).toContain('11 (was 12)')
  }).toPass()
  await page.reload()
  const mails = page.getByRole('region', { name: 'Mails' })
  await mails.getByText('Read it', { exact: true }).click()
  await expect(mails.getByText('Arjun: Age: 11 (was 12)')).toBeVisible()
  await task.look()
})

/** Several journeys share one site. */
function ownLetters(): string {
  return Array.from({ length: 7 }, () => 'bcdfgklmnprt'[randomInt(12)]).join('')
}

/** Stores a mother and her son, and signs somebody of the desk in. */
async function enter(page: Page, { own, url }: { own: string; url: string }): Promise<void> {
  const { db } = openDatabase(`file:${SITE_FOLDER}/church.db`)
  const last_name = `Zach${own}`
  const email = `${own}@example.org`
  const mother = { first_name: 'Vishvalakshmi', last_name, email, age: 38 }
  const son = { first_name: 'Arjun', last_name, email, age: 12 }
  await storeRegistration(db, { party: 'Family', people: [mother, son] })
  const at = new Date()
  const { id } = await storeStaff(db, { email: `${own}@a.in`, roles: ['desk'], at })
  const value = await openSession(db, { staffId: id, device: 'Test', at })
  await db.destroy()
  await page.context().addCookies([{ name: 'office', value, url }])
}
