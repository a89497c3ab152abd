import { expect, type Page } from '@playwright/test'
import { DESK, expectUsableAtEachWidth } from './look-closely.ts'
import { SANDBOX } from './mailbox.ts'
import { ownEmail } from './own-email.ts'
import { registerAndPress } from './pay-by-http.ts'
import { fillRegistration, openForm, pay, submit, test } from './registration-page.ts'

// At the width of a phone with a script, and of a desk without.
test.use({
  viewport: async ({ viewport, scripts }, use) => use(scripts ? viewport : DESK),
})

/** Registers and pays one person, and opens the private page. */
async function openMine(page: Page, email = ownEmail()): Promise<void> {
  const fields = { 'persons[0].email': email }
  const txnid = await registerAndPress(page.request, 'Approve', { fields })
  await page.goto(`/response?txnid=${txnid}`)
  await openPrivatePage(page)
}

async function openPrivatePage(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Your registration' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your registration')
}

test('after the part, the rest is paid on the private page @any-width', async ({
  page,
  scripts,
}) => {
  await openForm(page, '/ewgregister', scripts)
  await fillRegistration(page, { choices: { payment: 'Part Registration' } })
  await submit(page)
  await pay(page, { outcome: 'Approve', scripts })
  await openPrivatePage(page)
  await expect(page.getByText('One person is registered. Rs. 1,550 are still due.')).toBeVisible()
  await expect(page.getByText('Part paid', { exact: true })).toBeVisible()
  await expect(page.getByText('Paid: Rs. 250')).toBeVisible()
  await expect(page.getByText('Still due: Rs. 1,550')).toBeVisible()
  const address = page.url()
  if (scripts) await expectUsableAtEachWidth(page)
  await page.getByRole('button', { name: 'Pay the balance' }).click()
  await pay(page, { outcome: 'Approve', scripts })
  await page.goto(address)
  await expect(page.getByText('Paid: Rs. 1,800')).toBeVisible()
  await expect(page.getByText('Nothing is due', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pay the balance' })).toHaveCount(0)
})

test('details are corrected, and a new price is asked about first @any-width', async ({
  page,
  scripts,
}) => {
  await openMine(page)
  await page.getByRole('button', { name: 'Correct details' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Correct details')
  if (scripts) await expectUsableAtEachWidth(page)
  const asha = page.getByRole('group', { name: 'Person 1' })
  await asha.getByLabel('Mobile').fill('12')
  await page.getByRole('button', { name: 'Correct details' }).click()
  await expect(asha.getByLabel('Mobile')).toHaveAttribute('aria-invalid', 'true')
  await asha.getByLabel('Mobile').fill('98765 43219')
  await asha.getByLabel('First Name').fill('Ashalata')
  await page.getByRole('button', { name: 'Correct details' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: /^Ashalata Rao$/ })).toBeVisible()

  await page.getByRole('button', { name: 'Correct details' }).click()
  await page.getByLabel('Registering as').selectOption('Family')
  const child = page.getByRole('group', { name: 'Person 2' })
  await child.getByLabel('First Name').fill('Anu')
  await child.getByLabel('Last Name').fill('Rao')
  await child.getByLabel('Gender').selectOption('Female')
  await child.getByLabel('Age').fill('8')
  await child.getByLabel('Email').fill(ownEmail())
  await child.getByLabel('Mobile').fill('9876543210')
  await child.getByLabel('City').fill('Bangalore')
  await page.getByRole('button', { name: 'Correct details' }).click()
  await expect(page.getByText('The new total is Rs. 3,050.')).toBeVisible()
  await expect(page.getByText('Rs. 1,250 more than before')).toBeVisible()
  await expect(child.getByLabel('First Name')).toHaveValue('Anu')
  if (scripts) await expectUsableAtEachWidth(page)
  await page.getByRole('button', { name: /^Correct details/ }).click()
  await expect(page.getByRole('listitem').filter({ hasText: /^Anu Rao$/ })).toBeVisible()
  await expect(page.getByText('Still due: Rs. 1,250')).toBeVisible()
})

test('without a rule, cancelling is a request to the office @any-width', async ({
  page,
  scripts,
}) => {
  await openMine(page)
  await page.getByRole('button', { name: 'Cancel registration' }).click()
  await expect(page.getByText('Our office decides what goes back')).toBeVisible()
  if (scripts) await expectUsableAtEachWidth(page)
  await page.getByRole('button', { name: /^Cancel registration/ }).click()
  await expect(page.getByText('Our office has your request')).toBeVisible()
  await expect(page.getByText('Paid: Rs. 1,800')).toBeVisible()
})

test('a lost link comes by mail, and the answer tells nothing @any-width', async ({
  page,
  scripts,
  request,
}) => {
  const email = ownEmail()
  await openMine(page, email)
  const address = page.url()
  await page.goto('/my/0123456789012345678901234567890123456789')
  await page.getByRole('link', { name: 'Send me my links' }).click()
  await page.getByRole('button', { name: 'Send my links' }).click()
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
  if (scripts) await expectUsableAtEachWidth(page)
  for (const typed of [`nobody-${email}`, email.toUpperCase()]) {
    await page.getByLabel('Email').fill(typed)
    await page.getByRole('button', { name: 'Send my links' }).click()
    await expect(page.getByText('the links are on their way to it')).toBeVisible()
    await page.goto('/my')
  }
  await expect(async () => {
    const mailbox = await (await request.get(`${SANDBOX}/mailbox`)).text()
    const mails = mailbox.split('<li class="card">').filter((mail) => mail.includes('Your links'))
    const own = mails.filter((mail) => mail.includes(new URL(address).pathname))
    expect(own).toHaveLength(1)
  }).toPass()
})
