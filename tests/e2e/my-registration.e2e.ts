import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { registerAndPress } from '../support/browser/pay-by-http.ts'
import { ownEmail, pay, test } from '../support/browser/registration.ts'
import { SANDBOX } from '../support/browser/shared-site.ts'
import { DESK, expectUsableAtEachWidth } from '../support/browser/usable.ts'

// At the width of a phone with a script, and of a desk without.
test.use({
  viewport: async ({ viewport, scripts }, use) => use(scripts ? viewport : DESK),
})

test('on the private page the rest is paid, and corrections and cancelling are asked for @any-width', async ({
  page,
  scripts,
  request,
}) => {
  const email = ownEmail()
  const fields = { 'persons[0].email': email, paym: 'Part Payment' }
  const txnid = await registerAndPress(page.request, 'Approve', { fields })
  await page.goto(`/response?txnid=${txnid}`)
  await expect(page.getByText(/We are sending everything to v\*\*\*@example\.org/)).toBeVisible()
  await expect(page.getByRole('img', { name: 'QR code of Asha Rao’s ticket' })).toBeVisible()
  await expect(page.getByText('This conference was over on 7 May 2023')).toBeVisible()
  const steps = page.getByRole('main').locator('.button')
  await expect(steps.first()).toHaveText('Open your registration')
  await steps.first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your registration')
  const visit: Visit = { page, scripts, address: page.url() }

  await test.step('after the part, the rest is paid', () => payTheRest(visit))
  await test.step('after the conference, correcting is a request', () => correct(visit))
  await test.step('a lost link comes by mail, and the answer tells nothing', async () => {
    await askForLinks(visit, email)
    await expectOneMail(request, visit.address)
  })
  await test.step('without a rule, cancelling is a request to the office', () => cancel(visit))
})

/** `address`: of the private page. */
type Visit = { page: Page; scripts: boolean; address: string }

/** axe is a script itself. */
async function look({ page, scripts }: Visit): Promise<void> {
  if (scripts) await expectUsableAtEachWidth(page)
}

async function payTheRest(visit: Visit): Promise<void> {
  const { page, scripts, address } = visit
  await expect(page.getByText('One person is registered. Rs. 1,550 is still due.')).toBeVisible()
  await expect(page.getByText('Part paid', { exact: true })).toBeVisible()
  await expect(page.getByText('May 6 to 7, 2023 (Saturday to Sunday)')).toBeVisible()
  await expect(page.getByText('This conference was over on 7 May 2023')).toBeVisible()
  await expect(page.getByText('Paid: Rs. 250')).toBeVisible()
  await expect(page.getByText('Still due: Rs. 1,550')).toBeVisible()
  await look(visit)
  await page.getByRole('button', { name: 'Pay the balance' }).click()
  await pay(page, { outcome: 'Approve', scripts })
  await page.goto(address)
  await expect(page.getByText('Paid: Rs. 1,800')).toBeVisible()
  await expect(page.getByText('Nothing is due', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pay the balance' })).toHaveCount(0)
}

async function correct(visit: Visit): Promise<void> {
  const { page } = visit
  await page.getByRole('button', { name: 'Correct details' }).click()
  await expect(page.getByText('This conference has begun or is over')).toBeVisible()
  await look(visit)
  await page.getByRole('group', { name: 'Person 1' }).getByLabel('First Name').fill('Ashalata')
  await page.getByRole('button', { name: 'Correct details' }).click()
  await expect(page.getByText('Asha: First Name Asha → Ashalata')).toBeVisible()
  await look(visit)
  await page.getByRole('button', { name: 'Correct details: ask our office' }).click()
  await expect(page.getByText(/^You asked us on \d+ \w+ to change your registration/)).toBeVisible()
  await look(visit)
  await page.getByRole('button', { name: 'Take back the request' }).click()
  await expect(page.getByText('Your request has been taken back.')).toBeVisible()
  await expect(page.getByText('You asked us')).toHaveCount(0)
  await expect(page.getByRole('listitem').filter({ hasText: /^Asha Rao$/ })).toBeVisible()
}

async function askForLinks(visit: Visit, email: string): Promise<void> {
  const { page } = visit
  await page.goto('/my/0123456789012345678901234567890123456789')
  await page.getByRole('link', { name: 'Send my links' }).click()
  await page.getByRole('button', { name: 'Send my links' }).click()
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
  await look(visit)
  for (const typed of [`nobody-${email}`, email.toUpperCase()]) {
    await page.getByLabel('Email').fill(typed)
    await page.getByRole('button', { name: 'Send my links' }).click()
    await expect(page.getByText('the links are on their way to it')).toBeVisible()
    await page.goto('/my')
  }
}

async function expectOneMail(request: APIRequestContext, address: string): Promise<void> {
  await expect(async () => {
    const mailbox = await (await request.get(`${SANDBOX}/mailbox`)).text()
    const mails = mailbox.split('<li class="card">').filter((mail) => mail.includes('Your links'))
    const own = mails.filter((mail) => mail.includes(new URL(address).pathname))
    expect(own).toHaveLength(1)
  }).toPass()
}

async function cancel(visit: Visit): Promise<void> {
  const { page, address } = visit
  await page.goto(address)
  await page.getByRole('button', { name: 'Cancel registration' }).click()
  await expect(
    page.getByText('Our office will decide on the refund and write to you.'),
  ).toBeVisible()
  await look(visit)
  await page.getByRole('button', { name: /^Cancel registration/ }).click()
  await expect(page.getByText('Our office has your request')).toBeVisible()
  await expect(
    page.getByText(/^You asked us on \d+ \w+ to cancel\. Our office will write to you\.$/),
  ).toBeVisible()
  await expect(page.getByText('Paid: Rs. 1,800')).toBeVisible()
}
